// Discord's markdown to DOM nodes, line by line.
// `reader` says who reads: { locale, w, user(id), role(id), channel(id), open(channel) }.

import { el } from "../basics/dom.js";
import { inline } from "./inline.js";

const FENCE = /```(?:([\w+#-]*)\n)?([^]*?)```/g;
const LIST = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const MORE = /^ {2,}\S/; // goes on with a list's item
const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const PICTURES =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3#*\d]|\s)+$/u;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const JUMBO = 60; // characters; more emoji than that are shown small

/** All of a message's text. */
export function markdown(text, reader) {
  const out = document.createDocumentFragment();
  let at = 0;
  for (const match of text.matchAll(FENCE)) {
    if (!match[2].trim()) continue;
    out.append(...blocks(text.slice(at, match.index).replace(/\n$/, ""), reader), code(match));
    at = match.index + match[0].length;
    if (text[at] === "\n") at += 1;
  }
  out.append(...blocks(text.slice(at), reader));
  return isJumbo(text) ? el("span", { class: "jumbo" }, out) : out;
}

const isJumbo = (text) => PICTURES.test(text) && PICTURE.test(text) && text.length < JUMBO;

function code([, language, text]) {
  const inner = el("code", { class: language ? `language-${language}` : null }, text.replace(/\n$/, ""));
  return el("pre", { tabindex: "0" }, inner);
}

// Lines that are no block of their own stay together, with their breaks.
function blocks(text, reader) {
  const rows = text ? text.split("\n") : [];
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(...inline(plain.join("\n"), reader));
    plain = [];
  };
  while (rows.length) {
    const block = take(rows, reader);
    if (block.length) {
      flush();
      out.push(...block);
    } else plain.push(rows.shift());
  }
  flush();
  return out;
}

// The block that begins `rows`, taken from them; nothing when they begin with plain text.
function take(rows, reader) {
  const [row] = rows;
  const heading = HEADING.exec(row);
  const small = SMALL.exec(row);
  if (!reader.quoted && row.startsWith(">>> "))
    return [quote([row.slice(4), ...rows.splice(0).slice(1)], reader)];
  if (!reader.quoted && row.startsWith("> ")) return [quote(quotedRows(rows), reader)];
  if (LIST.test(row)) return lists(listItems(rows), reader);
  if (heading || small) rows.shift();
  if (heading) return [headline(heading, reader)];
  return small ? [el("small", { class: "subtext" }, inline(small[1], reader))] : [];
}

/** @param {string[]} found */
function headline([, marks, text], reader) {
  const size = marks.length;
  return el(`h${size + 2}`, { class: `heading heading-${size}` }, inline(text.replace(/\s#+$/, ""), reader));
}

function quotedRows(rows) {
  const quoted = [];
  while (rows[0]?.startsWith("> ")) quoted.push(rows.shift().slice(2));
  return quoted;
}

const quote = (rows, reader) => el("blockquote", {}, blocks(rows.join("\n"), { ...reader, quoted: true }));

function listItems(rows) {
  const items = [];
  while (rows.length && (LIST.test(rows[0]) || (MORE.test(rows[0]) && items.length))) {
    const row = rows.shift();
    const item = LIST.exec(row);
    if (item) items.push({ depth: item[1].length, mark: item[2], text: item[3] });
    else items.at(-1).text += `\n${row.trim()}`;
  }
  return items;
}

function lists(items, reader) {
  const out = [];
  while (items.length) out.push(list(items, reader));
  return out;
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
