// One message as a list item.

import { el, icon, iconButton } from "./dom.js";
import { avatar, colourOf, nameOf } from "./avatar.js";
import { attachments } from "./media.js";
import { components } from "./components.js";
import { embed } from "./embed.js";
import { markdown, plainText } from "./markdown.js";
import { moment } from "./snowflake.js";
import { format, when } from "./time.js";

const GROUPED = 7 * 60 * 1000;
const THREAD_CREATED = 18,
  REPLY = 19,
  COMMAND = 20,
  MENU = 23;

/** Does `message` stand under the same name as the one before it? */
export function follows(message, before) {
  return (
    Boolean(before) &&
    before.author.id === message.author.id &&
    !message.referenced_message &&
    !usedBy(message) &&
    message.type !== REPLY &&
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
  ([COMMAND, MENU].includes(message.type)
    ? (message.interaction_metadata?.user ?? message.interaction?.user)
    : null);

export function messageItem(message, before, view) {
  const { w, reader, store } = view;
  const grouped = follows(message, before);
  const author = view.face(message.author);
  const name = nameOf(author);
  const ms = moment(message.id);
  const mentioned = mentionsMe(message, store);
  const classes = [
    "message",
    grouped ? "grouped" : "",
    message.ephemeral ? "ephemeral" : "",
    mentioned ? "mentioned" : "",
  ].join(" ");
  const item = el("li", {
    class: classes,
    tabindex: "-1",
    data: { id: message.id },
    "aria-label": `${name}, ${format(reader.locale, "t", ms)}`,
  });
  const stamp = el(
    "time",
    { class: "stamp", datetime: new Date(ms).toISOString(), title: format(reader.locale, "F", ms) },
    grouped ? format(reader.locale, "t", ms) : when(w, reader.locale, ms),
  );
  if (!grouped) item.append(...[context(message, view)].filter(Boolean));
  const face = grouped
    ? el("span", { class: "gutter" }, stamp)
    : el(
        "button",
        {
          type: "button",
          class: "face",
          tabindex: "-1",
          "aria-label": w("userMenu", { name }),
          on: { click: (event) => view.userMenu(author, event.currentTarget) },
        },
        avatar(author, "large"),
      );
  const head = grouped
    ? null
    : el(
        "div",
        { class: "head" },
        el(
          "button",
          {
            type: "button",
            class: "author",
            data: { key: "author" },
            style: { "--name": author.bot ? null : colourOf(author) },
            on: { click: (event) => view.userMenu(author, event.currentTarget) },
          },
          name,
        ),
        author.bot && el("span", { class: "badge" }, w("app")),
        stamp,
      );
  item.append(
    el(
      "div",
      { class: "line" },
      face,
      el("div", { class: "body" }, head, body(message, view), foot(message, view)),
    ),
  );
  if (!message.local)
    item.append(
      el(
        "div",
        { class: "tools" },
        iconButton(
          "more",
          w("messageMenu", { name }),
          (event) => view.messageMenu(message, event.currentTarget),
          { data: { key: "more" }, "aria-haspopup": "menu" },
        ),
      ),
    );
  return item;
}

function context(message, view) {
  const { w } = view;
  const user = usedBy(message);
  if (user) {
    const command = message.usedName ?? commandName(message);
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
  if (message.type !== REPLY && !message.referenced_message) return null;
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

function commandName(message) {
  const name = message.interaction_metadata?.name ?? message.interaction?.name;
  return name && message.type === COMMAND ? `/${name}` : name;
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
  if (message.type === THREAD_CREATED) return threadCreated(message, view);
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

const usesV2 = (message) => ((message.flags ?? 0) & (1 << 15)) !== 0;

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

/** What a message says in one line: for replies, for ears. */
export function summary(message, view) {
  const parts = [];
  if (message.content) parts.push(plainText(message.content, view.reader));
  for (const data of message.embeds ?? [])
    parts.push(data.title ?? "", plainText(data.description ?? "", view.reader));
  collect(message.components ?? [], parts, view);
  for (const file of message.attachments ?? [])
    parts.push(file.description || `${view.w("file")}: ${file.filename}`);
  return [...new Set(parts.filter(Boolean))].join(" ");
}

function collect(list, parts, view) {
  for (const component of list) {
    if (component.type === 10) parts.push(plainText(component.content, view.reader));
    if (component.type === 12) for (const item of component.items) parts.push(item.description ?? "");
    collect(
      [...(component.components ?? []), ...(component.accessory ? [component.accessory] : [])],
      parts,
      view,
    );
  }
}
