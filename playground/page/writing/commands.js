// Slash commands as data: which there are in the person's language, what an option accepts, what is sent.

const CHAT = 1,
  USER = 2,
  MESSAGE = 3;
export const SUB = 1,
  GROUP = 2,
  STRING = 3,
  INTEGER = 4,
  BOOLEAN = 5,
  PERSON = 6,
  CHANNEL = 7,
  ROLE = 8,
  MENTIONABLE = 9,
  NUMBER = 10,
  FILE = 11;

const local = (thing, key, locale) => thing[`${key}_localizations`]?.[locale] ?? thing[key] ?? "";
export const named = (thing, locale) => local(thing, "name", locale);
export const described = (thing, locale) => local(thing, "description", locale);

/** Everything that can be typed after the slash, subcommands each on their own. */
export function entries(commands, locale) {
  return commands
    .filter((command) => (command.type ?? CHAT) === CHAT)
    .flatMap((command) => leaves(command, command, [], [], locale))
    .sort((a, b) => a.label.localeCompare(b.label));
}

function leaves(command, node, path, names, locale) {
  const options = node.options ?? [];
  const deeper = options.filter((option) => option.type === SUB || option.type === GROUP);
  const here = [...names, named(node, locale)];
  if (deeper.length)
    return deeper.flatMap((option) =>
      leaves(command, option, [...path, { name: option.name, type: option.type }], here, locale),
    );
  return [
    {
      command,
      path,
      label: here.join(" "),
      original: [command.name, ...path.map((step) => step.name)].join(" "),
      description: described(node, locale),
      options,
    },
  ];
}

/** Those that match what was typed, best first. */
export function matching(list, typed) {
  const text = typed.toLowerCase();
  const rank = (entry) =>
    Math.min(
      ...[entry.label, entry.original].map((name) => {
        if (name.startsWith(text)) return 0;
        return name.includes(text) ? 1 : 9;
      }),
    );
  return list
    .map((entry) => [rank(entry), entry])
    .filter(([rank]) => rank < 9)
    .sort((a, b) => a[0] - b[0])
    .map(([, entry]) => entry);
}

export const menus = (commands, kind) =>
  commands.filter((command) => command.type === (kind === "user" ? USER : MESSAGE));

/** The options as Discord nests them. */
export function nested(path, values) {
  return path.reduceRight((options, step) => [{ ...step, options }], values);
}

/** A typed text as the option's value: { value } or { error: [word, details] }. */
export function read(option, text) {
  if (option.type === INTEGER || option.type === NUMBER) return readNumber(option, text);
  if (option.type !== STRING) return { error: ["chooseFromList"] };
  if (option.min_length && text.length < option.min_length)
    return { error: ["tooShort", { n: option.min_length }] };
  const limit = option.max_length ?? 6000;
  return text.length > limit ? { error: ["tooLong", { n: limit }] } : { value: text };
}

function readNumber(option, text) {
  const whole = option.type === INTEGER;
  const tidy = text.trim().replace(",", ".");
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(tidy) || (whole && !/^[-+]?\d+$/.test(tidy)))
    return { error: [whole ? "badInteger" : "badNumber"] };
  const value = Number(tidy);
  if (whole && !Number.isSafeInteger(value)) return { error: ["badInteger"] };
  if (option.min_value !== undefined && value < option.min_value)
    return { error: ["tooSmall", { n: option.min_value }] };
  if (option.max_value !== undefined && value > option.max_value)
    return { error: ["tooLarge", { n: option.max_value }] };
  return { value };
}

/** What may be chosen for an option without asking the bot, or null when it is typed: { label, value, note? }. */
export function offered(option, store, w) {
  const locale = store.me.locale;
  const people = () =>
    [...store.people, { ...store.bot, bot: true }].map((user) => ({
      label: user.name,
      value: user.id,
      note: `@${user.user.username}`,
      user,
    }));
  const roles = () => (store.guild.roles ?? []).map((role) => ({ label: role.name, value: role.id }));
  const kinds = option.channel_types ?? [];
  if (option.choices?.length)
    return option.choices.map((choice) => ({ label: named(choice, locale), value: choice.value }));
  switch (option.type) {
    case BOOLEAN:
      return [
        { label: w("yes"), value: true },
        { label: w("no"), value: false },
      ];
    case PERSON:
      return people();
    case CHANNEL:
      return store.channels
        .filter((channel) => !kinds.length || kinds.includes(channel.type))
        .map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...people(), ...roles()];
    default:
      return null;
  }
}
