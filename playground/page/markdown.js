// Discord's markdown to DOM nodes. `reader` says who reads: { locale, w, user(id), role(id), channel(id), open(channel) }.

import { el, webLink } from "./dom.js";
import { timestamp } from "./time.js";

const SPECIAL = /[\\`<@[hH|*_~]/g;
const WORD = /[\p{L}\p{N}_]/u;
const PICTOGRAM =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3#*\d]|\s)+$/u;
const CUSTOM = /<a?:(\w+):(\d+)>/y;

const wrap =
  (tag, props = {}) =>
  (match, reader, depth) =>
    el(tag, props, inline(match[1], reader, depth));

const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (match) => match[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (match) => el("code", {}, match[2].replace(/^ (.*) $/s, "$1"))],
  [/<@!?(\d+)>/y, (match, reader) => mention(reader, reader.user(match[1])?.name, match[1], "@")],
  [/<@&(\d+)>/y, (match, reader) => roleMention(reader, match[1])],
  [/<#(\d+)>/y, (match, reader) => channelMention(reader, match[1])],
  [/<\/([^:>]{1,100}):(\d+)>/y, (match) => el("span", { class: "mention" }, `/${match[1]}`)],
  [
    /<t:(-?\d{1,17})(?::([tTdDfFsSR]))?>/y,
    (match, reader) => timestamp(reader.locale, match[1], match[2]) ?? match[0],
  ],
  [CUSTOM, (match) => el("span", { class: "custom-emoji", title: match[1] }, `:${match[1]}:`)],
  [/@(everyone|here)\b/y, (match) => el("span", { class: "mention" }, match[0])],
  [
    /\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"]*")?\)/y,
    (match, reader, depth) => link(match[2], inline(match[1], { ...reader, inLink: true }, depth)),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => link(match[1], match[1])],
  [
    /https?:\/\/[^\s<]*[^\s<.,:;"'\])*_~|]/iy,
    (match, reader) => (reader.inLink ? match[0] : link(match[0], match[0])),
  ],
  [/\|\|([^]+?)\|\|/y, (match, reader, depth) => spoiler(reader, inline(match[1], reader, depth))],
  [
    /\*\*\*([^]+?)\*\*\*(?!\*)/y,
    (match, reader, depth) => el("strong", {}, el("em", {}, inline(match[1], reader, depth))),
  ],
  [/\*\*([^]+?)\*\*(?!\*)/y, wrap("strong")],
  [/__([^]+?)__(?!_)/y, wrap("u")],
  [/\*(?=\S)((?:\*\*[^]+?\*\*|\\.|[^*\\])+?)(?<!\s)\*(?!\*)/y, wrap("em")],
  [/_((?:__[^]+?__|\\.|[^_\\])+?)_(?![\p{L}\p{N}_])/uy, wrap("em")],
  [/~~([^]+?)~~/y, wrap("s")],
];

function inline(text, reader, depth = 0) {
  if (depth > 12) return [text];
  const nodes = [];
  let plain = 0;
  let at = 0;
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const special = SPECIAL.exec(text);
    if (!special) break;
    at = special.index;
    const hit = first(text, at);
    if (!hit) {
      at += 1;
      continue;
    }
    if (at > plain) nodes.push(text.slice(plain, at));
    nodes.push(hit.act(hit.match, reader, depth + 1));
    at += hit.match[0].length;
    plain = at;
  }
  if (plain < text.length) nodes.push(text.slice(plain));
  return nodes;
}

function first(text, at) {
  for (const [pattern, act] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    if (text[at] === "_" && match[0][1] !== "_" && WORD.test(text[at - 1] ?? " ")) continue; // snake_case is no italics
    return { match, act };
  }
  return null;
}

function mention(reader, name, id, sign) {
  if (!name) return el("span", { class: "mention" }, `<${sign}${id}>`);
  return el("span", { class: "mention", data: { user: id } }, `${sign}${name}`);
}

function roleMention(reader, id) {
  const role = reader.role(id);
  return el("span", { class: "mention" }, role ? `@${role.name.replace(/^@/, "")}` : "@?");
}

function channelMention(reader, id) {
  const channel = reader.channel(id);
  if (!channel) return el("span", { class: "mention" }, "#?");
  return el(
    "button",
    {
      type: "button",
      class: "mention",
      data: { key: `channel ${id}` },
      on: { click: () => reader.open(id) },
    },
    `#${channel.name}`,
  );
}

const link = (address, content) => webLink(address, {}, content);

