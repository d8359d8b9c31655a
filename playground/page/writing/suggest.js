// The list above the composer: commands, choices, people. Its owner keeps the focus and steers it.

import { el, uid, arrowKeys } from "../basics/dom.js";

export class Suggest {
  #items = [];
  #active = -1;
  #owner = null;

  constructor() {
    this.title = el("div", { class: "suggest-title" });
    this.list = el("div", { class: "suggest-list", role: "listbox", id: uid("suggest") });
    this.el = el("div", { class: "suggest", hidden: true }, this.title, this.list);
    this.list.addEventListener("pointerdown", (event) => event.preventDefault()); // the owner keeps the focus
  }

  get shown() {
    return !this.el.hidden;
  }

  get active() {
    return this.shown ? this.#items[this.#active] : undefined;
  }

  /** Show { label, note?, lead?, tags?, act } for the field `owner`. */
  show(owner, title, items, empty = null, active = 0) {
    if (this.#owner && this.#owner !== owner) this.#release();
    this.#owner = owner;
    this.#items = items;
    this.title.textContent = title;
    this.list.setAttribute("aria-label", title);
    this.list.replaceChildren(
      ...items.map((item, index) => this.#row(item, index)),
      ...(items.length || !empty ? [] : [el("div", { class: "options-none", role: "status" }, empty)]),
    );
    this.el.hidden = false;
    if (owner.hasAttribute("aria-expanded")) owner.setAttribute("aria-expanded", "true");
    owner.setAttribute("aria-controls", this.list.id);
    this.#point(items.length ? Math.max(-1, Math.min(active, items.length - 1)) : -1);
  }

  hide() {
    this.el.hidden = true;
    this.#items = [];
    this.#active = -1;
    this.#release();
  }

  /** Arrow keys; true when the key was used. */
  steer(event) {
    if (!this.shown || event.key === "Home" || event.key === "End") return false;
    const next = arrowKeys(event, this.#items, this.#active);
    if (next === null) return false;
    this.#point(next);
    return true;
  }

  #release() {
    for (const name of ["aria-activedescendant", "aria-controls"]) this.#owner?.removeAttribute(name);
    if (this.#owner?.hasAttribute("aria-expanded")) this.#owner.setAttribute("aria-expanded", "false");
    this.#owner = null;
  }

  #row(item, index) {
    const node = el(
      "div",
      { role: "option", class: "option", id: `${this.list.id}-${index}`, "aria-selected": "false" },
      item.lead,
      el(
        "span",
        { class: "option-words" },
        el(
          "span",
          { class: "option-label" },
          item.label,
          item.tags &&
            el(
              "span",
              { class: "option-tags" },
              item.tags.map((tag) => el("span", { class: "option-tag" }, tag)),
            ),
        ),
        item.note && el("span", { class: "option-note" }, item.note),
      ),
      item.trail && el("span", { class: "option-trail" }, item.trail),
    );
    node.addEventListener("click", () => item.act());
    node.addEventListener("pointermove", () => this.#point(index, false));
    return node;
  }

  #point(index, scroll = true) {
    this.list.children[this.#active]?.setAttribute("aria-selected", "false");
    this.list.children[this.#active]?.classList.remove("active");
    this.#active = index;
    const node = this.list.children[index];
    if (!node || !this.#items[index]) return this.#owner?.removeAttribute("aria-activedescendant");
    node.setAttribute("aria-selected", "true");
    node.classList.add("active");
    if (scroll) node.scrollIntoView({ block: "nearest" });
    this.#owner?.setAttribute("aria-activedescendant", node.id);
  }
}
