// What a message says in one line: for replies, for ears, for the clipboard.

import { COMPONENT } from "../basics/kinds.js";
import { plainText } from "./markdown.js";

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
    if (component.type === COMPONENT.TEXT) parts.push(plainText(component.content, view.reader));
    if (component.type === COMPONENT.GALLERY)
      for (const item of component.items) parts.push(item.description ?? "");
    collect(
      [...(component.components ?? []), ...(component.accessory ? [component.accessory] : [])],
      parts,
      view,
    );
  }
}
