// Elements from plain calls. Data only ever becomes text nodes or attributes, never markup.

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith("aria-")) node.setAttribute(name, String(value));
    else if (value === false) continue;
    else if (name === "on")
      for (const [event, act] of Object.entries(value)) node.addEventListener(event, act);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "style") for (const [key, v] of Object.entries(value)) node.style.setProperty(key, v);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return node;
}

const SVG = "http://www.w3.org/2000/svg";
const SHAPES = {
  hash: "M10 3 8 21M16 3l-2 18M4 9h17M3 15h17",
  thread: "M4 5h16v11H11l-5 4v-4H4z M8 9h8M8 12h5",
  menu: "M4 6h16M4 12h16M4 18h16",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  send: "M4 12 20 4l-5 16-3-6z",
  sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12 1v2M12 21v2M1 12h2M21 12h2M4 4l1.5 1.5M18.5 18.5 20 20M4 20l1.5-1.5M18.5 5.5 20 4",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  bolt: "M13 2 5 14h6l-1 8 8-12h-6z",
  down: "M5 9l7 7 7-7",
  link: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  file: "M6 2h8l5 5v15H6z M14 2v5h5",
  reply: "M9 7 4 12l5 5M4 12h9a7 7 0 0 1 7 7",
  check: "M5 12l5 5 9-10",
  smile: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9 10h.01M15 10h.01M8 14.5c2 2.7 6 2.7 8 0",
  people: "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 5.5a3.2 3.2 0 0 1 0 6.2M18 14.5c2.2.8 3.5 2.700 3.500 5.500",
  pen: "M4 20l1-5L16 4l4 4L9 19z M13.500 6.500l4 4",
  pin: "M14 3l7 7-4 1-4 4-1 5-3-3-6 4 4-6-3-3 5-1 4-4z",
};

export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

export function iconButton(name, label, act, props = {}) {
  return el(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, on: { click: act }, ...props },
    icon(name),
  );
}

/** What a control is called among those drawn with it. */
export const keyOf = (node) => (node instanceof HTMLElement ? (node.dataset.key ?? null) : null);

let count = 0;
export const uid = (prefix = "id") => `${prefix}-${++count}`;

/** Move with the arrow keys among items that may change under way. */
export function arrowKeys(event, items, current, { wrap = true } = {}) {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: -items.length * 2, End: items.length * 2 }[event.key];
  if (!step || !items.length) return null;
  event.preventDefault();
  const next = current + step;
  if (Math.abs(step) > 1) return step < 0 ? 0 : items.length - 1;
  return wrap ? (next + items.length) % items.length : Math.min(items.length - 1, Math.max(0, next));
}

/** A way to find a control again, also when its message has been drawn anew since. */
export function again(node) {
  const item = node?.closest?.("li.message");
  const pane = item?.closest(".pane");
  return () => {
    if (node?.isConnected) return node;
    const fresh = [...(pane?.querySelectorAll("li.message") ?? [])].find(
      (other) => other.dataset.id === item.dataset.id,
    );
    return fresh ? (counterpart(fresh, node) ?? fresh) : null;
  };
}

/** The control of a message drawn anew that `node` was before: by its key, else by its name, as bots may turn every key. */
export function counterpart(item, node) {
  if (!node.dataset.key) return null;
  const name = (control) => control.getAttribute("aria-label") ?? control.textContent;
  const controls = [...item.querySelectorAll("[data-key]:not(:disabled)")];
  return (
    controls.find((other) => other.dataset.key === node.dataset.key) ??
    controls.find((other) => name(other) === name(node)) ??
    null
  );
}

/** A link out of the page, if the address is one of the web. */
export function webLink(address, props, ...children) {
  const href = /^https?:/i.test(address ?? "") ? address : null;
  return el("a", { href, target: "_blank", rel: "noreferrer noopener", ...props }, ...children);
}
