// The stage: one to four people side by side, the tabs above them, and the address that keeps all this.

import { el, icon, iconButton, keyOf } from "../basics/dom.js";
import { avatar } from "../basics/avatar.js";
import { Faults } from "../faults/faults.js";
import { besideMenu } from "./menus.js";
import { Pane } from "./pane.js";
import { onTheme, theme, toggleTheme } from "../basics/theme.js";
import { words } from "../basics/words.js";

const MOST = 4;
const FAULTS = "playground.faults";

export class Stage {
  #panes = [];
  #tabs = el("div", { class: "tabs", role: "group" });
  #row = el("main", { class: "panes" });
  #current = 0;

  constructor(root, people) {
    const current = () => this.#panes[this.#current] ?? this.#panes[0];
    this.faults = new Faults(current, () => this.#showFaults(false));
    this.layer = el("div", { class: "layer stage-layer" });
    root.append(this.#bar(), el("div", { class: "stage-body" }, this.#row, this.faults.el), this.layer);
    for (const person of people.length ? people : [null]) this.#add(person);
    onTheme(() => this.#paint());
    this.#row.addEventListener("scroll", () => this.#follow(), { passive: true });
    this.#row.addEventListener("focusin", ({ target }) =>
      this.#point(this.#panes.findIndex((pane) => pane.el.contains(target))),
    );
    addEventListener("keydown", (event) => this.#typed(event));
    if (sessionStorage.getItem(FAULTS)) this.#showFaults(true);
    this.#paint();
  }

  #bar() {
    const add = { class: "icon-button add-pane", "aria-haspopup": "menu" };
    const faults = { type: "button", class: "faults-button", "aria-expanded": "false" };
    this.skip = el("a", { class: "skip", href: "#" });
    this.addButton = iconButton("plus", "", () => this.#offer(this.addButton), add);
    this.faultsButton = el("button", faults, icon("bolt"), el("span"));
    this.themeButton = iconButton("sun", "", toggleTheme);
    this.faultsButton.addEventListener("click", () => {
      this.#showFaults(this.faults.el.hidden);
      this.faults.el.querySelector("button")?.focus();
    });
    this.skip.addEventListener("click", (event) => {
      event.preventDefault();
      this.#panes[this.#current]?.composer.focus();
    });
    const stretch = el("span", { class: "stretch" });
    return el(
      "header",
      { class: "stage-bar" },
      this.skip,
      this.#tabs,
      this.addButton,
      stretch,
      this.faultsButton,
      this.themeButton,
    );
  }

  // -- told by the panes ---------------------------------------------------------------------------------

  changed() {
    const twin = this.#panes.find((pane) => pane.person && pane !== this.#paneOf(pane.person));
    if (twin) return this.#remove(twin); // somebody unknown in the address became somebody already here
    const known = this.#panes.filter((pane) => pane.person).map((pane) => encodeURIComponent(pane.address));
    if (known.length === this.#panes.length) {
      const query = known.length === 1 ? `?person=${known[0]}` : `?people=${known.join(",")}`;
      if (location.search !== query) history.replaceState(null, "", query);
    }
    this.#paint();
    this.faults.paint();
    return undefined;
  }

  lost() {
    this.#paint();
  }

  replace(pane, person) {
    const at = this.#panes.indexOf(pane);
    const other = this.#paneOf(person);
    if (other) return other.focus();
    const fresh = new Pane(person, this);
    this.#panes[at] = fresh;
    pane.el.replaceWith(fresh.el);
    pane.close();
    fresh.store.addEventListener("hello", () => fresh.focus(), { once: true });
    return undefined;
  }

  // -- panes ---------------------------------------------------------------------------------------------

  #add(person) {
    if (this.#panes.length >= MOST) return;
    const pane = new Pane(person, this);
    this.#panes.push(pane);
    this.#row.append(pane.el);
    if (this.#panes.length > 1 && person && this.#panes[0].person)
      pane.store.addEventListener("hello", () => pane.focus(), { once: true });
    this.#paint();
  }

  #paneOf(person) {
    return this.#panes.find((pane) => pane.person === person);
  }

  #remove(pane) {
    this.#panes = this.#panes.filter((other) => other !== pane);
    pane.close();
    this.#current = Math.min(this.#current, this.#panes.length - 1);
    this.changed();
    this.#panes[this.#current].focus();
  }

  #offer(anchor) {
    const pane = this.#panes[this.#current] ?? this.#panes[0];
    if (!pane?.person) return;
    besideMenu(
      pane,
      this.layer,
      anchor,
      this.#panes.map((each) => each.person),
      (person) => this.#add(person),
    );
  }

  #point(index) {
    if (index < 0 || index === this.#current) return;
    this.#current = index;
    this.#paint();
  }

  #follow() {
    const { clientWidth, scrollLeft, scrollWidth } = this.#row;
    if (scrollWidth > clientWidth + 4)
      this.#point(Math.round(scrollLeft / (scrollWidth / this.#panes.length)));
  }

