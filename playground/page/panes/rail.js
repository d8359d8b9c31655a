// The servers down the side, and the door to private messages above them.

import { el, icon } from "../basics/dom.js";

export const PRIVATE = "@me";

const initials = (name) =>
  name
    .split(/\s+/)
    .map((word) => [...word][0] ?? "")
    .join("")
    .slice(0, 3);

export function rail(view) {
  const { store, w, act } = view;
  const unread = (place) => [...store.unread].some((id) => store.placeOf(id) === place);
  const door = (place, name, inside) =>
    el(
      "li",
      {},
      el(
        "button",
        {
          type: "button",
          class: `server ${store.place === place ? "here" : ""} ${unread(place) ? "unread" : ""}`,
          "aria-current": store.place === place ? "true" : null,
          "aria-label": name,
          title: name,
          data: { key: `server ${place}` },
          on: { click: () => act.place(place) },
        },
        inside,
      ),
    );
  return el(
    "ul",
    { class: "rail", "aria-label": w("servers") },
    door(PRIVATE, w("private"), icon("people")),
    store.guilds.map((guild) => door(guild.id, guild.name, initials(guild.name))),
    el(
      "li",
      {},
      el(
        "button",
        {
          type: "button",
          class: "server new",
          "aria-label": w("newServer"),
          title: w("newServer"),
          data: { key: "new server" },
          on: { click: () => act.newServer() },
        },
        icon("plus"),
      ),
    ),
  );
}
