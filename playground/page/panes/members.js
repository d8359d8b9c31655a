// Who is in the server: the bot, then those with a role that stands apart, then everybody else.

import { el, keyOf } from "../basics/dom.js";
import { avatar, nameOf } from "../basics/avatar.js";

// What a bot does, by the type of its activity; any other is told in its own words alone.
const DOING = { 0: "plays", 1: "streams", 2: "hears", 3: "watches", 5: "competes" };

export class Members {
  #view;

  constructor(view) {
    this.#view = view;
    this.el = el("aside", { class: "members", hidden: true });
  }

  show(shown) {
    this.el.hidden = !shown;
    if (shown) this.paint();
  }

  paint() {
    if (this.el.hidden) return;
    const { w } = this.#view;
    const focused = this.el.contains(document.activeElement) ? keyOf(document.activeElement) : null;
    this.el.setAttribute("aria-label", w("members"));
    this.el.replaceChildren(...this.#groups().map(([name, users]) => this.#group(name, users)));
    if (focused)
      [...this.el.querySelectorAll("[data-key]")].find((node) => node.dataset.key === focused)?.focus();
  }

  #groups() {
    const { store, w } = this.#view;
    const left = new Set(store.membersHere());
    const groups = [];
    const take = (name, fits) => {
      const found = [...left].filter(fits);
      found.forEach((user) => left.delete(user));
      if (found.length) groups.push([name, found]);
    };
    take(w("apps"), (user) => user.bot);
    const apart = store.rolesHere().filter((role) => role.hoist && !role.managed);
    for (const role of apart.sort((a, b) => b.position - a.position))
      take(role.name, (user) => user.roles?.includes(role.id));
    take(w("members"), () => true);
    return groups;
  }

  #group(name, users) {
    return el(
      "section",
      {},
      el("h2", { class: "members-heading" }, `${name} — ${users.length}`),
      el(
        "ul",
        {},
        users.map((user) => el("li", {}, this.#row(user))),
      ),
    );
  }

  #row(user) {
    const { store, w } = this.#view;
    const there = !user.bot || store.botIsThere;
    const doing = user.bot && there && this.#doing(store.bot.presence);
    return el(
      "button",
      {
        type: "button",
        class: there ? "member" : "member away",
        "aria-label": w("userMenu", { name: nameOf(user) }),
        "aria-haspopup": "menu",
        data: { key: user.id },
        on: { click: (event) => this.#view.userMenu(user, event.currentTarget) },
      },
      avatar(user),
      el(
        "span",
        { class: "member-words" },
        el("span", { class: "member-name", style: { "--name": store.colourHere(user) } }, nameOf(user)),
        doing && el("span", { class: "member-doing" }, doing),
      ),
      user.bot && el("span", { class: "badge" }, w("app")),
    );
  }

  #doing({ kind, line }) {
    const words = DOING[kind];
    return words && line ? this.#view.w(words, { what: line }) : line;
  }
}
