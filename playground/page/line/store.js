// What one person knows: the server, the channels and their messages, what they pressed and what became of it.

import { inOrder, snowflakeNow } from "../basics/snowflake.js";

const KEPT = 500,
  MOST = 600; // messages of a channel
const TYPES = 10_000; // ms that somebody is thought to type
const SHOWN_AFTER = 250; // ms before a sent command shows a line of its own: a quick answer needs none

export class Store extends EventTarget {
  me = null;
  people = [];
  bot = { id: "0", name: "Bot", online: false, presence: { status: "online", kind: 0, line: "" } };
  guild = { id: "0", name: "", roles: [] };
  channels = [];
  commands = [];
  faults = [];
  rateLimits = true;
  latency = { profile: "none", profiles: [] };
  guilds = [];
  typing = new Map(); // channel id -> Map(user id -> until when)
  connected = false;
  unread = new Set();
  channel = null; // id of the one being looked at
  pending = new Map(); // message id -> custom_id pressed and not answered yet
  failed = new Map(); // message id -> why its last press failed, where the playground says more than Discord
  chosen = new Map(); // "message custom_id" -> values picked, until the message is edited

  #socket;
  #messages = new Map(); // channel id -> Map(id -> message)
  #more = new Map(); // channel id -> older ones exist
  #fates = new Map(); // interaction id -> what to do when its fate is known
  #early = new Map(); // fates that arrived before the reply that names them

