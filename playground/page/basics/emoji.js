// Emoji of Unicode, and custom ones by their pictures.

import { el } from "./dom.js";

/** How an emoji is called in a reaction: itself, or a custom one by name and id. */
export const nameOfEmoji = ({ id, name }) => (id ? `${name}:${id}` : (name ?? ""));

/** A unicode emoji as itself, a custom one by its picture, with its name for those who cannot load it. */
export function emoji({ id = null, name, animated = false }) {
  if (!id) return el("span", { class: "emoji" }, name ?? "");
  return el("img", {
    class: "emoji",
    src: `/cdn/emojis/${id}.${animated ? "gif" : "webp"}`,
    alt: name ?? "",
  });
}
