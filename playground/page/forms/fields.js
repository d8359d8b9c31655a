// The fields of a modal: each kind's control, what it lacks, and its value as Discord sends it.

import { el, uid } from "../basics/dom.js";
import { COMPONENT } from "../basics/kinds.js";
import { handed, tooLarge } from "../basics/files.js";
import { markdown } from "../message/markdown.js";
import { select } from "../overlays/select.js";

const PARAGRAPH = 2;

/** A field: { node, value() (a promise, of files), check?() }; check says what lacks and returns the control to look at. */
export function field(component, view) {
  const id = component.id !== undefined ? { id: component.id } : {};
  if (component.type === COMPONENT.TEXT)
    return {
      node: el("div", { class: "modal-text" }, markdown(component.content, view.reader)),
      value: () => ({ type: COMPONENT.TEXT, ...id }),
    };
  if (component.type === COMPONENT.ROW) {
    const inner = component.components[0];
    const inside = labelled(
      inner,
      { label: inner.label ?? inner.placeholder ?? "", description: null },
      view,
    );
    return { ...inside, value: async () => ({ type: COMPONENT.ROW, ...id, components: [await inside.value()] }) };
  }
  const inside = labelled(component.component, component, view);
  return { ...inside, value: async () => ({ type: COMPONENT.LABEL, ...id, component: await inside.value() }) };
}

// A control under its label. The control is { node, target (what has the focus), read(), lacks(required) }.
function labelled(component, { label, description }, view) {
  const id = uid("field");
  const names = { label, labelId: `${id}-label`, noteId: `${id}-note`, errorId: `${id}-error` };
  const required = component.required ?? component.type !== COMPONENT.CHECKBOX;
  const error = el("p", { class: "field-error", id: names.errorId, hidden: true });
  const control = (CONTROLS[component.type] ?? choice)(component, view, names, () => {
    error.hidden = true;
  });
  const note = description && el("p", { class: "modal-note", id: names.noteId }, description);
  control.target.setAttribute(
    "aria-describedby",
    [note && names.noteId, names.errorId].filter(Boolean).join(" "),
  );
  const numbered = component.id !== undefined && { id: component.id };
  return {
    node: el(
      "div",
      { class: "modal-field" },
      arranged(component, control, names, note, required, view),
      error,
    ),
    value: async () => ({
      type: component.type,
      ...numbered,
      custom_id: component.custom_id,
      ...(await control.read()),
    }),
    check: () => judge(control, required, error),
  };
}

function arranged(component, { node, target }, { label, labelId }, note, required, { w }) {
  if (component.type === COMPONENT.CHECKBOX) return [node, note];
  if (required) target.setAttribute("aria-required", "true");
  const star = required && el("span", { class: "required", title: w("requiredMark") }, " *");
  const title = el(
    target.id ? "label" : "span",
    { class: "modal-label", id: labelId, for: target.id || null },
    label,
    star,
  );
  return [title, note, node];
}

function judge({ target, lacks }, required, error) {
  const words = lacks(required);
  error.textContent = words ?? "";
  error.hidden = !words;
  target.setAttribute("aria-invalid", String(Boolean(words)));
  if (!words) return null;
  return target.matches("input, textarea, button") ? target : target.querySelector("input, button");
}

const CONTROLS = {
  [COMPONENT.TEXT_INPUT]: textInput,
  [COMPONENT.RADIO]: radio,
  [COMPONENT.CHECKBOXES]: checks,
  [COMPONENT.CHECKBOX]: check,
  [COMPONENT.UPLOAD]: upload,
};

function textInput(component, { w }, names, touched) {
  const long = component.style === PARAGRAPH;
  const node = el(long ? "textarea" : "input", {
    id: `${names.labelId}-for`,
    class: "text-input",
    type: long ? null : "text",
    rows: long ? 4 : null,
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    value: component.value ?? "",
    autocomplete: "off",
    on: { input: touched },
  });
  return {
    node,
    target: node,
    read: () => ({ value: node.value }),
    lacks: (required) => {
      if (required && !node.value.trim()) return w("fieldRequired");
      return node.value && node.value.length < (component.min_length ?? 0)
        ? w("tooShort", { n: component.min_length })
        : null;
    },
  };
}

function choice(component, view, names, touched) {
  const first =
    component.options?.filter((option) => option.default).map((option) => option.value) ??
    component.default_values?.map((value) => value.id) ??
    [];
  let picked = first;
  const node = select(component, view, {
    label: names.label,
    onDone: (values) => {
      picked = values;
      touched();
    },
  });
  node.removeAttribute("data-key");
  return {
    node,
    target: node,
    read: () => ({ values: picked }),
    lacks: (required) => chosen(component, picked, required, view.w),
  };
}

function chosen(component, picked, required, w) {
  const min = component.min_values ?? 1;
  if (!picked.length) return required && min > 0 ? w("fieldRequired") : null;
  return picked.length < min ? w("chooseMin", { n: min }) : null;
}

function option(kind, name, entry, touched) {
  const input = el("input", { type: kind, name, value: entry.value, id: uid("option") });
  input.checked = Boolean(entry.default);
  input.addEventListener("change", touched);
  return {
    input,
    node: el(
      "label",
      { class: "choice", for: input.id },
      input,
      el(
        "span",
        { class: "option-words" },
        el("span", { class: "option-label" }, entry.label),
        entry.description && el("span", { class: "option-note" }, entry.description),
      ),
    ),
  };
}

function radio(component, { w }, names, touched) {
  const options = component.options.map((entry) => option("radio", names.labelId, entry, touched));
  const node = el(
    "div",
    { class: "choices", role: "radiogroup", "aria-labelledby": names.labelId },
    options.map((each) => each.node),
  );
  const value = () => options.find((each) => each.input.checked)?.input.value ?? null;
  return {
    node,
    target: node,
    read: () => ({ value: value() }),
    lacks: (required) => (required && value() === null ? w("fieldRequired") : null),
  };
}

function checks(component, { w }, names, touched) {
  const options = component.options.map((entry) => option("checkbox", names.labelId, entry, changed));
  const node = el(
    "div",
    { class: "choices", role: "group", "aria-labelledby": names.labelId },
    options.map((each) => each.node),
  );
  const max = component.max_values ?? component.options.length;
  const values = () => options.filter((each) => each.input.checked).map((each) => each.input.value);
  function changed() {
    const full = values().length >= max;
    for (const each of options) each.input.disabled = full && !each.input.checked;
    touched();
  }
  changed();
  return {
    node,
    target: node,
    read: () => ({ values: values() }),
    lacks: (required) =>
      chosen({ min_values: component.min_values ?? (required ? 1 : 0) }, values(), required, w),
  };
}

function check(component, view, names, touched) {
  const single = option(
    "checkbox",
    names.labelId,
    { label: names.label, value: "on", default: component.default },
    touched,
  );
  return {
    node: single.node,
    target: single.input,
    read: () => ({ value: single.input.checked }),
    lacks: () => null,
  };
}

function upload(component, { w }, names, touched) {
  const most = component.max_values ?? 1;
  const node = el("input", {
    id: `${names.labelId}-for`,
    type: "file",
    class: "text-input",
    multiple: most > 1,
    on: { change: touched },
  });
  return {
    node,
    target: node,
    read: async () => ({ values: await Promise.all([...node.files].map(handed)) }),
    lacks: (required) => {
      if (node.files.length > most) return w("chooseUpTo", { n: most });
      return chosen(component, node.files, required, w) ?? (tooLarge(node.files) ? w("filesTooLarge") : null);
    },
  };
}
