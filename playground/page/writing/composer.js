// Where people write: ordinary messages, and commands after a slash.

import { el, icon, iconButton, uid } from "../basics/dom.js";
import { avatar, nameOf } from "../basics/avatar.js";
import { CommandForm } from "./commandform.js";
import { handed, tooLarge } from "../basics/files.js";
import { picking, picks } from "./pickers.js";
import { Suggest } from "./suggest.js";
import { isPrivate } from "../basics/kinds.js";
import * as slash from "./commands.js";

const LIMIT = 2000;
const MOST_FILES = 10;
const TYPING_EVERY = 8000; // ms

export class Composer {
  #view;
  #suggest = new Suggest();
  #reply = null;
  #form = null;
  #editing = null;
  #files = [];
  #typedAt = 0;
  #listed = "";

  constructor(view) {
    this.#view = view;
    this.input = el("textarea", {
      rows: 1,
      id: uid("composer"),
      class: "composer-input",
      maxlength: LIMIT,
      autocomplete: "off",
      enterkeyhint: "send",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
    });
    this.send = iconButton("send", "", () => this.#submit(), { class: "icon-button send" });
    this.slashButton = el(
      "button",
      { type: "button", class: "icon-button slash", on: { click: () => this.#openCommands() } },
      "/",
    );
    this.replyBar = el("div", { class: "reply-bar", hidden: true });
    this.fileInput = el("input", { type: "file", multiple: true, hidden: true });
    this.fileInput.addEventListener("change", () => {
      this.#add(this.fileInput.files);
      this.fileInput.value = "";
    });
    this.fileButton = iconButton("plus", "", () => this.fileInput.click(), { class: "icon-button attach" });
    this.fileBar = el("ul", { class: "file-bar", hidden: true });
    this.box = el(
      "div",
      { class: "composer-box" },
      this.fileButton,
      this.slashButton,
      this.input,
      this.send,
      this.fileInput,
    );
    this.typists = el("div", { class: "typists", "aria-live": "polite" });
    this.problem = el("p", { class: "composer-problem", role: "alert", hidden: true });
    this.el = el(
      "div",
      { class: "composer" },
      this.#suggest.el,
      this.problem,
      this.fileBar,
      this.replyBar,
      this.box,
      this.typists,
    );
    view.store.addEventListener("typing", () => this.#paintTypists());
    this.input.addEventListener("paste", (event) => {
      if (event.clipboardData?.files.length) this.#add(event.clipboardData.files);
    });
    this.el.addEventListener("dragover", (event) => event.preventDefault());
    this.el.addEventListener("drop", (event) => {
      event.preventDefault();
      this.#add(event.dataTransfer?.files ?? []);
    });
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.input.addEventListener("blur", () => this.#suggest.hide());
    this.input.addEventListener("focus", () => this.#typed());
    new ResizeObserver(() => this.#grow()).observe(this.el);
  }

  /** Words and channel name as they are now. */
  paint() {
    const { w, store } = this.#view;
    const channel = store.channelOf(store.channel);
    const name = channel?.name ?? "";
    const words = w(isPrivate(channel) ? "composePrivate" : "compose", { name });
    this.input.placeholder = words;
    this.input.setAttribute("aria-label", words);
    this.fileButton.setAttribute("aria-label", w("attach"));
    this.fileButton.title = w("attach");
    this.#paintTypists();
    this.input.setAttribute("aria-description", w("composeHint"));
    this.send.setAttribute("aria-label", w("send"));
    this.slashButton.setAttribute("aria-label", w("commands"));
    this.slashButton.title = w("commands");
    this.el.classList.toggle("away", !store.connected);
    this.#relist();
  }

  focus() {
    if (this.#form) this.#form.focus();
    else this.input.focus({ preventScroll: true });
  }

  replyTo(message) {
    const { w } = this.#view;
    this.#reply = message;
    this.replyBar.hidden = false;
    this.replyBar.replaceChildren(
      el("span", {}, w("replyTo", { name: nameOf(this.#view.face(message.author)) })),
      iconButton("close", w("stopReply"), () => this.#stopReply()),
    );
    this.focus();
  }

  edit(message) {
    const { w } = this.#view;
    this.#closeForm();
    this.#editing = message;
    this.#reply = null;
    this.replyBar.hidden = false;
    this.replyBar.replaceChildren(
      el("span", {}, w("editing")),
      iconButton("close", w("stopEditing"), () => this.#stopReply()),
    );
    this.input.value = message.content;
    this.#typed();
    this.focus();
  }

  insert(text) {
    this.input.value += text;
    this.#typed();
    this.focus();
  }

  reset() {
    this.#closeForm();
    this.#stopReply(false);
    this.input.value = "";
    this.#files = [];
    this.#paintFiles();
    this.#typed();
  }

  complain(words) {
    this.problem.textContent = words;
    this.problem.hidden = false;
  }

  // -- files ---------------------------------------------------------------------------------------------

  #add(list) {
    const files = [...this.#files, ...list];
    const { w } = this.#view;
    if (files.length > MOST_FILES || tooLarge(files)) {
      this.problem.textContent = w(files.length > MOST_FILES ? "filesTooMany" : "filesTooLarge");
      this.problem.hidden = false;
      return;
    }
    this.#files = files;
    this.#paintFiles();
    this.focus();
  }

  #paintFiles() {
    const { w } = this.#view;
    this.fileBar.hidden = !this.#files.length;
    this.box.classList.toggle("ready", this.#isReady());
    this.fileBar.replaceChildren(
      ...this.#files.map((file) =>
        el(
          "li",
          { class: "file-chip" },
          icon("file"),
          el("span", {}, file.name),
          iconButton("close", w("takeOut", { name: file.name }), () => {
            this.#files = this.#files.filter((other) => other !== file);
            this.#paintFiles();
            this.focus();
          }),
        ),
      ),
    );
  }

  #isReady() {
    return this.input.value.trim() !== "" || this.#files.length > 0;
  }

  #paintTypists() {
    const { w, store } = this.#view;
    const names = store.typists().map((user) => user.name);
    const key = names.length > 3 ? "manyType" : names.length > 1 ? "someType" : "oneTypes";
    const words = names.length ? w(key, { names: names.join(", "), n: names.length }) : "";
    this.typists.replaceChildren(
      ...(words ? [el("span", { class: "dots", "aria-hidden": "true" }), el("span", {}, words)] : []),
    );
  }

  #tellTyping() {
    const { store } = this.#view;
    if (this.#editing || Date.now() - this.#typedAt < TYPING_EVERY) return;
    this.#typedAt = Date.now();
    store.ask("typing", { channel: store.channel }).catch(() => {});
  }

  // -- writing -------------------------------------------------------------------------------------------

  #typed() {
    this.#grow();
    this.problem.hidden = true;
    this.box.classList.toggle("ready", this.#isReady());
    const typed = this.#editing ? null : /^\/([^\n]*)$/.exec(this.input.value);
    if (!typed) {
      if (this.input.value.trim() && document.activeElement === this.input) this.#tellTyping();
      return this.#pick();
    }
    const list = this.#entries();
    const wanted = typed[1].trimEnd().toLowerCase();
    const exact =
      typed[1].endsWith(" ") && list.find((entry) => entry.label === wanted || entry.original === wanted);
    if (exact) return this.#choose(exact);
    return this.#offer(slash.matching(list, typed[1].trimStart()), list.length);
  }

  #entries() {
    return slash.entries(this.#view.store.commandsHere(), this.#view.store.me.locale);
  }

  // Commands that come or go while somebody is choosing one.
  #relist() {
    const labels = this.#entries().map((entry) => entry.label).join("\n");
    if (labels === this.#listed) return;
    this.#listed = labels;
    if (!this.#form && this.#suggest.shown && this.input.value.startsWith("/")) this.#typed();
  }

  #pick() {
    const { w, store } = this.#view;
    const wanted = picking(this.input);
    const rows = wanted ? picks(wanted, store) : [];
    if (!rows.length) return this.#suggest.hide();
    const take = (value) => {
      const end = this.input.selectionEnd;
      this.input.setRangeText(value, wanted.start, end, "end");
      this.#suggest.hide();
      this.focus();
      this.#grow();
    };
    return this.#suggest.show(
      this.input,
      w(wanted.sign === "#" ? "channels" : "members"),
      rows.map((row) => ({ ...row, act: () => take(row.value) })),
    );
  }

  #grow() {
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 220)}px`;
  }

  #offer(list, known) {
    const { w, store } = this.#view;
    const rows = list.map((entry) => ({
      label: `/${entry.label}`,
      note: entry.description,
      lead: avatar({ ...store.bot, bot: true }, ""),
      trail: store.bot.name,
      act: () => this.#choose(entry),
      tags: entry.options.map(
        (option) => `${slash.named(option, store.me.locale)}${option.required ? "" : "?"}`,
      ),
    }));
    this.#suggest.show(
      this.input,
      w("commands"),
      rows,
      known ? w("noMatch", { text: this.input.value }) : w("noCommands"),
    );
  }

  #openCommands() {
    this.#closeForm();
    this.input.value = "/";
    this.input.focus();
    this.#typed();
  }

  #choose(entry) {
    this.input.value = "";
    this.#suggest.hide();
    this.#form = new CommandForm(this.#view, entry, this.#suggest, () => {
      this.#closeForm();
      this.focus();
    });
    this.box.replaceWith(this.#form.el);
    this.#form.focus();
  }

  #closeForm() {
    if (!this.#form) return;
    this.#form.el.replaceWith(this.box);
    this.#form = null;
    this.#grow();
  }

  #key(event) {
    if (event.isComposing || this.#suggest.steer(event)) return;
    const active = this.#suggest.active;
    if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && active && !event.shiftKey)) {
      event.preventDefault();
      if (active) active.act();
      else this.#submit();
    } else if (event.key === "Escape") {
      if (this.#suggest.shown) this.#suggest.hide();
      else if (this.#reply || this.#editing) this.#stopReply();
      else return;
      event.preventDefault();
    } else if (event.key === "ArrowUp" && event.altKey && !this.input.value) {
      event.preventDefault();
      this.#editLast();
    } else if (event.key === "ArrowUp" && !this.input.value) {
      event.preventDefault();
      this.#view.history.focusLast();
    }
  }

  #editLast() {
    const { store } = this.#view;
    const own = store.messages(store.channel).filter((each) => each.author.id === store.me.id && !each.local);
    if (own.length) this.edit(own.at(-1));
  }

  async #submit() {
    const content = this.input.value.trim();
    const { store } = this.#view;
    const [reply, editing, files] = [this.#reply, this.#editing, this.#files];
    if (!content && !files.length) return;
    this.#files = [];
    this.#paintFiles();
    this.#stopReply(); // at once: a second Enter sends nothing twice
    this.input.value = "";
    this.#typedAt = 0;
    this.#typed();
    try {
      if (editing) await store.ask("edit", { channel: store.channel, message: editing.id, content });
      else await this.#say(content, reply, files);
    } catch (error) {
      this.#giveBack(content, reply, files);
      this.problem.textContent = error.message;
      this.problem.hidden = false;
    }
  }

  async #say(content, reply, files) {
    const { store } = this.#view;
    const { channel } = store;
    const data = await Promise.all(files.map(handed));
    const more = { ...(reply && { reply_to: reply.id }), ...(data.length && { files: data }) };
    await store.ask("say", { channel, content, ...more });
  }

  // What could not be sent stands there again, before what was typed since.
  #giveBack(content, reply, files) {
    this.#files = [...files, ...this.#files];
    this.#paintFiles();
    this.input.value = [content, this.input.value].filter(Boolean).join("\n");
    if (reply) this.replyTo(reply);
    this.#typed();
  }

  #stopReply(focus = true) {
    this.#reply = null;
    if (this.#editing) this.input.value = "";
    this.#editing = null;
    this.replyBar.hidden = true;
    this.replyBar.replaceChildren();
    if (focus) this.focus();
  }
}
