// Moments in the reader's language; relative ones stay true while you look.

import { el } from "./dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const cache = new Map();

function formatter(locale, style) {
  const key = `${locale} ${style}`;
  if (!cache.has(key)) cache.set(key, new Intl.DateTimeFormat(locale, STYLES[style]));
  return cache.get(key);
}

export const format = (locale, style, ms) => formatter(locale, style).format(ms);

export function relative(locale, ms, now = Date.now()) {
  const seconds = Math.round((ms - now) / 1000);
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "always" }).format(Math.trunc(seconds / size), unit);
}

const DATE_LIMIT = 8.64e15;

export function timestamp(locale, seconds, style = "f") {
  const ms = Number(seconds) * 1000;
  if (!Number.isFinite(ms) || Math.abs(ms) > DATE_LIMIT) return null;
  const node = el("time", {
    class: "timestamp",
    datetime: new Date(ms).toISOString(),
    title: format(locale, "F", ms),
  });
  node.textContent = style === "R" ? relative(locale, ms) : format(locale, style, ms);
  if (style === "R") Object.assign(node.dataset, { relative: ms, locale });
  return node;
}

/** "Today at 14:03", as stands beside an author's name. */
export function when(w, locale, ms) {
  const day = (time) => new Date(time).toDateString();
  const time = format(locale, "t", ms);
  if (day(ms) === day(Date.now())) return w("todayAt", { time });
  if (day(ms) === day(Date.now() - 86400000)) return w("yesterdayAt", { time });
  return format(locale, "s", ms);
}

setInterval(() => {
  for (const node of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("time[data-relative]"))) {
    const text = relative(node.dataset.locale, Number(node.dataset.relative));
    if (node.textContent !== text) node.textContent = text;
  }
}, 500);
