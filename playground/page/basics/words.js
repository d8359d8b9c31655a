// Every word of the page itself. The bot's words are the bot's business.

import { en } from "./english.js";
import { fr } from "./french.js";

export const BOOKS = { en, fr };

/** The words for a locale: `words("fr")("send")`. */
export function words(locale) {
  const book = BOOKS[String(locale).split("-")[0]] ?? en;
  return (key, values = {}) =>
    (book[key] ?? en[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export const LANGUAGES = {
  "en-US": "English (US)",
  "en-GB": "English (UK)",
  fr: "Français",
  de: "Deutsch",
  "es-ES": "Español",
  it: "Italiano",
  nl: "Nederlands",
  "pt-BR": "Português (BR)",
  pl: "Polski",
  "sv-SE": "Svenska",
  tr: "Türkçe",
  ja: "日本語",
  ko: "한국어",
  "zh-CN": "中文",
};
