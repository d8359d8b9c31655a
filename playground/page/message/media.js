// Pictures and files of a message; a picture opens large with its words beneath.

import { el, icon } from "../basics/dom.js";
import { lightbox } from "../overlays/lightbox.js";

const SMALL = 200; // pixels; smaller pictures are not blown up on phones
const isPicture = (media) =>
  (media.content_type ?? "").startsWith("image/") ||
  (!media.content_type && /\.(png|jpe?g|gif|webp)(\?|$)/i.test(media.url ?? ""));
const isSpoiler = (media) => media.spoiler || /\/SPOILER_[^/]*$/.test(media.url ?? "");

/** Attachments of a message: pictures as a gallery, the rest as files. */
export function attachments(list, view) {
  const pictures = list
    .filter(isPicture)
    .map((file) => ({ media: file, description: file.description, spoiler: isSpoiler(file) }));
  const files = list.filter((file) => !isPicture(file));
  return [pictures.length ? gallery(pictures, view) : null, ...files.map((file) => fileCard(file, view))];
}

export function gallery(items, view) {
  const shown = items.slice(0, 10);
  const node = el("div", { class: `gallery gallery-${shown.length}` });
  shown.forEach((item, index) =>
    node.append(picture(item, view, () => lightbox(shown, index, view), `picture ${index}`)),
  );
  return node;
}

export function picture({ media, description = null, spoiler = false }, view, open, key) {
  const { w } = view;
  const alt = description || "";
  const img = el("img", {
    src: media.url,
    alt,
    width: media.width,
    height: media.height,
    decoding: "async",
    draggable: "false",
  });
  const node = el(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-label": w("openPicture", { alt: alt || w("noAlt") }),
      data: { key },
    },
    img,
  );
  if (media.width && media.height) node.style.setProperty("--ratio", `${media.width} / ${media.height}`);
  if (media.width) node.style.setProperty("--width", `${media.width}px`);
  if (media.width && media.width < SMALL) node.classList.add("small");
  if (spoiler) {
    node.classList.add("veiled");
    node.append(el("span", { class: "veil" }, w("spoiler").split(",")[0]));
  }
  node.addEventListener("click", () => {
    if (node.classList.contains("veiled")) node.classList.remove("veiled");
    else open();
  });
  return node;
}

export function thumbnail({ media, description, spoiler }, view, key) {
  const node = picture(
    { media, description, spoiler },
    view,
    () => lightbox([{ media, description }], 0, view),
    key,
  );
  node.classList.add("thumbnail");
  return node;
}

export function fileCard(file, view) {
  const name = file.filename ?? file.name ?? decodeURIComponent((file.url ?? "").split("/").pop());
  return el(
    "a",
    {
      class: "file",
      href: file.url,
      download: name,
      "aria-label": view.w("download", { name }),
      data: { key: `file ${name}` },
    },
    icon("file"),
    el("span", { class: "file-name" }, name),
    el("span", { class: "file-size" }, file.size ? weight(file.size) : ""),
  );
}

function weight(bytes) {
  const units = ["B", "KB", "MB"];
  let n = bytes;
  while (n >= 1024 && units.length > 1) {
    n /= 1024;
    units.shift();
  }
  return `${n >= 10 || Number.isInteger(n) ? Math.round(n) : n.toFixed(1)} ${units[0]}`;
}
