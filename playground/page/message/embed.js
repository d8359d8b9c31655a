// Embeds of the first generation.

import { el, webLink } from "../basics/dom.js";
import { markdown } from "./markdown.js";
import { gallery, picture } from "./media.js";
import { when } from "../basics/time.js";

export function embed(data, view) {
  const image = data.image && gallery([{ media: data.image, description: data.image.description }], view);
  const main = el(
    "div",
    { class: "embed-main" },
    author(data),
    title(data, view),
    text(data, view),
    fields(data, view),
  );
  const node = el("div", { class: "embed" }, main, thumbnail(data, view), image, foot(data, view));
  if (data.color) node.style.setProperty("--accent", `#${data.color.toString(16).padStart(6, "0")}`);
  return node;
}

function author({ author }) {
  if (!author) return null;
  const face = author.icon_url && el("img", { src: author.icon_url, alt: "" });
  return el(
    "div",
    { class: "embed-author" },
    face,
    author.url ? webLink(author.url, {}, author.name) : author.name,
  );
}

function title({ title, url }, { reader }) {
  if (!title) return null;
  const words = markdown(title, { ...reader, inLink: Boolean(url) });
  return el("div", { class: "embed-title" }, url ? webLink(url, {}, words) : words);
}

function text({ description }, { reader }) {
  return description && el("div", { class: "embed-text" }, markdown(description, reader));
}

function fields({ fields }, { reader }) {
  const shown = (fields ?? []).map(({ name, value, inline }) => {
    const heading = el("div", { class: "embed-field-name" }, markdown(name, reader));
    return el(
      "div",
      { class: inline ? "embed-field inline" : "embed-field" },
      heading,
      el("div", {}, markdown(value, reader)),
    );
  });
  return shown.length ? el("div", { class: "embed-fields" }, shown) : null;
}

function thumbnail({ thumbnail }, view) {
  if (!thumbnail) return null;
  const open = () => window.open(thumbnail.url, "_blank", "noreferrer");
  return el(
    "div",
    { class: "embed-thumbnail" },
    picture({ media: thumbnail }, view, open, "embed thumbnail"),
  );
}

function foot({ footer, timestamp }, { w, reader }) {
  const words = [footer?.text, timestamp && when(w, reader.locale, Date.parse(timestamp))].filter(Boolean);
  return words.length ? el("div", { class: "embed-foot" }, words.join(" • ")) : null;
}
