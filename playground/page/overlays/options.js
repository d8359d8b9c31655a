// The open list of a select: search, arrows, one or several picks.

import { arrowKeys, el, icon, uid } from "../basics/dom.js";
import { COMPONENT } from "../basics/kinds.js";
import { popover } from "./popover.js";

const SEARCHED = 9; // from so many options on there is a search field

/**
 * Open the list of `component` at `anchor`, with `all` its options and `picked` the values chosen so far.
 * `onClose` gets the values to send, or null when there is nothing new.
 */
export function openOptions(view, anchor, settings) {
  return new Options(view, anchor, settings);
}

class Options {
  #w;
  #all;
  #shown;
  #picked;
  #chosen;
  #min;
  #max;
  #active;
  #answer = null;
  #close;

  constructor({ w, layer }, anchor, { component, all, picked, onClose }) {
    this.#w = w;
    this.#all = all;
    this.#shown = all;
    this.#picked = picked;
    this.#chosen = new Set(picked);
    this.#min = component.min_values ?? 1;
    this.#max = component.max_values ?? 1;
    this.#active = Math.max(
      0,
      all.findIndex((choice) => this.#chosen.has(choice.value)),
    );
    this.#build(
      component.placeholder ?? w("choose"),
      all.length >= SEARCHED || component.type !== COMPONENT.SELECT,
    );
    this.#draw();
    anchor.setAttribute("aria-controls", this.listbox.id);
    this.#close = popover(layer, anchor, this.el, {
      className: "select-popover",
      onClose: () => onClose(this.#answer ?? this.#changes()),
    });
    this.#point(this.#active);
    this.holder.focus({ preventScroll: true });
  }

  get #several() {
    return this.#max > 1;
  }

  #build(label, searched) {
    const w = this.#w;
    this.listbox = el("div", {
      role: "listbox",
      id: uid("list"),
      class: "options",
      "aria-multiselectable": this.#several,
      "aria-label": label,
      tabindex: "0",
    });
    this.search = searched ? this.#searchField() : null;
    this.done = this.#several
      ? el("button", { type: "button", class: "button primary options-done" }, w("done"))
      : null;
    this.done?.addEventListener("click", () => this.#finish());
    this.holder = this.search ?? this.listbox;
    this.holder.addEventListener("keydown", (event) => this.#key(event));
    const hint = this.#several ? el("div", { class: "options-hint" }, this.#hint()) : null;
    this.el = el("div", { class: "select-list" }, hint, this.search, this.listbox, this.done);
    this.el.addEventListener("keydown", (event) => this.#tab(event));
  }

  #searchField() {
    const field = el("input", {
      class: "search",
      type: "text",
      placeholder: this.#w("search"),
      "aria-label": this.#w("search"),
      role: "combobox",
      "aria-controls": this.listbox.id,
      "aria-expanded": "true",
      "aria-autocomplete": "list",
      autocomplete: "off",
    });
    field.addEventListener("input", () => this.#filter(field.value.toLowerCase()));
    return field;
  }

  #hint() {
    const [min, max] = [this.#min, this.#max];
    return min > 1 && min < max ? this.#w("chooseRange", { min, max }) : this.#w("chooseUpTo", { n: max });
  }

  // -- drawing -------------------------------------------------------------------------------------------

  #draw() {
    const none = this.#shown.length ? [] : [el("div", { class: "options-none" }, this.#w("nothingThere"))];
    this.listbox.replaceChildren(...this.#shown.map((choice, index) => this.#row(choice, index)), ...none);
    this.#point(Math.min(this.#active, this.#shown.length - 1));
    if (this.done) this.done.disabled = this.#chosen.size < this.#min;
  }

  #row(choice, index) {
    const on = this.#chosen.has(choice.value);
    const words = el(
      "span",
      { class: "option-words" },
      el("span", { class: "option-label" }, choice.label),
      choice.description && el("span", { class: "option-note" }, choice.description),
    );
    const tick = el(
      "span",
      { class: this.#several ? "tick box" : "tick", "aria-hidden": "true" },
      on && icon("check"),
    );
    const node = el(
      "div",
      { role: "option", id: `${this.listbox.id}-${index}`, class: "option", "aria-selected": on },
      choice.lead?.cloneNode(true),
      words,
      tick,
    );
    node.addEventListener("click", () => this.#pick(index));
    return node;
  }

  #point(index) {
    this.#active = index;
    for (const node of this.listbox.querySelectorAll(".active")) node.classList.remove("active");
    const node = index < 0 ? null : this.listbox.children[index];
    if (!node) return this.holder.removeAttribute("aria-activedescendant");
    node.classList.add("active");
    node.scrollIntoView({ block: "nearest" });
    return this.holder.setAttribute("aria-activedescendant", node.id);
  }

  // -- choosing ------------------------------------------------------------------------------------------

  #filter(text) {
    const fits = ({ label, description }) => `${label} ${description ?? ""}`.toLowerCase().includes(text);
    this.#shown = this.#all.filter(fits);
    this.#active = 0;
    this.#draw();
  }

  #pick(index) {
    const choice = this.#shown[index];
    if (!choice) return;
    this.#active = index;
    if (!this.#several) {
      this.#answer = this.#chosen.has(choice.value) && this.#min === 0 ? [] : [choice.value];
      this.#close();
      return;
    }
    if (this.#chosen.has(choice.value)) this.#chosen.delete(choice.value);
    else if (this.#chosen.size < this.#max) this.#chosen.add(choice.value);
    this.#draw();
  }

  #finish() {
    if (this.#chosen.size >= this.#min) this.#answer = [...this.#chosen];
    this.#close();
  }

  // Several picks are sent when the list closes, if they are enough and others than before.
  #changes() {
    const same =
      this.#chosen.size === this.#picked.length && this.#picked.every((value) => this.#chosen.has(value));
    return this.#several && !same && this.#chosen.size >= this.#min ? [...this.#chosen] : null;
  }

  #key(event) {
    const typing = this.search !== null;
    const inText = typing && (event.key === "Home" || event.key === "End");
    const next = inText ? null : arrowKeys(event, this.#shown, this.#active);
    if (next !== null) this.#point(next);
    if (event.key !== "Enter" && (event.key !== " " || typing)) return;
    event.preventDefault();
    this.#pick(this.#active);
  }

  #tab(event) {
    if (event.key !== "Tab" || !this.done || this.done.disabled || event.target === this.done) return;
    event.preventDefault();
    event.stopPropagation();
    this.done.focus();
  }
}
