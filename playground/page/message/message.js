// One message as a list item.

import { el, icon, iconButton } from "../basics/dom.js";
import { avatar, nameOf } from "../basics/avatar.js";
import { attachments } from "./media.js";
import { components } from "./components.js";
import { embed } from "./embed.js";
import { openBoard, reactions } from "./reactions.js";
import { MESSAGE, V2 } from "../basics/kinds.js";
import { markdown } from "./markdown.js";
import { moment } from "../basics/snowflake.js";
import { summary } from "./summary.js";
import { format, when } from "../basics/time.js";
import { entries } from "../writing/commands.js";

const GROUPED = 7 * 60 * 1000;

/** Does `message` stand under the same name as the one before it? */
export function follows(message, before) {
  return (
    Boolean(before) &&
    before.author.id === message.author.id &&
    !message.referenced_message &&
    !usedBy(message) &&
    message.type !== MESSAGE.REPLY &&
    Boolean(before.ephemeral) === Boolean(message.ephemeral) &&
    !message.local &&
    moment(message.id) - moment(before.id) < GROUPED &&
    sameDay(message, before)
  );
}

export const sameDay = (a, b) =>
  new Date(moment(a.id)).toDateString() === new Date(moment(b.id)).toDateString();

const usedBy = (message) =>
  message.usedBy ??
  ([MESSAGE.COMMAND, MESSAGE.MENU].includes(message.type)
    ? (message.interaction_metadata?.user ?? message.interaction?.user)
    : null);

export function messageItem(message, before, view) {
  const { reader, store } = view;
  const grouped = follows(message, before);
  const author = view.face(message.author);
  const classes = [
    "message",
    grouped && "grouped",
    message.ephemeral && "ephemeral",
    mentionsMe(message, store) && "mentioned",
  ];
  const time = format(reader.locale, "t", moment(message.id));
  const item = el("li", {
    class: classes.filter(Boolean).join(" "),
    tabindex: "-1",
    data: { id: message.id },
    "aria-label": `${nameOf(author)}, ${time}`,
  });
  const stamp = stampOf(message, grouped, view);
  const face = grouped ? el("span", { class: "gutter" }, stamp) : faceOf(author, view);
  const head = grouped ? null : headOf(author, stamp, view);
  const parts = el("div", { class: "body" }, head, body(message, view), foot(message, view));
  const above = grouped ? null : context(message, view);
  item.append(
    ...[above, el("div", { class: "line" }, face, parts), tools(message, author, view)].filter(Boolean),
  );
  return item;
}

function stampOf(message, grouped, { w, reader }) {
  const ms = moment(message.id);
  const words = grouped ? format(reader.locale, "t", ms) : when(w, reader.locale, ms);
  return el(
    "time",
    { class: "stamp", datetime: new Date(ms).toISOString(), title: format(reader.locale, "F", ms) },
    words,
  );
}

function faceOf(author, view) {
  const label = view.w("userMenu", { name: nameOf(author) });
  const open = (event) => view.userMenu(author, event.currentTarget);
  return el(
    "button",
    { type: "button", class: "face", tabindex: "-1", "aria-label": label, on: { click: open } },
    avatar(author, "large"),
  );
}

function headOf(author, stamp, view) {
  const open = (event) => view.userMenu(author, event.currentTarget);
  const member = view.store.membersHere().find((each) => each.id === author.id);
  const style = {
    "--name": member ? view.store.colourHere(member) : null,
  };
  const name = el(
    "button",
    { type: "button", class: "author", data: { key: "author" }, style, on: { click: open } },
    nameOf(author),
  );
  return el(
    "div",
    { class: "head" },
    name,
    author.bot && el("span", { class: "badge" }, view.w("app")),
    stamp,
  );
}

function tools(message, author, view) {
  if (message.local) return null;
  const open = (event) => view.messageMenu(message, event.currentTarget);
  const label = view.w("messageMenu", { name: nameOf(author) });
  return el(
    "div",
    { class: "tools" },
    !message.ephemeral &&
      iconButton("smile", view.w("addReaction"), (event) => openBoard(view, message, event.currentTarget), {
        data: { key: "add reaction" },
        "aria-haspopup": "true",
      }),
    iconButton("more", label, open, { data: { key: "more" }, "aria-haspopup": "menu" }),
  );
}