  // Who types into nowhere means the message box.
  #typed(event) {
    const nowhere = document.activeElement === document.body;
    if (nowhere && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      this.#panes[this.#current]?.composer.focus();
  }

  // -- the bar -------------------------------------------------------------------------------------------

  #showFaults(shown) {
    this.faults.show(shown);
    this.faultsButton.setAttribute("aria-expanded", String(shown));
    if (shown) sessionStorage.setItem(FAULTS, "1");
    else sessionStorage.removeItem(FAULTS);
    if (!shown && this.#panes.length) this.faultsButton.focus();
  }

  #paint() {
    const pane = this.#panes[this.#current] ?? this.#panes[0];
    const w = pane?.w ?? words(navigator.language);
    const focused = this.#tabs.contains(document.activeElement) ? keyOf(document.activeElement) : null;
    this.#row.classList.toggle("several", this.#panes.length > 1);
    this.#row.style.setProperty("--panes", this.#panes.length);
    this.#tabs.setAttribute("aria-label", w("people"));
    this.#tabs.replaceChildren(
      ...this.#panes.filter((each) => each.store.me).map((each) => this.#tab(each, w)),
    );
    if (focused)
      [...this.#tabs.querySelectorAll("[data-key]")].find((node) => node.dataset.key === focused)?.focus();
    this.addButton.hidden = this.#panes.length >= MOST;
    this.addButton.setAttribute("aria-label", w("addBeside"));
    this.addButton.title = w("addBeside");
    const other = theme() === "dark" ? "toLight" : "toDark";
    this.themeButton.replaceChildren(icon(theme() === "dark" ? "sun" : "moon"));
    this.themeButton.setAttribute("aria-label", w(other));
    this.themeButton.title = w(other);
    this.faultsButton.querySelector("span").textContent = w("faults");
    this.faultsButton.setAttribute("aria-label", w("faults"));
    this.skip.textContent = w("skip");
    document.documentElement.lang = pane?.store.me?.locale ?? "en";
    const names = this.#panes
      .map((each) => each.store.me?.name)
      .filter(Boolean)
      .join(", ");
    document.title = [names, pane?.store.guild.name, w("title")].filter(Boolean).join(" · ");
  }

  #tab(pane, w) {
    const { me, unread } = pane.store;
    const here = this.#panes[this.#current] === pane;
    return el(
      "div",
      { class: `tab ${here ? "here" : ""}` },
      el(
        "button",
        {
          type: "button",
          class: "tab-button",
          "aria-current": here ? "true" : null,
          "aria-label": me.name,
          data: { key: me.id },
          on: {
            click: (event) =>
              here && this.#panes.length === 1 ? pane.act.personMenu(event.currentTarget) : pane.focus(),
          },
        },
        avatar(me),
        el("span", { class: "tab-name" }, me.name),
        unread.size > 0 && el("span", { class: "unread-dot" }),
      ),
      this.#panes.length > 1 &&
        iconButton("close", w("closePane", { name: me.name }), () => this.#remove(pane), {
          data: { key: `close ${me.id}` },
        }),
    );
  }
}