  constructor(socket) {
    super();
    this.#socket = socket;
    socket.addEventListener("event", ({ detail }) => this.#hear(detail));
    socket.addEventListener("lost", () => this.#lost());
  }

  ask(verb, fields) {
    return this.#socket.ask(verb, fields);
  }

  // -- reading -------------------------------------------------------------------------------------------

  messages(channel) {
    return [...(this.#messages.get(channel)?.values() ?? [])].sort((a, b) => inOrder(a.id, b.id));
  }

  // Connected, and not hiding it.
  get botIsThere() {
    return this.bot.online && !["invisible", "offline"].includes(this.bot.presence.status);
  }

  message(channel, id) {
    return this.#messages.get(channel)?.get(id);
  }

  hasMore(channel) {
    return this.#more.get(channel) ?? true;
  }

  user(id) {
    if (id === this.bot.id) return { ...this.bot, bot: true };
    return this.people.find((person) => person.id === id);
  }

  role(id) {
    return this.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id);
  }

  /** The server being looked at, or @me for private messages. */
  get place() {
    return this.placeOf(this.channel);
  }

  placeOf(channel) {
    return this.channelOf(channel)?.guild_id ?? "@me";
  }

  guildHere() {
    return this.guilds.find((guild) => guild.id === this.place) ?? null;
  }

  rolesHere() {
    return [...(this.guildHere()?.roles ?? [])];
  }

  /** Everybody in the server or the private channel being looked at, with roles and nick where they have some. */
  membersHere() {
    const guild = this.guildHere();
    if (guild) return guild.members.map((member) => this.#member(member)).filter(Boolean);
    const channel = this.channelOf(this.channel);
    const others = (channel?.recipients ?? []).map(({ id }) => this.user(id)).filter(Boolean);
    return channel?.context === 1 ? [...others, this.user(this.bot.id)] : others;
  }

  #member({ id, roles, nick }) {
    const user = this.user(id);
    return user && { ...user, roles, name: nick || user.name };
  }

  /** The colour of the highest role that has one. */
  colourHere(user) {
    const colours = this.rolesHere().filter((role) => role.color && user.roles?.includes(role.id));
    const highest = colours.sort((a, b) => b.position - a.position)[0];
    return highest ? `#${highest.color.toString(16).padStart(6, "0")}` : null;
  }

  channelsHere() {
    return this.channels.filter((channel) => (channel.guild_id ?? "@me") === this.place);
  }

  /** The commands that are there in this channel, for this person. */
  commandsHere() {
    const channel = this.channelOf(this.channel);
    const context = channel?.context ?? 0;
    const guild = this.guilds.find((each) => each.id === channel?.guild_id);
    return this.commands.filter((command) => {
      if (command.guild_id && command.guild_id !== channel?.guild_id) return false;
      if (command.contexts && !command.contexts.includes(context)) return false;
      const needed = BigInt(command.default_member_permissions ?? 0);
      if (needed & ~BigInt(channel?.permissions ?? 0)) return false;
      const types = command.integration_types ?? [0];
      const server = types.includes(0) && (guild?.has_bot || (context === 1 && command.dm_permission !== false));
      return server || (types.includes(1) && this.me.has_app);
    });
  }

  /** Who types here besides oneself. */
  typists() {
    const here = this.typing.get(this.channel);
    return here ? [...here.keys()].map((id) => this.user(id)).filter(Boolean) : [];
  }

  channelOf(id) {
    return this.channels.find((channel) => channel.id === id);
  }

  // -- loading -------------------------------------------------------------------------------------------

  async load(channel) {
    const reply = await this.ask("history", { channel, limit: 50 });
    const locals = this.messages(channel).filter((message) => message.local);
    this.#messages.set(
      channel,
      new Map([...reply.messages, ...locals].map((message) => [message.id, message])),
    );
    this.#more.set(channel, reply.more);
    this.#tell("history", { channel });
  }

  async loadOlder(channel) {
    const oldest = this.messages(channel)[0];
    if (!oldest || !this.hasMore(channel)) return;
    const reply = await this.ask("history", { channel, before: oldest.id, limit: 50 });
    const known = this.#messages.get(channel);
    for (const message of reply.messages) known.set(message.id, message);
    this.#more.set(channel, reply.more);
    this.#tell("history", { channel, older: true });
  }

  // -- acting --------------------------------------------------------------------------------------------

  press(message, customId, values = null) {
    const verb = values ? "select" : "press";
    this.failed.delete(message.id);
    this.pending.set(message.id, customId);
    if (values) this.chosen.set(`${message.id} ${customId}`, values);
    this.#touch(message);
    const settle = (state, error) => {
      this.pending.delete(message.id);
      if (state === "failed") {
        this.failed.set(message.id, error?.message ?? "");
        this.#tell("failure", { message });
      }
      this.#touch(message);
    };
    this.#act(
      verb,
      { channel: message.channel_id, message: message.id, custom_id: customId, ...(values && { values }) },
      settle,
    );
  }

  slash(verb, channel, label, fields) {
    const name = verb === "menu" ? label : `/${label}`;
    const id = { local: null };
    const timer = setTimeout(() => id.local && this.#putLocal(channel, id.local, name, false), SHOWN_AFTER);
    this.#act(
      verb,
      { channel, ...fields },
      (state, error) => {
        clearTimeout(timer);
        if (state === "failed")
          this.#putLocal(channel, id.local ?? snowflakeNow(), name, true, error?.message);
        else if (id.local) this.#drop(channel, id.local);
      },
      (interaction) => {
        id.local = interaction;
      },
    );
  }

  submit(fields, settle) {
    this.#act("submit", fields, settle);
  }

  /** @param {(interaction: string) => void} begun */
  async #act(verb, fields, settle, begun = () => {}) {
    try {
      const { interaction } = await this.ask(verb, fields);
      begun(interaction);
      const early = this.#early.get(interaction);
      this.#early.delete(interaction);
      if (early) settle(early);
      else this.#fates.set(interaction, settle);
    } catch (error) {
      settle("failed", error);
    }
  }

  dismiss(message) {
    this.#drop(message.channel_id, message.id);
    if (!message.local) this.ask("dismiss", { message: message.id }).catch(() => {});
  }

  read(channel) {
    this.channel = channel;
    this.unread.delete(channel);
    this.#tell("state");
  }

  // -- hearing -------------------------------------------------------------------------------------------

