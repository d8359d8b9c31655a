// The messages of a channel: kept at the bottom when you are there, unmoved under your eyes when you are not.

import { el, arrowKeys, counterpart, icon } from "../basics/dom.js";
import { nameOf } from "../basics/avatar.js";
import { messageItem, sameDay } from "../message/message.js";
import { summary } from "../message/summary.js";
import { isThread } from "../basics/kinds.js";
import { revealSpoiler } from "../message/inline.js";
import { moment } from "../basics/snowflake.js";
import { format } from "../basics/time.js";

const NEAR = 40;
const FLASH = 1600; // ms
const EARS = 400; // characters read aloud of a new message

export class History {
  channel = null;
  #view;
  #list;
  #head;
  #ears;
  #jump;
  #dirty = new Set();
  #frame = 0;
  #stuck = true;
  #missed = 0;
  #size = 0; // how far it was scrolled when it was last put at its end
  #loading = false;
  #anchor = null;

  constructor(view) {
    this.#view = view;
    this.#head = el("div", { class: "beginning" });
    this.#list = el("ol", { class: "messages", role: "list" });
    this.#ears = el("div", { class: "ears", role: "log", "aria-live": "polite", "aria-atomic": "false" });
    this.#jump = el("button", {
      type: "button",
      class: "jump",
      hidden: true,
      on: { click: () => this.toBottom() },
    });
    this.scroller = el(
      "div",
      { class: "scroller", tabindex: "-1" },
      el("div", { class: "filler" }),
      this.#head,
      this.#list,
    );
    this.el = el("section", { class: "history" }, this.scroller, this.#jump, this.#ears);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.#list.addEventListener("keydown", (event) => this.#keys(event));
    const watch = new ResizeObserver(() => {
      this.#notice();
      this.#settle();
    });
    watch.observe(this.#list);
    watch.observe(this.scroller);
    const { store } = view;
    store.addEventListener("message", ({ detail }) => this.#heard(detail));
    store.addEventListener("gone", ({ detail }) => detail.channel === this.channel && this.#touch(detail.id));
    store.addEventListener("history", ({ detail }) => detail.channel === this.channel && this.#rebuild());
    store.addEventListener("failure", ({ detail }) =>
      this.#say(this.#view.w("failedPress"), detail.message.id),
    );
  }

  async show(channel) {
    const { store } = this.#view;
    this.channel = channel;
    this.#list.replaceChildren();
    this.#ears.replaceChildren();
    this.#missed = 0;
    this.#stick();
    this.#paintHead();
    store.read(channel);
    await store.load(channel).catch(() => {});
  }

  /** Draw everything again: names or words have changed. */
  redraw() {
    this.#paintHead();
    for (const item of this.#list.querySelectorAll("li.message")) this.#touch(item.dataset.id);
  }

  toBottom() {
    this.#stick();
    this.#missed = 0;
    this.#settle();
    this.#paintJump();
  }

  find(id) {
    return this.#list.querySelector(`li.message[data-id="${CSS.escape(id)}"]`);
  }

  jump(id) {
    const item = this.find(id);
    if (!item) return;
    item.scrollIntoView({ block: "center" });
    item.focus({ preventScroll: true });
    item.classList.add("flash");
    setTimeout(() => this.find(id)?.classList.remove("flash"), FLASH);
  }

  focusLast() {
    this.#list.querySelector("li.message:last-of-type")?.focus();
  }

  // -- hearing -------------------------------------------------------------------------------------------

  #heard({ message, fresh }) {
    if (message.channel_id !== this.channel) return;
    this.#notice();
    this.#touch(message.id);
    if (!fresh) return;
    const { store } = this.#view;
    const mine = message.author.id === store.me.id;
    if (mine) this.#stick();
    else if (!message.local || message.commandFailed)
      this.#say(message.commandFailed ? this.#view.w("failedCommand") : null, message.id);
    if (!this.#stuck && !mine) this.#missed += 1;
  }

  #say(words, id) {
    const { store } = this.#view;
    const message = store.message(this.channel, id);
    if (!message || message.loading) return;
    const text =
      words ?? `${nameOf(this.#view.face(message.author))}: ${summary(message, this.#view)}`.slice(0, EARS);
    this.#ears.append(
      el("p", {}, message.ephemeral && !words ? `${text} (${this.#view.w("onlyYou")})` : text),
    );
    while (this.#ears.childElementCount > 8) this.#ears.firstElementChild.remove();
  }

  #touch(id) {
    this.#dirty.add(id);
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #rebuild() {
    this.#loading = false;
    const { store } = this.#view;
    const ids = store.messages(this.channel).map((message) => message.id);
    const known = new Set(ids);
    for (const item of this.#list.querySelectorAll("li.message"))
      if (!known.has(item.dataset.id)) this.#dirty.add(item.dataset.id);
    for (const id of ids) this.#dirty.add(id);
    cancelAnimationFrame(this.#frame);
    this.#draw();
    this.#paintHead();
  }

  // -- drawing -------------------------------------------------------------------------------------------

  #draw() {
    this.#frame = 0;
    this.#notice();
    const { store } = this.#view;
    const all = store.messages(this.channel);
    const place = new Map(all.map((message, index) => [message.id, index]));
    const dirty = this.#dirty;
    this.#dirty = new Set();
    for (const id of [...dirty]) this.#neighbour(id, dirty, all[(place.get(id) ?? -2) + 1]);
    this.#hold();
    for (const id of dirty) if (!place.has(id)) this.#remove(id);
    for (const [index, message] of all.entries())
      if (dirty.has(message.id)) this.#place(message, all[index - 1]);
    this.#settle();
    this.#paintJump();
  }

  // What follows a message may change its face when the message comes or goes.
  #neighbour(id, dirty, next) {
    const item = this.find(id);
    if (next && !item) dirty.add(next.id);
    const below = next ? null : item?.nextElementSibling;
    for (const node of [below, below?.nextElementSibling]) if (node?.dataset.id) dirty.add(node.dataset.id);
  }

  #remove(id) {
    const item = this.find(id);
    if (!item) return;
    const held = item.contains(document.activeElement);
    const before = item.previousElementSibling;
    if (before?.classList.contains("day") && !item.nextElementSibling?.classList.contains("message"))
      before.remove();
    item.remove();
    if (held) this.#view.refocus();
  }

  #place(message, before) {
    const item = messageItem(message, before, this.#view);
    const old = this.find(message.id);
    if (old) {
      if (old.previousElementSibling?.classList.contains("day")) old.previousElementSibling.remove();
      this.#inherit(item, old);
    } else {
      const after = before ? this.find(before.id) : null;
      if (after) after.after(item);
      else this.#list.prepend(item);
    }
    if (!before || !sameDay(message, before)) item.before(this.#day(message));
  }

  #day(message) {
    const { reader } = this.#view;
    return el("li", { class: "day" }, el("span", {}, format(reader.locale, "D", moment(message.id))));
  }

  // A message drawn anew keeps its revealed spoilers, its loaded pictures and the focus inside it.
  #inherit(item, old) {
    const held = old.contains(document.activeElement) ? document.activeElement : null;
    const spoilers = [...old.querySelectorAll(".spoiler")];
    item
      .querySelectorAll(".spoiler")
      .forEach(
        (node, index) =>
          spoilers[index]?.classList.contains("shown") &&
          spoilers[index].textContent === node.textContent &&
          revealSpoiler(node),
      );
    if (!old.querySelector(".container.veiled"))
      item
        .querySelectorAll(".container.veiled")
        .forEach((node) => old.querySelector(".container") && node.querySelector(".container-veil")?.click());
    this.#inheritPictures(item, old);
    if (old.classList.contains("flash")) item.classList.add("flash");
    old.replaceWith(item);
    if (held) (counterpart(item, held) ?? item).focus({ preventScroll: true });
  }

  #inheritPictures(item, old) {
    const before = [...old.querySelectorAll(".picture")];
    item.querySelectorAll(".picture").forEach((node, index) => {
      const last = before[index];
      if (!last) return;
      if (!last.classList.contains("veiled")) node.classList.remove("veiled");
      const [img, lastImg] = [node.querySelector("img"), last.querySelector("img")];
      if (lastImg.src === img.src) {
        lastImg.alt = img.alt;
        img.replaceWith(lastImg);
      } else if (lastImg.complete && lastImg.naturalWidth) {
        img.style.backgroundImage = `url("${lastImg.src}")`;
        img.addEventListener("load", () => img.style.removeProperty("background-image"), { once: true });
      }
    });
  }

  #paintHead() {
    const { store, w } = this.#view;
    const channel = store.channelOf(this.channel);
    const name = channel?.name ?? "";
    this.scroller.setAttribute("aria-label", w("history", { name }));
    this.el.setAttribute("aria-label", w("history", { name }));
    if (this.channel && store.messages(this.channel).length && store.hasMore(this.channel)) {
      this.#head.replaceChildren(el("p", { class: "older" }, w("olderLoading")));
      return;
    }
    this.#head.replaceChildren(
      el("div", { class: "beginning-sign" }, icon(isThread(channel) ? "thread" : "hash")),
      el("h2", {}, w("welcome", { name })),
      el("p", {}, w("welcomeText", { name })),
    );
  }

  #paintJump() {
    const { w } = this.#view;
    this.#jump.hidden = this.#stuck;
    this.#jump.replaceChildren(
      this.#missed ? `${w("newMessages")} (${this.#missed})` : w("jump"),
      icon("down"),
    );
  }

  // -- scrolling -----------------------------------------------------------------------------------------

  #stick() {
    this.#stuck = true;
    this.#size = 0;
  }

  // What is scrolled is said a frame later, what grows does not scroll: higher up than it was put is a reader's doing.
  #left() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    return this.#stuck && scrollTop < Math.min(this.#size, scrollHeight - clientHeight) - NEAR;
  }

  #notice() {
    if (this.#left()) this.#scrolled();
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    const grew = this.#size !== scrollHeight - clientHeight;
    if (this.#stuck && grew && !this.#left()) return this.#settle(); // nobody scrolled
    this.#stuck = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.#stuck) this.#missed = 0;
    this.#hold();
    this.#paintJump();
    if (
      scrollTop < 300 &&
      !this.#loading &&
      this.channel &&
      this.#view.store.hasMore(this.channel) &&
      this.#list.children.length
    ) {
      this.#loading = true;
      this.#view.store.loadOlder(this.channel).catch(() => {
        this.#loading = false;
      });
    }
    return undefined;
  }

  // Remember the first message in sight and where it stands.
  #hold() {
    this.#anchor = null;
    if (this.#stuck) return;
    const top = this.scroller.getBoundingClientRect().top;
    for (const item of this.#list.querySelectorAll("li.message")) {
      const rect = item.getBoundingClientRect();
      if (rect.bottom <= top) continue;
      this.#anchor = { id: item.dataset.id, at: rect.top - top };
      return;
    }
  }

  #settle() {
    if (this.#stuck) {
      this.#size = this.scroller.scrollHeight - this.scroller.clientHeight;
      this.scroller.scrollTop = this.#size;
      return;
    }
    const item = this.#anchor && this.find(this.#anchor.id);
    if (!item) return;
    const at = item.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top;
    if (Math.abs(at - this.#anchor.at) > 0.5) this.scroller.scrollTop += at - this.#anchor.at;
  }

  #keys(event) {
    if (!event.target.classList?.contains("message")) {
      if (event.key === "Escape" && event.target.closest("li.message") && !event.defaultPrevented) {
        event.target.closest("li.message").focus();
        event.stopPropagation();
        event.preventDefault();
      }
      return;
    }
    const items = [...this.#list.querySelectorAll("li.message")];
    const at = items.indexOf(event.target);
    if (event.key === "ArrowDown" && at === items.length - 1) {
      event.preventDefault();
      return this.#view.refocus();
    }
    const next = arrowKeys(event, items, at, { wrap: false });
    if (next !== null) items[next].focus();
  }
}
