// Reactions below a message: each a button that joins or takes back, and a small board of emoji to begin with.

import { el, icon } from "../basics/dom.js";
import { emoji, nameOfEmoji } from "../basics/emoji.js";
import { nameOf } from "../basics/avatar.js";
import { popover } from "../overlays/popover.js";

const BOARD = "👍 👎 😀 😂 😍 🤔 😮 😢 😡 🎉 ❤️ 🔥 👀 🙏 👏 💯 ✅ ❌ 🎲 🃏 ♟️ 🏆 ⏳ 🚀 1️⃣ 2️⃣ 3️⃣ 4️⃣ 5️⃣ ⬅️ ➡️ ❓".split(" ");
const NAMED = 8; // how many of those who reacted are named

const mine = (message, each, store) =>
  (message.reactors?.[nameOfEmoji(each.emoji)] ?? []).includes(store.me.id);

export function react(view, message, name, on) {
  const { store } = view;
  const where = { channel: message.channel_id, message: message.id };
  return store.ask("react", { ...where, emoji: name, on }).catch((error) => view.say(error.message));
}

export function reactions(message, view) {
  const pills = message.reactions.map((each) => el("li", {}, pill(message, each, view)));
  const add = el(
    "button",
    {
      type: "button",
      class: "reaction add",
      "aria-label": view.w("addReaction"),
      title: view.w("addReaction"),
      data: { key: "react" },
      on: { click: (event) => openBoard(view, message, event.currentTarget) },
    },
    icon("smile"),
  );
  return el("ul", { class: "reactions" }, pills, el("li", {}, add));
}

function pill(message, each, view) {
  const { store, w } = view;
  const name = nameOfEmoji(each.emoji);
  const on = mine(message, each, store);
  const people = (message.reactors?.[name] ?? []).map((id) => nameOf(store.user(id)));
  const who = people.slice(0, NAMED).join(", ") + (people.length > NAMED ? " …" : "");
  return el(
    "button",
    {
      type: "button",
      class: on ? "reaction mine" : "reaction",
      "aria-pressed": String(on),
      "aria-label": w("reactedBy", { emoji: name, n: each.count, who }),
      title: who,
      data: { key: `reaction ${name}` },
      on: { click: () => react(view, message, name, !on) },
    },
    emoji(each.emoji),
    el("span", {}, each.count),
  );
}

/** The board of emoji at an anchor. */
export function openBoard(view, message, anchor) {
  const buttons = BOARD.map((name) =>
    el(
      "button",
      {
        type: "button",
        class: "board-emoji",
        "aria-label": name,
        on: {
          click: () => {
            close();
            react(view, message, name, true);
          },
        },
      },
      el("span", { class: "emoji" }, name),
    ),
  );
  const board = el("div", { class: "board", role: "group", "aria-label": view.w("addReaction") }, buttons);
  board.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 8, ArrowUp: -8 }[event.key];
    if (!step) return;
    event.preventDefault();
    buttons[buttons.indexOf(document.activeElement) + step]?.focus();
  });
  const close = popover(view.layer, anchor, board);
  buttons[0].focus();
}
