// What stands within a line of Discord's markdown: marks, mentions, moments, links, spoilers.

import { el, webLink } from "../basics/dom.js";
import { timestamp } from "../basics/time.js";

const SPECIAL = /[\\`<@[hH|*_~]/g;
const WORD = /[\p{L}\p{N}_]/u;
const CUSTOM = /<a?:(\w+):(\d+)>/y;

const wrap =
  (tag, props = {}) =>
  (match, reader, depth) =>
    el(tag, props, inline(match[1], reader, depth));

const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (match) => match[1]],
  [/(`{1,2})(?!`)([^]*?[^`])\1(?!`)/y, (match) => el("code", {}, match[2].replace(/^ (.*) $/s, "$1"))],
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
  [/\*(?=\S)((?:\*\*(?:[^*]|\*(?!\*))+\*\*|\\.|[^*\\])+?)(?<!\s)\*(?!\*)/y, wrap("em")],
  [/_((?:__(?:[^_]|_(?!_))+__|\\.|[^_\\])+?)_(?![\p{L}\p{N}_])/uy, wrap("em")],
  [/~~([^]+?)~~/y, wrap("s")],
];

/** Nodes for a text. */
export function inline(text, reader, depth = 0) {
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