  #hear(frame) {
    const act = {
      hello: () => this.#hello(frame),
      message: () => this.#put(frame.message),
      message_gone: () => this.#drop(frame.channel, frame.id),
      interaction: () => this.#fate(frame),
      modal: () => this.#tell("modal", frame),
      bot: () => this.#know({ bot: frame.bot }),
      commands: () => this.#know({ commands: frame.commands }),
      channels: () => this.#know({ channels: frame.channels }),
      guilds: () => this.#know({ guilds: frame.guilds, guild: { ...this.guild, ...frame.guild, roles: frame.roles } }),
      typing: () => this.#types(frame.channel, frame.user),
      people: () =>
        this.#know({ people: frame.people, me: frame.people.find((p) => p.id === this.me.id) ?? this.me }),
      faults: () =>
        this.#know({ faults: frame.faults, rateLimits: frame.rate_limits?.on ?? this.rateLimits, latency: frame.latency ?? this.latency }),
    }[frame.event];
    act?.();
  }

  #hello(frame) {
    const { me, people, bot, guild, guilds, channels, commands, faults } = frame;
    Object.assign(this, {
      me,
      people,
      bot,
      guild: { ...guild, roles: frame.roles ?? [] },
      guilds,
      channels,
      commands,
      faults: faults ?? [],
    });
    this.rateLimits = frame.rate_limits?.on ?? true;
    this.latency = frame.latency ?? this.latency;
    this.connected = true;
    this.#messages.clear();
    this.#more.clear();
    this.#tell("hello");
    this.#tell("state");
  }

  #types(channel, user) {
    const here = this.typing.get(channel) ?? new Map();
    clearTimeout(here.get(user));
    here.set(
      user,
      setTimeout(() => this.#stopsTyping(channel, user), TYPES),
    );
    this.typing.set(channel, here);
    this.#tell("typing");
  }

  #stopsTyping(channel, user) {
    const here = this.typing.get(channel);
    if (!here?.has(user)) return;
    clearTimeout(here.get(user));
    here.delete(user);
    this.#tell("typing");
  }

  #lost() {
    this.connected = false;
    for (const settle of this.#fates.values()) settle("lost");
    this.#fates.clear();
    this.pending.clear();
    this.#tell("state");
  }

  #know(facts) {
    Object.assign(this, facts);
    this.#tell("state");
  }

  #fate({ id, state }) {
    if (state === "sent") return;
    const settle = this.#fates.get(id);
    if (!settle) {
      this.#early.set(id, state);
      setTimeout(() => this.#early.delete(id), 5000);
      return;
    }
    this.#fates.delete(id);
    settle(state);
  }

  #put(message) {
    const channel = this.#messages.get(message.channel_id) ?? new Map();
    const fresh = !channel.has(message.id);
    if (fresh) this.#stopsTyping(message.channel_id, message.author.id);
    channel.set(message.id, message);
    this.#messages.set(message.channel_id, channel);
    if (channel.size > MOST) this.#forget(message.channel_id);
    for (const key of this.chosen.keys()) if (key.startsWith(`${message.id} `)) this.chosen.delete(key);
    if (fresh && message.channel_id !== this.channel) {
      this.unread.add(message.channel_id);
      this.#tell("state");
    }
    this.#tell("message", { message, fresh });
  }

  // The playground keeps 500 a channel itself.
  #forget(channel) {
    for (const { id } of this.messages(channel).slice(0, -KEPT)) this.#drop(channel, id);
  }

  #putLocal(channel, id, name, failed, words = "") {
    this.#put({
      id,
      channel_id: channel,
      local: true,
      loading: !failed,
      commandFailed: failed,
      ephemeral: failed,
      author: { ...this.bot, bot: true },
      content: words,
      usedBy: this.me,
      usedName: name,
    });
  }

  #drop(channel, id) {
    if (this.#messages.get(channel)?.delete(id)) this.#tell("gone", { channel, id });
  }

  #touch(message) {
    this.#tell("message", { message: this.message(message.channel_id, message.id) ?? message, fresh: false });
  }

  #tell(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
