// The page's own little dialogs: a name for a channel, a new person.

import { el, uid } from "../basics/dom.js";
import { colourOf } from "../basics/avatar.js";
import { dialog } from "../overlays/dialog.js";
import { LANGUAGES } from "../basics/words.js";

const COLOURS = ["#e67e22", "#2ecc71", "#3498db", "#e91e63", "#f1c40f", "#9b59b6", "#1abc9c", "#e74c3c"];

// What `save` returns is done when the dialog is closed and the focus is back.
function ask(view, title, fields, save, done = view.w("create")) {
  const { w } = view;
  const problem = el("p", { class: "modal-problem", role: "alert", hidden: true });
  const form = el(
    "form",
    { class: "modal-form" },
    el("div", { class: "modal-fields" }, fields),
    problem,
    el(
      "div",
      { class: "modal-foot" },
      el(
        "button",
        { type: "button", class: "button plain", on: { click: () => shown.close() } },
        w("cancel"),
      ),
      el("button", { type: "submit", class: "button primary" }, done),
    ),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      const then = await save(Object.fromEntries(new FormData(form)));
      shown.close();
      then?.();
    } catch (error) {
      problem.textContent = error.message;
      problem.hidden = false;
    }
  });
  const shown = dialog(view.el, { className: "modal small", title, content: form });
  return shown;
}

function field(label, control) {
  control.id = uid("ask");
  return el(
    "div",
    { class: "modal-field" },
    el("label", { class: "modal-label", for: control.id }, label),
    control,
  );
}

export function askName(view, title, label, save, before = "") {
  return ask(
    view,
    title,
    [
      field(
        label,
        el("input", {
          class: "text-input",
          name: "name",
          required: true,
          maxlength: 100,
          autocomplete: "off",
          value: before,
        }),
      ),
    ],
    ({ name }) => save(name),
    view.w(before ? "save" : "create"),
  );
}

/** Which of the others shall be in a group; `save` gets their ids. */
export function askGroup(view, save) {
  const { w, store } = view;
  const rows = store.people
    .filter((person) => person.id !== store.me.id)
    .map((person) =>
      el(
        "label",
        { class: "choice" },
        el("input", { type: "checkbox", name: person.id }),
        el("span", {}, person.name),
      ),
    );
  const group = el(
    "fieldset",
    { class: "choices modal-field" },
    el("legend", { class: "modal-label" }, w("groupWith")),
    rows,
  );
  return ask(view, w("newGroup"), [group], (chosen) => save(Object.keys(chosen)));
}

/** A new person, or `person` as they shall be from now on. */
export function askPerson(view, save, person = null) {
  const { w, store } = view;
  const { name = "", locale = store.me.locale } = person ?? {};
  const colour = person ? colourOf(person) : COLOURS[store.people.length % COLOURS.length];
  const languages = { ...(locale in LANGUAGES ? {} : { [locale]: locale }), ...LANGUAGES };
  return ask(
    view,
    w(person ? "editTitle" : "personTitle"),
    [
      field(
        w("name"),
        el("input", {
          class: "text-input",
          name: "name",
          required: true,
          maxlength: 32,
          autocomplete: "off",
          value: name,
        }),
      ),
      field(
        w("language"),
        el(
          "select",
          { class: "text-input", name: "locale" },
          Object.entries(languages).map(([code, label]) =>
            el("option", { value: code, lang: code, selected: code === locale }, label),
          ),
        ),
      ),
      field(
        w("colour"),
        el("input", { type: "color", class: "colour-input", name: "colour", value: colour }),
      ),
    ],
    save,
    w(person ? "save" : "create"),
  );
}
