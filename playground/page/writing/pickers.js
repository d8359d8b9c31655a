// Mentions while somebody writes: people and roles after @, channels after #.

import { avatar, nameOf } from "../basics/avatar.js";
import { icon } from "../basics/dom.js";

const MOST = 8;
const TYPED = /(^|\s)([@#])([^\s@#]{0,32})$/u;

/** What is being picked at the caret: { sign, text, start }, or null. */
export function picking(input) {
  const before = input.value.slice(0, input.selectionStart ?? input.value.length);
  const found = TYPED.exec(before);
  if (!found || input.selectionStart !== input.selectionEnd) return null;
  return { sign: found[2], text: found[3].toLowerCase(), start: before.length - found[3].length - 1 };
}

/** The rows for it, best first: { label, note, lead, value }. */
export function picks({ sign, text }, store) {
  const all = sign === "#" ? channels(store) : [...people(store), ...roles(store)];
  const rank = (row) => (row.label.slice(1).toLowerCase().startsWith(text) ? 0 : 1);
  return all
    .filter((row) => `${row.label} ${row.note ?? ""}`.toLowerCase().includes(text))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}

const people = (store) =>
  store.membersHere().map((user) => ({
    label: `@${nameOf(user)}`,
    note: user.user?.username ? `@${user.user.username}` : null,
    lead: avatar(user),
    value: `<@${user.id}> `,
  }));

const roles = (store) =>
  store
    .rolesHere()
    .filter((role) => role.name !== "@everyone" && !role.managed)
    .map((role) => ({ label: `@${role.name}`, note: null, lead: icon("people"), value: `<@&${role.id}> ` }));

const channels = (store) =>
  store
    .channelsHere()
    .map((channel) => ({
      label: `#${channel.name}`,
      note: null,
      lead: icon("hash"),
      value: `<#${channel.id}> `,
    }));
