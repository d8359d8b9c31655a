// Files that somebody gives to the bot.

const LARGEST = 10 * 1024 * 1024; // together, as they travel in one frame

export const tooLarge = (files) => [...files].reduce((sum, file) => sum + file.size, 0) > LARGEST;

/** A file as the page socket takes it: its name, and its data in base64. */
export async function handed(file) {
  const address = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
  return { filename: file.name, data: address.slice(address.indexOf(",") + 1) };
}
