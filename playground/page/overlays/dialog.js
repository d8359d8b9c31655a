// Dialogs inside a pane: the pane behind is out of reach, the panes beside go on playing.

import { again, el, uid } from "../basics/dom.js";

const FIELDS = "input:not([disabled]), textarea:not([disabled])";
const FOCUSABLE = `a[href], button:not([disabled]), ${FIELDS}, select:not([disabled]), [tabindex="0"]`;

export function dialog(
  host,
  {
    title = null,
    className = "",
    content,
    onClose = () => {},
    behind = [host.querySelector(".pane-body")],
    label = null,
  },
) {
  const heading = title ? el("h2", { id: uid("title"), class: "dialog-title" }, title) : null;
  const box = el(
    "div",
    {
      role: "dialog",
      "aria-modal": "true",
      class: `dialog ${className}`,
      "aria-labelledby": heading?.id,
      "aria-label": label,
      tabindex: "-1",
    },
    heading,
    content,
  );
  const overlay = el("div", { class: "overlay" }, box);
  const source = again(document.activeElement);
  host.append(overlay);
  for (const node of behind) node.inert = true;

  function close() {
    if (!overlay.isConnected) return;
    overlay.remove();
    for (const node of behind) node.inert = host.querySelector(":scope > .overlay") !== null;
    onClose();
    (source() ?? host.querySelector(".composer textarea"))?.focus({ preventScroll: true });
  }

  overlay.addEventListener("pointerdown", (event) => event.target === overlay && close());
  overlay.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (event.key === "Tab") trap(event, box);
  });
  (
    box.querySelector("[data-first]") ??
    box.querySelector(`${FIELDS}, [role=combobox]`) ??
    box.querySelector(FOCUSABLE) ??
    box
  ).focus({ preventScroll: true });
  return { close, box };
}

function trap(event, box) {
  const stops = [...box.querySelectorAll(FOCUSABLE)].filter((node) => node.offsetParent !== null);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (
    !stops.length ||
    (document.activeElement !== edge &&
      box.contains(document.activeElement) &&
      document.activeElement !== box)
  )
    return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
