// One person's Discord: a socket, what it knows, and everything drawn from it.

import { el, icon, iconButton } from "../basics/dom.js";
import { Composer } from "../writing/composer.js";
import { askGroup, askName, askPerson } from "../forms/forms.js";
import { History } from "./history.js";
import { isPrivate, isThread } from "../basics/kinds.js";
import { Members } from "./members.js";
import { messageMenu, personMenu, userMenu } from "./menus.js";
import { openModal } from "../forms/modal.js";
import { Sidebar } from "./sidebar.js";
import { Socket } from "../line/socket.js";
import { Store } from "../line/store.js";
import { words } from "../basics/words.js";

// Where somebody was: in this tab first, else in any; by id, or by name after a restart of the playground.
const PLACE = "playground.channel.";

function remembered(person, channels) {
  const place = JSON.parse(
    sessionStorage.getItem(PLACE + person) ?? localStorage.getItem(PLACE + person) ?? "{}",
  );
  return (
    channels.find((channel) => channel.id === place.id) ??
    channels.find((channel) => channel.name === place.name)
  );
}

function remember(person, { id, name }) {
  for (const storage of [sessionStorage, localStorage])
    storage.setItem(PLACE + person, JSON.stringify({ id, name }));
}

export class Pane {
  w = words(navigator.language);
  #socket;
  #frame = 0;
  #names = "";

