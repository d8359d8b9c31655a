// A chosen command waiting for its options: one field each, the list above helping.

import { el, iconButton, uid } from "../basics/dom.js";
import { avatar } from "../basics/avatar.js";
import { handed, tooLarge } from "../basics/files.js";
import * as slash from "./commands.js";

const PAUSE = 180; // ms of rest before the bot is asked for suggestions

const typed = ({ type }) => ({
  type: "text",
  autocomplete: "off",
  spellcheck: "false",
  enterkeyhint: "send",
  inputmode: { [slash.INTEGER]: "numeric", [slash.NUMBER]: "decimal" }[type],
  role: "combobox",
  "aria-expanded": "false",
  "aria-autocomplete": "list",
});

export class CommandForm {
  #view;
  #entry;
  #suggest;
  #fields = new Map();
  #onDone;
  #asked = 0;
  #timer = 0;

  constructor(view, entry, suggest, onDone) {
    this.#view = view;
    this.#entry = entry;
    this.#suggest = suggest;
    this.#onDone = onDone;
    const { w } = view;
    this.note = el("p", { class: "field-error", role: "alert" });
    this.row = el("div", { class: "fields" });
    this.more = el("div", { class: "more-options" });
    this.run = iconButton("send", w("runCommand", { name: `/${entry.label}` }), () => this.#send(), {
      class: "icon-button send",
    });
    const cancel = iconButton("close", w("cancel"), () => this.#cancel());
    this.el = el(
      "div",
      { class: "command-form", role: "group", "aria-label": `/${entry.label}` },
      el("span", { class: "command-chip" }, `/${entry.label}`),
      this.row,
      this.more,
      el("span", { class: "form-end" }, cancel, this.run),
    );
    this.el.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      this.#cancel();
    });
    for (const option of entry.options) if (option.required) this.#add(option);
    this.#paintMore();
  }

  focus() {
    const first = [...this.#fields.values()][0];
    (first?.input ?? this.run).focus();
  }

  #add(option) {
    const { store, w } = this.#view;
    const name = slash.named(option, store.me.locale);
    const input = el("input", {
      id: uid("field"),
      class: "field-input",
      "aria-required": Boolean(option.required),
      "aria-label": w("option", { name }),
      title: slash.described(option, store.me.locale),
      ...(option.type === slash.FILE ? { type: "file" } : typed(option)),
    });
    const field = {
      option,
      name,
      input,
      picked: null,
      node: el("label", { class: "field" }, el("span", { class: "field-name" }, name), input),
    };
    input.addEventListener("input", () => {
      field.picked = null;
      input.size = Math.max(6, Math.min(30, input.value.length + 1));
      this.#clearError(field);
      this.#offer(field);
    });
    input.size = 6;
    input.addEventListener("focus", () => this.#offer(field));
    input.addEventListener("blur", () => this.#suggest.hide());
    input.addEventListener("keydown", (event) => this.#key(event, field));
    this.#fields.set(option.name, field);
    this.row.append(field.node);
    return field;
  }

  #paintMore() {
    const { store, w } = this.#view;
    const left = this.#entry.options.filter((option) => !this.#fields.has(option.name));
    this.more.replaceChildren(
      ...left.map((option) => {
        const name = slash.named(option, store.me.locale);
        return el(
          "button",
          {
            type: "button",
            class: "add-option",
            "aria-label": w("addOption", { name }),
            title: slash.described(option, store.me.locale),
            on: {
              click: () => {
                const field = this.#add(option);
                this.#paintMore();
                field.input.focus();
              },
            },
          },
          `+ ${name}`,
        );
      }),
    );
  }

  // -- helping -------------------------------------------------------------------------------------------

  #offer(field) {
    const { store, w } = this.#view;
    const { option, input } = field;
    clearTimeout(this.#timer);
    this.#asked += 1;
    const title = [field.name, slash.described(option, store.me.locale)].filter(Boolean).join(" — ");
    if (field.picked) return this.#suggest.hide();
    if (option.autocomplete) {
      this.#suggest.show(input, title, [], w("typing"));
      this.#timer = setTimeout(() => this.#complete(field, title, this.#asked), PAUSE);
      return undefined;
    }
    const all = slash.offered(option, store, w);
    if (!all) return this.#suggest.show(input, title, []);
    const text = input.value.trim().replace(/^[@#]/, "").toLowerCase();
    const fitting = all.filter((choice) =>
      `${choice.label} ${choice.note ?? ""}`.toLowerCase().includes(text),
    );
    return this.#suggest.show(input, title, this.#rows(field, fitting), w("noMatch", { text: input.value }));
  }

  async #complete(field, title, asked) {
    const { store, w } = this.#view;
    try {
      const options = slash.nested(this.#entry.path, this.#values(field));
      const { choices } = await store.ask("autocomplete", {
        channel: store.channel,
        command: this.#entry.command.name,
        options,
      });
      if (asked !== this.#asked) return;
      const rows = choices.map((choice) => ({
        label: slash.named(choice, store.me.locale),
        value: choice.value,
      }));
      this.#suggest.show(
        field.input,
        title,
        this.#rows(field, rows),
        w("noMatch", { text: field.input.value }),
      );
    } catch {
      if (asked === this.#asked) this.#suggest.show(field.input, title, [], w("autocompleteFailed"));
    }
  }

  #rows(field, list) {
    return list.slice(0, 25).map((choice) => ({
      ...choice,
      lead: choice.user ? avatar(choice.user) : null,
      act: () => this.#pick(field, choice),
    }));
  }

  #pick(field, choice) {
    field.picked = choice;
    field.input.value = choice.label;
    field.input.size = Math.max(6, Math.min(30, choice.label.length + 1));
    this.#clearError(field);
    this.#suggest.hide();
    const next = [...this.#fields.values()].find(
      (other) => !other.picked && !other.input.value && other !== field,
    );
    (next ?? field).input.focus();
  }

  // -- keys ----------------------------------------------------------------------------------------------

  #key(event, field) {
    if (this.#suggest.steer(event)) return;
    const active = this.#suggest.active;
    const undecided = active && !field.picked;
    const choosesFile = field.option.type === slash.FILE && !field.input.value;
    if (event.key === "Enter" && !event.isComposing && !choosesFile) {
      event.preventDefault();
      if (undecided) active.act();
      else this.#send();
    } else if (event.key === "Tab" && !event.shiftKey && undecided && field.input.value) {
      event.preventDefault();
      active.act();
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      if (field.option.required) this.#cancel();
      else this.#removeField(field);
    } else if (event.key === "Escape" && this.#suggest.shown && active) {
      event.preventDefault();
      event.stopPropagation();
      this.#suggest.hide();
    }
  }

  #removeField(field) {
    field.node.remove();
    this.#fields.delete(field.option.name);
    this.#suggest.hide();
    this.#paintMore();
    this.#clearError(field);
    ([...this.#fields.values()].at(-1)?.input ?? this.run).focus();
  }

  // -- sending -------------------------------------------------------------------------------------------

  // The values as they stand; with `focused`, what the bot needs to suggest for that field.
  #values(focused = null) {
    const values = [];
    for (const field of this.#fields.values()) {
      const { option, input } = field;
      if (field === focused)
        values.push({ name: option.name, type: option.type, value: input.value, focused: true });
      else if (!focused || option.type !== slash.FILE) {
        const read = this.#read(field);
        if (read && "value" in read) values.push({ name: option.name, type: option.type, value: read.value });
      }
    }
    return values;
  }

  #read(field) {
    const { store, w } = this.#view;
    const { option, input } = field;
    if (field.picked) return { value: field.picked.value };
    if (!input.value.trim()) return option.required ? { error: ["required"] } : null;
    if (option.type === slash.FILE)
      return tooLarge(input.files) ? { error: ["filesTooLarge"] } : { value: input.files[0] };
    const all = slash.offered(option, store, w);
    if (!all) return slash.read(option, input.value);
    const typed = input.value.trim().toLowerCase().replace(/^[@#]/, "");
    const match = all.find((choice) => choice.label.toLowerCase().replace(/^[@#]/, "") === typed);
    return match ? { value: match.value } : { error: ["chooseFromList"] };
  }

  async #send() {
    for (const field of this.#fields.values()) {
      const read = this.#read(field);
      if (read?.error) return this.#refuse(field, this.#view.w(...read.error));
    }
    const { store } = this.#view;
    const { command, path, label } = this.#entry;
    const channel = store.channel;
    const given = this.#values();
    this.#close();
    for (const one of given) if (one.value instanceof File) one.value = await handed(one.value).catch(() => null);
    store.slash("slash", channel, label, { command: command.name, options: slash.nested(path, given) });
    return undefined;
  }

  #refuse(field, words) {
    field.node.classList.add("wrong");
    field.input.setAttribute("aria-invalid", "true");
    field.input.focus();
    this.note.textContent = `${field.name}: ${words}`;
    this.el.append(this.note);
  }

  #clearError(field) {
    field.node.classList.remove("wrong");
    field.input.removeAttribute("aria-invalid");
    this.note.remove();
  }

  #cancel() {
    this.#close();
  }

  #close() {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.#suggest.hide();
    this.#onDone();
  }
}
