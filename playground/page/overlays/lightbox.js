// A picture over the whole page, with its words beneath.

import { dialog } from "./dialog.js";
import { el, iconButton, webLink } from "../basics/dom.js";

/** Show `items` ({ media, description }), beginning with the one at `start`. */
export function lightbox(items, start, { w }) {
  return new Lightbox(items, start, w);
}

class Lightbox {
  #items;
  #index = 0;

  constructor(items, start, w) {
    this.#items = items;
    this.img = el("img", { class: "lightbox-picture" });
    this.words = el("figcaption", { class: "lightbox-words" });
    this.original = webLink(null, { class: "lightbox-link" }, w("openOriginal"));
    this.#show(start);
    const content = [this.#figure(), ...(items.length > 1 ? this.#arrows(w) : []), this.#cross(w)];
    const behind = [document.querySelector("#app")];
    const { close, box } = dialog(document.body, {
      label: w("picture"),
      className: "lightbox",
      content,
      behind,
    });
    this.close = close;
    box.addEventListener("keydown", (event) => this.#key(event));
    box.addEventListener("click", ({ target }) => (target === box || target.matches("figure")) && close());
  }

  #figure() {
    const foot = el("div", { class: "lightbox-foot" }, this.words, this.original);
    return el("figure", { class: "lightbox-figure" }, this.img, foot);
  }

  #arrows(w) {
    const step = (by) => () => this.#show(this.#index + by);
    return [
      iconButton("down", w("previous"), step(-1), { class: "icon-button lightbox-previous" }),
      iconButton("down", w("next"), step(1), { class: "icon-button lightbox-next" }),
    ];
  }

  #cross(w) {
    const props = { class: "icon-button lightbox-close", data: { first: "" } };
    return iconButton("close", w("closePicture"), () => this.close(), props);
  }

  #show(index) {
    this.#index = (index + this.#items.length) % this.#items.length;
    const { media, description } = this.#items[this.#index];
    this.img.src = media.url;
    this.img.alt = description || "";
    this.words.textContent = description || "";
    this.words.hidden = !description;
    this.original.href = media.url;
  }

  #key({ key }) {
    if (this.#items.length < 2) return;
    if (key === "ArrowLeft") this.#show(this.#index - 1);
    if (key === "ArrowRight") this.#show(this.#index + 1);
  }
}