function context(message, view) {
  const { w } = view;
  const user = usedBy(message);
  if (user) {
    const command = message.usedName ?? commandName(message, view);
    const who = view.face(user);
    return el(
      "div",
      { class: "context" },
      avatar(who, "tiny"),
      el(
        "span",
        { class: "context-text" },
        el("b", { style: { color: "var(--bright)" } }, nameOf(who)),
        " ",
        w("used"),
        command ? " " : "",
        command && el("span", { class: "context-command" }, command),
      ),
    );
  }
  if (message.type !== MESSAGE.REPLY && !message.referenced_message) return null;
  const reply = message.referenced_message;
  if (!reply)
    return el(
      "div",
      { class: "context" },
      icon("reply"),
      el("i", { class: "context-text" }, w("deletedReply")),
    );
  const who = view.face(reply.author);
  return el(
    "button",
    { type: "button", class: "context", data: { key: "reply" }, on: { click: () => view.jump(reply.id) } },
    avatar(who, "tiny"),
    el("b", {}, nameOf(who)),
    el("span", { class: "context-text" }, summary(reply, view)),
  );
}

// In the reader's language, whichever its user typed it in.
function commandName(message, { store, reader }) {
  const name = message.interaction_metadata?.name ?? message.interaction?.name;
  if (!name || message.type !== MESSAGE.COMMAND) return name;
  const known = entries(store.commands, reader.locale).find((entry) => entry.original === name);
  return `/${known?.label ?? name}`;
}

function body(message, view) {
  const { w, reader } = view;
  if (message.commandFailed) return el("div", { class: "failure" }, message.content || w("failedCommand"));
  if (message.loading)
    return el(
      "div",
      { class: "thinking" },
      el("span", { class: "dots", "aria-hidden": "true" }),
      message.local ? w("sending") : w("thinking", { name: nameOf(view.face(message.author)) }),
    );
  if (message.type === MESSAGE.THREAD_CREATED) return threadCreated(message, view);
  if (message.type === MESSAGE.PINNED)
    return el("div", { class: "system" }, icon("pin"), w("pinnedOne"));
  const words = message.content
    ? el(
        "div",
        { class: "content" },
        markdown(message.content, reader),
        message.edited_timestamp && el("span", { class: "edited" }, ` ${w("edited")}`),
      )
    : null;
  return el(
    "div",
    { class: "parts" },
    words,
    attachments(message.attachments ?? [], view).filter(() => !usesV2(message)),
    (message.embeds ?? []).map((data) => embed(data, view)),
    components(message.components ?? [], message, view),
    message.reactions?.length ? reactions(message, view) : null,
    message.thread && threadCard(message.thread, view),
  );
}

function threadCreated(message, view) {
  const thread = message.message_reference?.channel_id;
  return el(
    "div",
    { class: "system" },
    icon("thread"),
    view.w("threadStarted"),
    el(
      "button",
      {
        type: "button",
        class: "text-link",
        data: { key: "thread" },
        on: { click: () => view.reader.open(thread) },
      },
      message.content,
    ),
  );
}

const usesV2 = (message) => ((message.flags ?? 0) & V2) !== 0;

function threadCard(thread, view) {
  return el(
    "button",
    {
      type: "button",
      class: "thread-card",
      data: { key: "thread" },
      on: { click: () => view.reader.open(thread.id) },
    },
    icon("thread"),
    thread.name,
  );
}

function foot(message, view) {
  const { w, store } = view;
  const failed = store.failed.has(message.id)
    ? el("div", { class: "failure" }, store.failed.get(message.id) || w("failedPress"))
    : null;
  if (!message.ephemeral) return failed;
  return [
    failed,
    el(
      "div",
      { class: "only-you" },
      icon("eye"),
      el("span", {}, w("onlyYou")),
      " • ",
      el(
        "button",
        {
          type: "button",
          class: "text-link",
          data: { key: "dismiss" },
          on: { click: () => view.dismiss(message) },
        },
        w("dismiss"),
      ),
    ),
  ];
}

function mentionsMe(message, store) {
  if (message.author.id === store.me.id) return false;
  return message.mention_everyone || (message.mentions ?? []).some((user) => user.id === store.me.id);
}
