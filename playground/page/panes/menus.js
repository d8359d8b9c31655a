// The menus of messages and people, with the bot's own entries under Apps.

import { icon } from "../basics/dom.js";
import { avatar, nameOf } from "../basics/avatar.js";
import { menus, named } from "../writing/commands.js";
import { summary } from "../message/summary.js";
import { isPrivate } from "../basics/kinds.js";
import { openBoard } from "../message/reactions.js";
import { menu } from "../overlays/popover.js";

const tell = (view, verb, fields) =>
  view.store.ask(verb, fields).catch((error) => view.say(error.message));
const copy = (text) => navigator.clipboard?.writeText(text).catch(() => {});

export function messageMenu(view, message, anchor, point = null) {
  const { store, w, act } = view;
  const mine = message.author.id === store.me.id;
  const where = { message: message.id, channel: message.channel_id };
  const base = message.ephemeral
    ? [{ label: w("dismiss"), lead: icon("close"), act: () => view.dismiss(message) }]
    : [
        { label: w("reply"), lead: icon("reply"), act: () => view.composer.replyTo(message) },
        { label: w("addReaction"), lead: icon("smile"), act: () => openBoard(view, message, anchor) },
        ...(mine ? [{ label: w("edit"), lead: icon("pen"), act: () => view.composer.edit(message) }] : []),
        {
          label: w(message.pinned ? "unpin" : "pin"),
          lead: icon("pin"),
          act: () => tell(view, "pin", { ...where, on: !message.pinned }),
        },
        ...(isPrivate(store.channelOf(message.channel_id))
          ? []
          : [{ label: w("openThread"), lead: icon("thread"), act: () => act.newThread() }]),
      ];
  const apps = message.ephemeral ? [] : appEntries(view, "message", message.id);
  return menu(
    view.layer,
    anchor,
    w("messageMenu", { name: nameOf(view.face(message.author)) }),
    [
      ...base,
      { label: w("copyText"), lead: icon("file"), act: () => copy(summary(message, view)) },
      { label: w("copyId"), lead: icon("hash"), act: () => copy(message.id) },
      ...(mine
        ? [
            {
              label: w("remove"),
              lead: icon("close"),
              danger: true,
              act: () => tell(view, "delete", where),
            },
          ]
        : []),
      ...(apps.length ? ["-", w("apps"), ...apps] : []),
    ],
    { point },
  );
}

export function userMenu(view, user, anchor) {
  const { w } = view;
  const apps = appEntries(view, "user", user.id);
  return menu(view.layer, anchor, w("userMenu", { name: nameOf(user) }), [
    nameOf(user),
    { label: w("mention"), lead: icon("reply"), act: () => view.composer.insert(`<@${user.id}> `) },
    ...(user.id === view.store.me.id
      ? []
      : [{ label: w("directMessage"), lead: icon("people"), act: () => view.act.direct(user.id) }]),
    { label: w("copyUserId"), lead: icon("hash"), act: () => copy(user.id) },
    ...memberEntries(view, user),
    ...(apps.length ? ["-", w("apps"), ...apps] : []),
  ]);
}

// What the owner of a server may do with those in it.
function memberEntries(view, user) {
  const { store, w, act } = view;
  const guild = store.guildHere();
  const member = guild?.members.find((each) => each.id === user.id);
  if (!member) return [];
  const nick = { label: w("changeNick"), lead: icon("pen"), act: () => act.nick(guild, user, member) };
  if (guild.owner !== store.me.id) return user.id === store.me.id ? ["-", nick] : [];
  const roles = guild.roles.filter((role) => role.id !== guild.id && !role.managed);
  const gives = roles.map((role) => {
    const on = !member.roles.includes(role.id);
    return {
      label: role.name,
      lead: on ? icon("plus") : icon("check"),
      act: () => tell(view, "give", { guild: guild.id, user: user.id, role: role.id, on }),
    };
  });
  const bots = user.bot
    ? [
        {
          label: w("putOut"),
          lead: icon("close"),
          danger: true,
          act: () => tell(view, "invite_bot", { guild: guild.id, on: false }),
        },
      ]
    : [];
  const make = { label: w("newRole"), lead: icon("plus"), act: () => act.newRole(guild) };
  return ["-", nick, w("roles"), ...gives, make, ...bots];
}

function appEntries(view, kind, target) {
  const { store } = view;
  return menus(store.commandsHere(), kind).map((command) => {
    const label = named(command, store.me.locale);
    return {
      label,
      lead: avatar({ ...store.bot, bot: true }),
      act: () => store.slash("menu", store.channel, label, { command: command.name, target }),
    };
  });
}

export function personMenu(view, anchor) {
  const { store, w, act } = view;
  const others = store.people.filter((person) => person.id !== store.me.id);
  const entry = (person, go, trail = null) => ({
    label: person.name,
    lead: avatar(person),
    trail,
    act: () => go(person.id),
  });
  return menu(view.layer, anchor, w("personMenu", { name: store.me.name }), [
    w("switchTo"),
    ...others.map((person) => entry(person, act.switchTo)),
    "-",
    w("newTab"),
    ...others.map((person) =>
      entry(person, (id) => window.open(`/?person=${encodeURIComponent(id)}`, "_blank"), icon("link")),
    ),
    "-",
    { label: w("newPerson"), lead: icon("plus"), act: () => act.newPerson(act.switchTo) },
    { label: w("editPerson", { name: store.me.name }), lead: avatar(store.me), act: () => act.editMe() },
    {
      label: w(store.me.has_app ? "uninstall" : "install", { name: store.bot.name }),
      lead: icon(store.me.has_app ? "check" : "plus"),
      act: () => tell(view, "install", { on: !store.me.has_app }),
    },
  ]);
}

export function besideMenu(view, layer, anchor, taken, add) {
  const { store, w, act } = view;
  const free = store.people.filter((person) => !taken.includes(person.id));
  return menu(layer, anchor, w("addBeside"), [
    w("beside"),
    ...free.map((person) => ({ label: person.name, lead: avatar(person), act: () => add(person.id) })),
    "-",
    { label: w("newPerson"), lead: icon("plus"), act: () => act.newPerson(add) },
  ]);
}