  /** `stage` hears: changed(pane), replace(pane, person), theme and friends. */
  constructor(person, stage) {
    this.stage = stage;
    this.#socket = new Socket(person);
    this.store = new Store(this.#socket);
    this.act = {
      open: (channel) => this.open(channel),
      drawer: (shown) => this.drawer(shown),
      newChannel: () =>
        askName(this, this.w("newChannel"), this.w("channelName"), (name) => this.#make("channel", { name, guild: this.store.place })),
      newThread: () =>
        askName(this, this.w("newThread"), this.w("threadName"), (name) =>
          this.#make("thread", { channel: this.#parent(), name }),
        ),
      place: (place) => this.#enter(place),
      direct: (user) => this.#make("direct", { user }).then((go) => go(), this.#complain),
      newGroup: () => askGroup(this, (people) => this.#make("group", { people })),
      newServer: () =>
        askName(this, this.w("newServer"), this.w("serverName"), async (name) => {
          const { guild } = await this.store.ask("guild", { name, bot: false });
          return () => this.#enter(guild);
        }),
      bring: (guild) => this.store.ask("invite_bot", { guild }).catch(this.#complain),
      newRole: (guild) =>
        askName(
          this,
          this.w("newRole"),
          this.w("roleName"),
          async (name) => void (await this.store.ask("role", { guild: guild.id, name })),
        ),
      nick: (guild, user, member) =>
        askName(
          this,
          this.w("changeNick"),
          this.w("nick"),
          async (name) => void (await this.store.ask("nick", { guild: guild.id, user: user.id, name })),
          member.nick ?? user.name,
        ),
      personMenu: (anchor) => personMenu(this, anchor),
      switchTo: (id) => stage.replace(this, id),
      newPerson: (then) =>
        askPerson(this, async (fields) => then((await this.store.ask("person", fields)).person.id)),
      editMe: () =>
        askPerson(
          this,
          async (fields) => void (await this.store.ask("edit_person", { id: this.person, ...fields })),
          this.store.me,
        ),
    };
    this.sidebar = new Sidebar(this);
    this.members = new Members(this);
    this.history = new History(this);
    this.composer = new Composer(this);
    this.#build();
    this.store.addEventListener("hello", () => this.#hello());
    this.store.addEventListener("state", () => this.#paintSoon());
    this.store.addEventListener("modal", (/** @type {CustomEvent} */ { detail }) => openModal(this, detail));
    this.#socket.addEventListener("lost", () => stage.lost());
  }

  get person() {
    return this.store.me?.id ?? null;
  }

  /** How the address of the page calls this person: by name, which outlives a restart, if it is the only such name. */
  get address() {
    const { me, people } = this.store;
    return people.filter((person) => person.name === me.name).length > 1 || me.name.includes(",")
      ? me.id
      : me.name;
  }

  get reader() {
    const { store } = this;
    return {
      locale: store.me?.locale ?? navigator.language,
      w: this.w,
      user: (id) => store.user(id),
      role: (id) => store.role(id),
      channel: (id) => store.channelOf(id),
      open: (id) => this.open(id),
    };
  }

  close() {
    this.#socket.close();
    this.el.remove();
  }

  focus() {
    this.el.scrollIntoView({
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
      inline: "start",
      block: "nearest",
    });
    this.composer.focus();
  }

  // -- for what is drawn inside --------------------------------------------------------------------------

  face(user) {
    const known = this.store.user(user.id) ?? {};
    return {
      ...user,
      ...known,
      name: known.name ?? user.global_name ?? user.username,
      bot: user.bot || known.bot,
    };
  }

  jump(id) {
    this.history.jump(id);
  }

  refocus() {
    this.composer.focus();
  }

  dismiss(message) {
    this.store.dismiss(message);
    this.composer.focus();
  }

  userMenu(user, anchor) {
    userMenu(this, user, anchor);
  }

  messageMenu(message, anchor, point) {
    messageMenu(this, message, anchor, point);
  }

  open(channel) {
    const { store } = this;
    if (!store.channelOf(channel)) return;
    this.drawer(false);
    if (channel !== store.channel) this.composer.reset();
    remember(store.me.name, store.channelOf(channel));
    this.history.show(channel);
    this.composer.focus();
  }

  drawer(shown) {
    this.el.classList.toggle("drawer-open", shown);
    if (shown)
      this.sidebar.el.querySelector(".here, .channel")?.focus({ preventScroll: true }); // it still slides in
    else if (this.sidebar.el.contains(document.activeElement)) this.composer.focus();
  }

  /** Something that could not be done, in words, for a moment. */
  say(words) {
    this.composer.complain(words);
  }

  #complain = (error) => this.say(error.message);

  #enter(place) {
    const { store } = this;
    const channels = store.channels.filter((channel) => (channel.guild_id ?? "@me") === place);
    const first = channels.find((channel) => channel.type === 0 || isPrivate(channel));
    if (first) this.open(first.id);
    else this.act.direct(store.bot.id);
  }

  // -- the pane itself -----------------------------------------------------------------------------------

  #build() {
    this.title = el("div", { class: "channel-title" });
    this.banner = el("div", { class: "banner", role: "status" });
    this.opener = iconButton("menu", this.w("openChannels"), () => this.drawer(true), {
      class: "icon-button drawer-open-button",
    });
    this.threadButton = iconButton("thread", this.w("newThread"), () => this.act.newThread());
    this.membersButton = iconButton("people", this.w("members"), () => this.#showMembers(this.members.el.hidden), {
      "aria-expanded": "false",
    });
    const header = el(
      "header",
      { class: "channel-header" },
      this.opener,
      this.title,
      this.threadButton,
      this.membersButton,
    );
    const talk = el("div", { class: "talk" }, this.history.el, this.composer.el);
    const main = el(
      "div",
      { class: "main" },
      header,
      this.banner,
      el("div", { class: "main-row" }, talk, this.members.el),
    );
    const shade = el("div", { class: "shade", on: { click: () => this.drawer(false) } });
    this.layer = el("div", { class: "layer" });
    this.el = el(
      "section",
      { class: "pane waiting" },
      el("div", { class: "pane-body" }, this.sidebar.el, shade, main),
      this.layer,
    );
    this.el.addEventListener(
      "keydown",
      (event) =>
        event.key === "Escape" &&
        !event.defaultPrevented &&
        this.el.classList.contains("drawer-open") &&
        this.drawer(false),
    );
    this.history.el.addEventListener("contextmenu", (event) => this.#context(event));
  }

  #showMembers(shown) {
    this.members.show(shown);
    this.membersButton.setAttribute("aria-expanded", String(shown));
  }

  #context(event) {
    const item = event.target.closest("li.message");
    if (!item || event.target.closest("a, img, input, textarea") || String(getSelection())) return;
    const message = this.store.message(this.store.channel, item.dataset.id);
    if (!message || message.local) return;
    event.preventDefault();
    this.messageMenu(
      message,
      item,
      event.clientX || event.clientY ? { x: event.clientX, y: event.clientY } : null,
    );
  }

  #hello() {
    const { store } = this;
    this.el.classList.remove("waiting");
    const wanted =
      store.channelOf(store.channel) ??
      remembered(store.me.name, store.channels) ??
      store.channels.find((channel) => channel.type === 0);
    this.w = words(store.me.locale);
    if (wanted) this.history.show(wanted.id);
    this.#paint();
    if (document.activeElement === document.body && matchMedia("(hover: hover)").matches)
      this.composer.focus(); // no keyboard pops up on phones
  }

  #paintSoon() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  }

  #paint() {
    const { store } = this;
    if (!store.me) return;
    const w = words(store.me.locale);
    this.w = w;
    if (store.channel && !store.channelOf(store.channel) && store.channels.length)
      this.open(store.channels[0].id);
    this.el.lang = store.me.locale;
    this.el.setAttribute("aria-label", w("paneOf", { name: store.me.name }));
    const channel = store.channelOf(store.channel);
    this.title.replaceChildren(
      isPrivate(channel) ? icon("people") : icon(isThread(channel) ? "thread" : "hash"),
      el("span", { class: "channel-title-name" }, channel?.name ?? ""),
    );
    if (channel?.topic) this.title.append(el("span", { class: "topic" }, channel.topic));
    this.opener.setAttribute("aria-label", w("openChannels"));
    this.opener.classList.toggle("news", store.unread.size > 0);
    this.threadButton.setAttribute("aria-label", w("newThread"));
    this.threadButton.title = w("newThread");
    this.threadButton.hidden = isPrivate(channel);
    this.membersButton.setAttribute("aria-label", w("members"));
    this.membersButton.title = w("members");
    this.members.paint();
    const trouble = store.connected
      ? store.bot.online
        ? ""
        : w("botOffline", { name: store.bot.name })
      : w("noServer");
    if (this.banner.textContent !== trouble) this.banner.textContent = trouble;
    this.sidebar.paint();
    this.composer.paint();
    this.#redrawHistory();
    this.stage.changed(this);
  }

  // Messages show names of people, roles and channels: draw them anew when one of these has changed.
  #redrawHistory() {
    const { people, guilds, channels, bot, me } = this.store;
    const names = JSON.stringify([
      people,
      guilds,
      channels.map(({ id, name }) => [id, name]),
      bot.name,
      me.locale,
    ]);
    if (names === this.#names) return;
    this.#names = names;
    this.history.redraw();
  }

  #parent() {
    const channel = this.store.channelOf(this.store.channel);
    return isThread(channel) ? channel.parent_id : channel.id;
  }

  async #make(verb, fields) {
    const { channel } = await this.store.ask(verb, fields);
    return () => this.open(channel.id);
  }
}
