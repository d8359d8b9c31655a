import { el } from "./dom.js";

/** A unicode emoji as itself, a custom one by its picture, with its name for those who cannot load it. */
export function emoji({ id, name, animated }) {
  if (!id) return el("span", { class: "emoji" }, name ?? "");
  return el("img", {
    class: "emoji",
    src: `/cdn/emojis/${id}.${animated ? "gif" : "webp"}`,
    alt: name ?? "",
  });
}