function spoiler(reader, content) {
  const inner = el("span", { class: "spoiler-text", "aria-hidden": "true" }, content);
  const node = el(
    "span",
    {
      class: "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": reader.w("spoiler"),
      "aria-expanded": "false",
    },
    inner,
  );
  const reveal = () => revealSpoiler(node);
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    reveal();
  });
  return node;
}

export function revealSpoiler(node) {
  node.classList.add("shown");
  for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) node.removeAttribute(name);
  node.querySelector(".spoiler-text")?.removeAttribute("aria-hidden");
}

// -- blocks ------------------------------------------------------------------------------------------------

const FENCE = /```(?:([\w+#-]*)\n)?([^]*?)```/g;

/** All of a message's text, as a fragment. */
export function markdown(text, reader) {
  const out = document.createDocumentFragment();
  let at = 0;
  for (const match of text.matchAll(FENCE)) {
    if (!match[2].trim()) continue;
    lines(text.slice(at, match.index).replace(/\n$/, ""), reader, out);
    out.append(
      el(
        "pre",
        { tabindex: "0" },
        el("code", { class: match[1] ? `language-${match[1]}` : null }, match[2].replace(/\n$/, "")),
      ),
    );
    at = match.index + match[0].length;
    if (text[at] === "\n") at += 1;
  }
  lines(text.slice(at), reader, out);
  if (
    out.childNodes.length &&
    PICTOGRAM.test(text) &&
    /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(text) &&
    [...text].length < 60
  ) {
    const jumbo = el("span", { class: "jumbo" });
    jumbo.append(out);
    return jumbo;
  }
  return out;
}

const LIST = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

function lines(text, reader, out) {
  if (!text) return;
  const rows = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) out.append(...inline(plain.join("\n"), reader));
    plain = [];
  };
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    const heading = /^(#{1,3}) +(.+)$/.exec(row);
    const small = /^-# +(.+)$/.exec(row);
    if (row.startsWith(">>> ")) {
      flush();
      out.append(quote([row.slice(4), ...rows.slice(i + 1)], reader));
      return;
    }
    if (row.startsWith("> ")) {
      flush();
      const quoted = [];
      while (i < rows.length && rows[i].startsWith("> ")) quoted.push(rows[i++].slice(2));
      i -= 1;
      out.append(quote(quoted, reader));
    } else if (heading) {
      flush();
      out.append(
        el(
          `h${heading[1].length + 2}`,
          { class: `heading heading-${heading[1].length}` },
          inline(heading[2].replace(/\s#+$/, ""), reader),
        ),
      );
    } else if (small) {
      flush();
      out.append(el("small", { class: "subtext" }, inline(small[1], reader)));
    } else if (LIST.test(row)) {
      flush();
      const items = [];
      while (i < rows.length && (LIST.test(rows[i]) || (/^ {2,}\S/.test(rows[i]) && items.length))) {
        const item = LIST.exec(rows[i]);
        if (item) items.push({ depth: item[1].length, mark: item[2], text: item[3] });
        else items.at(-1).text += `\n${rows[i].trim()}`;
        i += 1;
      }
      i -= 1;
      while (items.length) out.append(list(items, reader));
    } else plain.push(row);
  }
  flush();
}

function quote(rows, reader) {
  const node = el("blockquote");
  const inner = document.createDocumentFragment();
  lines(rows.join("\n"), reader, inner);
  node.append(inner);
  return node;
}

// Takes from the front of `items` what makes one list; a change of marks begins the next.
function list(items, reader) {
  const { depth, mark } = items[0];
  const ordered = (item) => /\d/.test(item.mark);
  const kind = ordered(items[0]);
  const node = el(kind ? "ol" : "ul", { start: kind ? parseInt(mark, 10) : null });
  while (items.length && items[0].depth <= depth && ordered(items[0]) === kind) {
    const item = el("li", {}, inline(items.shift().text, reader));
    while (items.length && items[0].depth > depth) item.append(list(items, reader));
    node.append(item);
  }
  return node;
}

/** The same text without its marks, for one-line previews and for ears. */
export function plainText(text, reader) {
  const holder = document.createElement("div");
  holder.append(markdown(text, reader));
  for (const hidden of holder.querySelectorAll(".spoiler-text")) hidden.textContent = "▮▮▮";
  for (const block of holder.querySelectorAll("h3, h4, h5, li, blockquote, pre, small")) {
    block.before(" ");
    block.append(" ");
  }
  return holder.textContent.replace(/\s+/g, " ").trim();
}
