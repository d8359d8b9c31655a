// The components of a message, first and second generation, as people see and press them.

import { el, icon, webLink } from "../basics/dom.js";
import { emoji } from "../basics/emoji.js";
import { COMPONENT } from "../basics/kinds.js";
import { fileCard, gallery, thumbnail } from "./media.js";
import { markdown } from "./markdown.js";
import { select } from "../overlays/select.js";

const LINK = 5;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

const DRAW = {
  [COMPONENT.ROW]: row,
  [COMPONENT.BUTTON]: button,
  [COMPONENT.SELECT]: menu,
  [COMPONENT.USERS]: menu,
  [COMPONENT.ROLES]: menu,
  [COMPONENT.MENTIONABLES]: menu,
  [COMPONENT.CHANNELS]: menu,
  [COMPONENT.SECTION]: section,
  [COMPONENT.TEXT]: text,
  [COMPONENT.THUMBNAIL]: thumb,
  [COMPONENT.GALLERY]: pictures,
  [COMPONENT.FILE]: file,
  [COMPONENT.SEPARATOR]: separator,
  [COMPONENT.CONTAINER]: container,
};

/** `view` is the pane's: { store, w, reader, layer }. */
export function components(list, message, view) {
  return list.map((component) => DRAW[component.type]?.(component, message, view));
}

function row(component, message, view) {
  return el("div", { class: "row" }, components(component.components, message, view));
}

function button(component, message, view) {
  const { store } = view;
  const name = component.label || component.emoji?.name;
  const label = component.label && el("span", { class: "button-label" }, component.label);
  const face = [component.emoji && emoji(component.emoji), label];
  if (component.style === LINK) return linkButton(component, name, face);
  const pending = store.pending.get(message.id);
  const mine = pending === component.custom_id;
  const node = el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style] ?? "secondary"}`,
      "aria-label": name,
      "aria-disabled": pending !== undefined,
      "aria-busy": mine,
      disabled: component.disabled,
      data: { key: component.custom_id },
    },
    face,
    mine && el("span", { class: "dots", "aria-hidden": "true" }),
  );
  node.addEventListener("click", () => {
    if (store.connected && !store.pending.has(message.id)) store.press(message, component.custom_id);
  });
  return node;
}

function linkButton({ url, disabled }, name, face) {
  const props = {
    class: "button link",
    "aria-label": name,
    "aria-disabled": disabled,
    data: { key: `link ${url}` },
  };
  return webLink(disabled ? null : url, props, face, icon("link"));
}

function menu(component, message, view) {
  const { store } = view;
  const chosen = store.chosen.get(`${message.id} ${component.custom_id}`);
  return select(component, view, {
    ...(chosen && { values: chosen }),
    busy: store.pending.get(message.id) === component.custom_id,
    waiting: store.pending.has(message.id),
    onDone: (values) => store.press(message, component.custom_id, values),
  });
}

function section(component, message, view) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-text" }, components(component.components, message, view)),
    el("div", { class: "accessory" }, components([component.accessory], message, view)),
  );
}

function text(component, message, view) {
  return el("div", { class: "text" }, markdown(component.content, view.reader));
}

function thumb(component, message, view) {
  return thumbnail(component, view, `thumbnail ${component.id}`);
}

function pictures(component, message, view) {
  return gallery(component.items, view);
}

function file(component, message, view) {
  return fileCard({ ...component.file, name: component.name, size: component.size }, view);
}

function separator(component) {
  return el("div", {
    class: `separator ${component.divider === false ? "blank" : ""} ${component.spacing === 2 ? "large" : ""}`,
    role: component.divider === false ? null : "separator",
  });
}

function container(component, message, view) {
  const colour = component.accent_color;
  const node = el(
    "div",
    { class: `container ${component.spoiler ? "veiled" : ""}` },
    components(component.components, message, view),
  );
  if (colour !== null && colour !== undefined)
    node.style.setProperty("--accent", `#${colour.toString(16).padStart(6, "0")}`);
  else node.classList.add("plain");
  if (component.spoiler) {
    const veil = el(
      "button",
      { type: "button", class: "container-veil", data: { key: "veil" } },
      el("span", { class: "veil" }, view.w("spoiler").split(",")[0]),
    );
    veil.addEventListener("click", () => {
      node.classList.remove("veiled");
      veil.remove();
    });
    node.append(veil);
  }
  return node;
}
