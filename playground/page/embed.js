// Embeds of the first generation.

import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { picture, gallery } from "./media.js";
import { when } from "./time.js";

export function embed(data, view) {
  const { reader, w } = view;
  const title =
    data.title &&
    el(
      "div",
      { class: "embed-title" },
      data.url
        ? el(
            "a",
            { href: data.url, target: "_blank", rel: "noreferrer noopener" },
            markdown(data.title, { ...reader, inLink: true }),
          )
        : markdown(data.title, reader),
    );
  const author =
    data.author &&
    el(
      "div",
      { class: "embed-author" },
      data.author.icon_url && el("img", { src: data.author.icon_url, alt: "" }),
      data.author.url
        ? el("a", { href: data.author.url, target: "_blank", rel: "noreferrer noopener" }, data.author.name)
        : data.author.name,
    );
  const fields = data.fields?.length
    ? el(
        "div",
        { class: "embed-fields" },
        data.fields.map((field) =>
          el(
            "div",
            { class: field.inline ? "embed-field inline" : "embed-field" },
            el("div", { class: "embed-field-name" }, markdown(field.name, reader)),
            el("div", {}, markdown(field.value, reader)),
          ),
        ),
      )
    : null;
  const image = data.image && gallery([{ media: data.image, description: data.image.description }], view);
  const thumb =
    data.thumbnail &&
    el(
      "div",
      { class: "embed-thumbnail" },
      picture({ media: data.thumbnail }, view, () => window.open(data.thumbnail.url), "embed thumbnail"),
    );
  const foot = [data.footer?.text, data.timestamp && when(w, reader.locale, Date.parse(data.timestamp))]
    .filter(Boolean)
    .join(" • ");
  const node = el(
    "div",
    { class: "embed" },
    el(
      "div",
      { class: "embed-main" },
      author,
      title,
      data.description && el("div", { class: "embed-text" }, markdown(data.description, reader)),
      fields,
    ),
    thumb,
    image,
    foot && el("div", { class: "embed-foot" }, foot),
  );
  if (data.color) node.style.setProperty("--accent", `#${data.color.toString(16).padStart(6, "0")}`);
  return node;
}
