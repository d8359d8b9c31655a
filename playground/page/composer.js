// Where people write: ordinary messages, and commands after a slash.

import { el, icon, iconButton, uid } from "./dom.js";
import { avatar, nameOf } from "./avatar.js";
import { CommandForm } from "./commandform.js";
import { Suggest } from "./suggest.js";
import * as slash from "./commands.js";

const LIMIT = 2000;

export class Composer {
  #view;
  #suggest = new Suggest();
  #reply = null;
  #form = null;

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
    this.box = el("div", { class: "composer-box" }, this.slashButton, this.input, this.send);
    this.problem = el("p", { class: "composer-problem", role: "alert", hidden: true });
    this.el = el("div", { class: "composer" }, this.#suggest.el, this.problem, this.replyBar, this.box);
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("keydown", (event) => this.#key(event));
    this.input.addEventListener("blur", () => this.#suggest.hide());
    this.input.addEventListener("focus", () => this.#typed());
    new ResizeObserver(() => this.#grow()).observe(this.el);
  }

  /** Words and channel name as they are now. */
  paint() {
    const { w, store } = this.#view;
    const name = store.channelOf(store.channel)?.name ?? "";
    this.input.placeholder = w("compose", { name });
    this.input.setAttribute("aria-label", w("compose", { name }));
    this.input.setAttribute("aria-description", w("composeHint"));
    this.send.setAttribute("aria-label", w("send"));
    this.slashButton.setAttribute("aria-label", w("commands"));
    this.slashButton.title = w("commands");
    this.el.classList.toggle("away", !store.connected);
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

  insert(text) {
    this.input.value += text;
    this.#typed();
    this.focus();
  }

  reset() {
    this.#closeForm();
    this.#stopReply(false);
    this.input.value = "";
    this.#typed();
  }

  // -- writing -------------------------------------------------------------------------------------------

  #typed() {
    this.#grow();
    this.problem.hidden = true;
    this.box.classList.toggle("ready", this.input.value.trim() !== "");
    const typed = /^\/([^\n]*)$/.exec(this.input.value);
    if (!typed) return this.#suggest.hide();
    const list = slash.entries(this.#view.store.commands, this.#view.store.me.locale);
    const wanted = typed[1].trimEnd().toLowerCase();
    const exact =
      typed[1].endsWith(" ") && list.find((entry) => entry.label === wanted || entry.original === wanted);
    if (exact) return this.#choose(exact);
    return this.#offer(slash.matching(list, typed[1].trimStart()), list.length);
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
      else if (this.#reply) this.#stopReply();
      else return;
      event.preventDefault();
    } else if (event.key === "ArrowUp" && !this.input.value) {
      event.preventDefault();
      this.#view.history.focusLast();
    }
  }

  async #submit() {
    const content = this.input.value.trim();
    const { store } = this.#view;
    const reply = this.#reply;
    if (!content) return;
    this.input.value = ""; // at once: a second Enter sends nothing twice
    this.#stopReply();
    this.#typed();
    try {
      await store.ask("say", { channel: store.channel, content, ...(reply && { reply_to: reply.id }) });
    } catch (error) {
      this.#giveBack(content, reply);
      this.problem.textContent = error.message;
      this.problem.hidden = false;
    }
  }

  // What could not be sent stands there again, before what was typed since.
  #giveBack(content, reply) {
    this.input.value = [content, this.input.value].filter(Boolean).join("\n");
    if (reply) this.replyTo(reply);
    this.#typed();
  }

  #stopReply(focus = true) {
    this.#reply = null;
    this.replyBar.hidden = true;
    this.replyBar.replaceChildren();
    if (focus) this.focus();
  }
}
