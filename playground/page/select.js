// The select menu of messages and modals: texts, people, roles, channels; one or several.

import { el, icon, uid, arrowKeys } from "./dom.js";
import { avatar } from "./avatar.js";
import { popover } from "./popover.js";
import { emoji } from "./emoji.js";

const STRING = 3, USER = 5, ROLE = 6, MENTIONABLE = 7, CHANNEL = 8;
const SEARCHED = 9; // from so many options on there is a search field

/** What a select offers now: { value, label, description?, lead? }. */
export function choices(component, store) {
  const users = () => [...store.people, { ...store.bot, bot: true }].map((user) => ({ value: user.id, label: user.name, description: `@${user.user.username}`, lead: avatar(user) }));
  const roles = () => (store.guild.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
  const kinds = component.channel_types;
  switch (component.type) {
    case STRING: return component.options.map((option) => ({ ...option, lead: option.emoji ? emoji(option.emoji) : null }));
    case USER: return users();
    case ROLE: return roles();
    case MENTIONABLE: return [...users(), ...roles()];
    case CHANNEL: return store.channels.filter((channel) => !kinds?.length || kinds.includes(channel.type)).map((channel) => ({ value: channel.id, label: channel.name, lead: icon(channel.parent_id && channel.type > 9 ? "thread" : "hash") }));
    default: return [];
  }
}

const defaults = (component) => (component.type === STRING
  ? component.options.filter((option) => option.default).map((option) => option.value)
  : (component.default_values ?? []).map((value) => value.id));

/**
 * A select. `view` is { store, w, layer }; `values` what is picked already; `onDone(values)` is told of every pick
 * (several: when the list closes). `busy` shows that its pick is under way, `waiting` that another's is.
 */
export function select(component, view, { values = defaults(component), onDone, busy = false, waiting = busy, label = null, describedby = null }) {
  const { store, w, layer } = view;
  const min = component.min_values ?? 1;
  const max = component.max_values ?? 1;
  const text = el("span", { class: "select-text" });
  const button = el("button", {
    type: "button", role: "combobox", class: "select", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": label ?? component.placeholder ?? w("choose"),
    "aria-describedby": describedby, disabled: component.disabled, "aria-disabled": waiting, "aria-busy": busy, data: { key: component.custom_id },
  }, text, busy ? el("span", { class: "dots", "aria-hidden": "true" }) : icon("down"));
  let picked = values;

  function paint() {
    const labels = picked.map((value) => choices(component, store).find((choice) => choice.value === value)).filter(Boolean);
    text.replaceChildren(...(labels.length
      ? labels.map((choice) => el("span", { class: labels.length > 1 ? "select-chip" : "select-one" }, choice.lead?.cloneNode(true), choice.label))
      : [el("span", { class: "select-placeholder" }, component.placeholder ?? w("choose"))]));
  }

  function show() {
    if (waiting || component.disabled) return;
    button.setAttribute("aria-expanded", "true");
    openList({ component, view, min, max, picked, anchor: button, onClose: (next) => {
      button.setAttribute("aria-expanded", "false");
      button.removeAttribute("aria-controls");
      if (!next) return;
      picked = next;
      paint();
      onDone(picked);
    } });
  }

  button.addEventListener("click", show);
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show();
  });
  paint();
  return button;
}

function openList({ component, view, min, max, picked, anchor, onClose }) {
  const { store, w, layer } = view;
  const several = max > 1;
  const all = choices(component, store);
  const chosen = new Set(picked);
  let answer = null;
  let active = Math.max(0, all.findIndex((choice) => chosen.has(choice.value)));
  let shown = all;

  const listbox = el("div", { role: "listbox", id: uid("list"), class: "options", "aria-multiselectable": several, "aria-label": component.placeholder ?? w("choose"), tabindex: "0" });
  const search = all.length >= SEARCHED || component.type !== STRING
    ? el("input", { class: "search", type: "text", placeholder: w("search"), "aria-label": w("search"), role: "combobox", "aria-controls": listbox.id, "aria-expanded": "true", "aria-autocomplete": "list", autocomplete: "off" })
    : null;
  anchor.setAttribute("aria-controls", listbox.id);
  const holder = search ?? listbox;
  const hint = several ? el("div", { class: "options-hint" }, min > 1 && min < max ? w("chooseRange", { min, max }) : w("chooseUpTo", { n: max })) : null;
  const done = several ? el("button", { type: "button", class: "button primary options-done" }, w("done")) : null;

  function draw() {
    listbox.replaceChildren(...shown.map((choice, index) => row(choice, index)), ...(shown.length ? [] : [el("div", { class: "options-none" }, w("nothingThere"))]));
    point(Math.min(active, shown.length - 1));
    if (done) done.disabled = chosen.size < min;
  }

  function row(choice, index) {
    const on = chosen.has(choice.value);
    const node = el("div", { role: "option", id: `${listbox.id}-${index}`, class: "option", "aria-selected": String(on) },
      choice.lead?.cloneNode(true), el("span", { class: "option-words" }, el("span", { class: "option-label" }, choice.label), choice.description && el("span", { class: "option-note" }, choice.description)),
      several ? el("span", { class: "tick box", "aria-hidden": "true" }, on && icon("check")) : on && el("span", { class: "tick", "aria-hidden": "true" }, icon("check")));
    node.addEventListener("click", () => pick(index));
    return node;
  }

  function point(index) {
    active = index;
    for (const node of listbox.querySelectorAll(".active")) node.classList.remove("active");
    const node = listbox.children[index];
    if (!node || index < 0) return holder.removeAttribute("aria-activedescendant");
    node.classList.add("active");
    node.scrollIntoView({ block: "nearest" });
    holder.setAttribute("aria-activedescendant", node.id);
  }

  function pick(index) {
    const choice = shown[index];
    if (!choice) return;
    active = index;
    if (!several) {
      answer = chosen.has(choice.value) && min === 0 ? [] : [choice.value];
      close();
      return;
    }
    if (chosen.has(choice.value)) chosen.delete(choice.value);
    else if (chosen.size < max) chosen.add(choice.value);
    draw();
  }

  function finish() {
    if (chosen.size >= min) answer = [...chosen];
    close();
  }

  holder.addEventListener("keydown", (event) => {
    const next = search && (event.key === "Home" || event.key === "End") ? null : arrowKeys(event, shown, active);
    if (next !== null) return point(next);
    if (event.key === "Enter" || (event.key === " " && !search)) {
      event.preventDefault();
      pick(active);
    }
  });
  search?.addEventListener("input", () => {
    const text = search.value.toLowerCase();
    shown = all.filter((choice) => `${choice.label} ${choice.description ?? ""}`.toLowerCase().includes(text));
    active = 0;
    draw();
  });
  done?.addEventListener("click", finish);

  const content = el("div", { class: "select-list" }, hint, search, listbox, done);
  draw();
  const close = popover(layer, anchor, content, { className: "select-popover", onClose: () => {
    const changed = several && chosen.size >= min && (chosen.size !== picked.length || picked.some((value) => !chosen.has(value)));
    onClose(answer ?? (changed ? [...chosen] : null));
  } });
  content.addEventListener("keydown", (event) => {
    if (event.key === "Tab" && done && !done.disabled && event.target !== done) {
      event.preventDefault();
      event.stopPropagation();
      done.focus();
    }
  });
  point(active);
  holder.focus({ preventScroll: true });
}
