// A round face: the initial on the person's colour, or the picture they have.

import { el } from "./dom.js";

const BLURPLE = "#5865f2";

export const colourOf = (user) =>
  typeof user?.colour === "number"
    ? `#${user.colour.toString(16).padStart(6, "0")}`
    : user?.colour || user?.color || BLURPLE;

export const nameOf = (user) => user?.name ?? user?.global_name ?? user?.username ?? "?";

function ink(colour) {
  const [r, g, b] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.32 ? "#1e1f22" : "#ffffff";
}

// A webhook gives a picture of its own; everybody else's name of a picture is a colour.
const PICTURE = /^(?!0{26})[0-9a-f]{32}$/;

const pictureOf = (user) =>
  PICTURE.test(user?.avatar ?? "") &&
  el("img", { src: `/avatars/${user.id}/${user.avatar}.png`, alt: "", on: { error: (event) => event.target.remove() } });

export function avatar(user, className = "") {
  const colour = /^#[0-9a-f]{6}$/i.test(colourOf(user)) ? colourOf(user) : BLURPLE;
  const initial = [...nameOf(user)][0]?.toUpperCase() ?? "?";
  return el(
    "span",
    {
      class: `avatar ${className}`,
      "aria-hidden": "true",
      style: { "--face": colour, "--ink": ink(colour) },
    },
    initial,
    pictureOf(user),
  );
}
