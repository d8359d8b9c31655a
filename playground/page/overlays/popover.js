// Small things that open at an anchor: menus and lists. On a narrow pane they rise from the bottom.

import { again, arrowKeys, el } from "../basics/dom.js";

const NARROW = 560;
let open = null;

/** Show `content` at `anchor` in the pane's layer; returns the way to close it. */
export function popover(layer, anchor, content, { onClose = () => {}, className = "", point = null } = {}) {
  open?.();
  const narrow = layer.clientWidth < NARROW;
  const box = el("div", { class: `popover ${className} ${narrow ? "sheet" : ""}` }, content);
  const backdrop = el("div", { class: `backdrop ${narrow ? "dim" : ""}` });
  layer.append(backdrop, box);
  if (!narrow) place(layer, point ? pointRect(point) : anchor.getBoundingClientRect(), box, !point);
  const before = document.activeElement;
  const source = again(anchor);

  function close(focus = true) {
    if (open !== close) return;
    open = null;
    box.remove();
    backdrop.remove();
    onClose();
    if (focus) (source() ?? before)?.focus?.({ preventScroll: true });
  }
  open = close;
  backdrop.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    close();
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (event.key === "Tab") close();
  });
  return close;
}

const pointRect = ({ x, y }) => ({ left: x, right: x, top: y, bottom: y, width: 0 });

function place(layer, rect, box, stretch) {
  const frame = layer.getBoundingClientRect();
  if (stretch) box.style.minWidth = `${Math.min(rect.width, frame.width - 16)}px`;
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.max(8, Math.min(rect.left - frame.left, frame.width - width - 8));
  const below = rect.bottom - frame.top + 4;
  const above = rect.top - frame.top - height - 4;
  box.style.left = `${left}px`;
  box.style.top = `${below + height <= frame.height - 8 || above < 8 ? Math.max(8, Math.min(below, frame.height - height - 8)) : above}px`;
}

/** A menu of { label, icon?, danger?, act } with "-" for lines and strings for headings. */
export function menu(layer, anchor, label, entries, options = {}) {
  const items = [];
  const rows = entries.map((entry) => {
    if (entry === "-") return el("div", { role: "separator", class: "menu-line" });
    if (typeof entry === "string") return el("div", { class: "menu-heading", role: "presentation" }, entry);
    const item = el(
      "button",
      {
        type: "button",
        role: "menuitem",
        tabindex: "-1",
        class: entry.danger ? "menu-item danger" : "menu-item",
      },
      entry.lead,
      el("span", { class: "menu-label" }, entry.label),
      entry.trail,
    );
    item.addEventListener("click", () => {
      close();
      entry.act();
    });
    items.push(item);
    return item;
  });
  const list = el("div", { role: "menu", "aria-label": label, class: "menu" }, rows);
  list.addEventListener("keydown", (event) => {
    const next = arrowKeys(event, items, items.indexOf(document.activeElement));
    if (next !== null) return items[next].focus();
    const typed =
      event.key.length === 1 &&
      items.find((item) => item.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()));
    if (typed) typed.focus();
  });
  list.addEventListener("pointermove", (event) =>
    event.target.closest(".menu-item")?.focus({ preventScroll: true }),
  );
  const close = popover(layer, anchor, list, options);
  items[0]?.focus();
  return close;
}
