// The server's name, its channels and threads, and who plays in this pane.

import { el, icon, iconButton, keyOf } from "../basics/dom.js";
import { avatar } from "../basics/avatar.js";
import { isPrivate, isThread } from "../basics/kinds.js";
import { PRIVATE, rail } from "./rail.js";

const TEXT = 0;

export class Sidebar {
  #view;

  constructor(view) {
    this.#view = view;
    this.el = el("nav", { class: "sidebar" });
  }

  paint() {
    const { store, w, act } = this.#view;
    const focused = this.el.contains(document.activeElement) ? keyOf(document.activeElement) : null;
    const here = store.place === PRIVATE ? store.channels.filter(isPrivate) : store.channelsHere();
    const texts = here.filter((channel) => channel.type === TEXT || channel.type === 5 || isPrivate(channel));
    const inPrivate = store.place === PRIVATE;
    const heading = w(inPrivate ? "private" : "channels");
    const make = inPrivate
      ? iconButton("plus", w("newGroup"), () => act.newGroup(), { data: { key: "new" } })
      : iconButton("plus", w("newChannel"), () => act.newChannel(), { data: { key: "new" } });
    this.el.setAttribute("aria-label", w("channels"));
    const list = el(
      "div",
      { class: "sidebar-main" },
      el(
        "div",
        { class: "guild" },
        el("h1", { class: "guild-name" }, store.guildHere()?.name ?? w("private")),
        iconButton("close", w("closeChannels"), () => act.drawer(false), {
          class: "icon-button drawer-close",
        }),
      ),
      el(
        "div",
        { class: "channel-scroll" },
        el(
          "div",
          { class: "channel-heading" },
          el("h2", {}, heading),
          make,
        ),
        el(
          "ul",
          { class: "channel-list" },
          texts.map((channel) => this.#branch(channel)),
        ),
        inPrivate && this.#others(texts),
        !inPrivate && store.guildHere()?.has_bot === false && this.#bring(store.guildHere()),
      ),
      this.#foot(),
    );
    this.el.replaceChildren(rail(this.#view), list);
    if (focused)
      [...this.el.querySelectorAll("[data-key]")].find((node) => node.dataset.key === focused)?.focus();
  }

  // Who could be written to, and has not been yet.
  #others(channels) {
    const { store, act } = this.#view;
    const known = new Set(channels.filter((each) => each.type === 1).map((each) => each.name));
    const people = [...store.people, { ...store.bot, bot: true }];
    const free = people.filter((user) => user.id !== store.me.id && !known.has(user.name));
    const row = (user) =>
      el(
        "button",
        {
          type: "button",
          class: "channel",
          data: { key: user.id },
          on: { click: () => act.direct(user.id) },
        },
        avatar(user, "small"),
        el("span", { class: "channel-name" }, user.name),
      );
    return el(
      "ul",
      { class: "channel-list" },
      free.map((user) => el("li", {}, row(user))),
    );
  }

  #bring(guild) {
    const { store, w, act } = this.#view;
    return el(
      "button",
      { type: "button", class: "button secondary bring", on: { click: () => act.bring(guild.id) } },
      w("bring", { name: store.bot.name }),
    );
  }

  #branch(channel) {
    const { store } = this.#view;
    const threads = store.channels.filter(
      (other) => isThread(other) && other.parent_id === channel.id && !other.thread_metadata?.archived,
    );
    return el(
      "li",
      {},
      this.#link(channel),
      threads.length
        ? el(
            "ul",
            { class: "thread-list" },
            threads.map((thread) => el("li", {}, this.#link(thread))),
          )
        : null,
    );
  }

  #link(channel) {
    const { store, act } = this.#view;
    const here = channel.id === store.channel;
    const unread = store.unread.has(channel.id);
    return el(
      "button",
      {
        type: "button",
        class: `channel ${here ? "here" : ""} ${unread ? "unread" : ""}`,
        "aria-current": here ? "page" : null,
        data: { key: channel.id },
        on: { click: () => act.open(channel.id) },
      },
      isPrivate(channel) ? icon("people") : icon(isThread(channel) ? "thread" : "hash"),
      el("span", { class: "channel-name" }, channel.name),
      unread &&
        el(
          "span",
          { class: "unread-dot", title: this.#view.w("newMessages") },
          el("span", { class: "ears" }, this.#view.w("newMessages")),
        ),
    );
  }

  #foot() {
    const { store, w, act } = this.#view;
    const state = store.bot.online ? w("online") : w("offline");
    const face = el(
      "button",
      {
        type: "button",
        class: "whoami",
        "aria-label": w("personMenu", { name: store.me.name }),
        "aria-haspopup": "menu",
        data: { key: "me" },
        on: { click: (event) => act.personMenu(event.currentTarget) },
      },
      avatar(store.me),
      el("span", { class: "whoami-words" }, el("b", {}, store.me.name), el("small", {}, store.me.locale)),
      icon("down"),
    );
    return el(
      "div",
      { class: "sidebar-foot" },
      el(
        "div",
        { class: "bot-state" },
        el("span", { class: `lamp ${store.bot.online ? "on" : ""}`, "aria-hidden": "true" }),
        el("span", {}, `${store.bot.name} · ${state}`),
      ),
      face,
    );
  }
}
