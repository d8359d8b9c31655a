// A bot's modal: its fields, what they still lack, and their values as Discord sends them.

import { el, iconButton, uid } from "./dom.js";
import { avatar } from "./avatar.js";
import { dialog } from "./dialog.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";

const ROW = 1,
  TEXT_INPUT = 4,
  TEXT = 10,
  LABEL = 18,
  UPLOAD = 19,
  RADIO = 21,
  CHECKS = 22,
  CHECK = 23;
const PARAGRAPH = 2;

export function openModal(view, frame) {
  const { store, w } = view;
  const fields = frame.components.map((component) => part(component, view));
  const problem = el("p", { class: "modal-problem", role: "alert", hidden: true });
  const submit = el(
    "button",
    { type: "submit", class: "button primary" },
    el("span", { class: "button-label" }, w("submit")),
  );
  const cancel = el(
    "button",
    { type: "button", class: "button plain", on: { click: () => shown.close() } },
    w("cancel"),
  );
  const form = el(
    "form",
    { class: "modal-form", novalidate: true },
    el(
      "div",
      { class: "modal-fields" },
      fields.map((field) => field.node),
    ),
    problem,
    el("div", { class: "modal-foot" }, cancel, submit),
  );
  let sent = false;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (sent) return;
    const wrong = fields.map((field) => field.check?.()).filter(Boolean)[0];
    if (wrong) return wrong.focus();
    sent = true;
    problem.hidden = true;
    submit.setAttribute("aria-busy", "true");
    submit.append(el("span", { class: "dots", "aria-hidden": "true" }));
    const components = fields.map((field) => field.value());
    return store.submit({ modal: frame.interaction, custom_id: frame.custom_id, components }, settle);
  });

  function settle(state, error) {
    if (state !== "failed" && state !== "lost") {
      answered = true;
      return shown.close();
    }
    sent = false;
    submit.removeAttribute("aria-busy");
    submit.querySelector(".dots")?.remove();
    problem.textContent = error?.message ?? w("failedModal");
    problem.hidden = false;
    return undefined;
  }

  let answered = false;
  const head = el(
    "div",
    { class: "modal-head" },
    avatar({ ...store.bot, bot: true }),
    el("h2", { class: "dialog-title", id: uid("modal") }, frame.title),
    iconButton("close", w("close"), () => shown.close()),
  );
  const shown = dialog(view.el, {
    className: "modal",
    label: frame.title,
    content: [head, form],
    onClose: () => !answered && store.ask("close_modal", { modal: frame.interaction }).catch(() => {}),
  });
  form.querySelector("input, textarea, [role=combobox]")?.focus({ preventScroll: true });
}

// A part is { node, value(), check?() }: check returns the control to look at when something lacks.
function part(component, view) {
  const id = component.id !== undefined ? { id: component.id } : {};
  if (component.type === TEXT)
    return {
      node: el("div", { class: "modal-text" }, markdown(component.content, view.reader)),
      value: () => ({ type: TEXT, ...id }),
    };
  if (component.type === ROW) {
    const inner = component.components[0];
    const field = labelled(inner, { label: inner.label ?? inner.placeholder ?? "", description: null }, view);
    return { ...field, value: () => ({ type: ROW, ...id, components: [field.value()] }) };
  }
  const field = labelled(component.component, component, view);
  return { ...field, value: () => ({ type: LABEL, ...id, component: field.value() }) };
}

function labelled(component, { label, description }, view) {
  const { w } = view;
  const field = uid("field");
  const names = { label, labelId: `${field}-label`, noteId: `${field}-note`, errorId: `${field}-error` };
  const control = CONTROLS[component.type] ?? choice;
  const required = component.required ?? ![CHECK].includes(component.type);
  const error = el("p", { class: "field-error", id: names.errorId, hidden: true });
  const { node, target, read, lacks } = control(component, view, names, () => {
    error.hidden = true;
  });
  target.setAttribute(
    "aria-describedby",
    [description ? names.noteId : "", names.errorId].filter(Boolean).join(" "),
  );
  const group = [RADIO, CHECKS].includes(component.type);
  const title = el(
    target.id ? "label" : "span",
    { class: "modal-label", id: names.labelId, for: target.id || null },
    label,
    required && el("span", { class: "required", title: w("requiredMark") }, " *"),
  );
  if (required && component.type !== CHECK) target.setAttribute("aria-required", "true");
  const wrapper = el(
    "div",
    { class: "modal-field", role: group ? null : undefined },
    component.type === CHECK ? null : title,
    description &&
      component.type !== CHECK &&
      el("p", { class: "modal-note", id: names.noteId }, description),
    node,
    component.type === CHECK &&
      description &&
      el("p", { class: "modal-note", id: names.noteId }, description),
    error,
  );
  return {
    node: wrapper,
    value: () => ({
      type: component.type,
      ...(component.id !== undefined && { id: component.id }),
      custom_id: component.custom_id,
      ...read(),
    }),
    check: () => {
      const words = lacks(required);
      error.textContent = words ?? "";
      error.hidden = !words;
      target.setAttribute("aria-invalid", String(Boolean(words)));
      return words
        ? target.matches("input, textarea, button")
          ? target
          : target.querySelector("input, button")
        : null;
    },
  };
}

const CONTROLS = {
  [TEXT_INPUT]: textInput,
  [RADIO]: radio,
  [CHECKS]: checks,
  [CHECK]: check,
  [UPLOAD]: upload,
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

function upload(component, { w }) {
  const node = el("input", { type: "text", class: "text-input", disabled: true, placeholder: w("noFiles") });
  return {
    node,
    target: node,
    read: () => ({ values: [] }),
    lacks: (required) => (required && (component.min_values ?? 1) > 0 ? w("noFiles") : null),
  };
}
