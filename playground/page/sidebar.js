// The server's name, its channels and threads, and who plays in this pane.

import { el, icon, iconButton } from "./dom.js";
import { avatar } from "./avatar.js";
import { isThread } from "./kinds.js";

const TEXT = 0;

export class Sidebar {
  #view;

  constructor(view) {
    this.#view = view;
    this.el = el("nav", { class: "sidebar" });
  }

  paint() {
    const { store, w, act } = this.#view;
    const focused = this.el.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const texts = store.channels.filter((channel) => channel.type === TEXT || channel.type === 5);
    this.el.setAttribute("aria-label", w("channels"));
    this.el.replaceChildren(
      el(
        "div",
        { class: "guild" },
        el("h1", { class: "guild-name" }, store.guild.name),
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
          el("h2", {}, w("channels")),
          iconButton("plus", w("newChannel"), () => act.newChannel(), { data: { key: "new" } }),
        ),
        el(
          "ul",
          { class: "channel-list" },
          texts.map((channel) => this.#branch(channel)),
        ),
      ),
      this.#foot(),
    );
    if (focused)
      [...this.el.querySelectorAll("[data-key]")].find((node) => node.dataset.key === focused)?.focus();
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
      icon(isThread(channel) ? "thread" : "hash"),
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
