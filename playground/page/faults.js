// Things to break on purpose, and the log of what the bot asked.

import { el, iconButton, uid } from "./dom.js";
import { words } from "./words.js";

const PERMISSIONS = [
  "VIEW_CHANNEL",
  "SEND_MESSAGES",
  "SEND_MESSAGES_IN_THREADS",
  "ATTACH_FILES",
  "EMBED_LINKS",
  "READ_MESSAGE_HISTORY",
  "MANAGE_MESSAGES",
  "MANAGE_THREADS",
  "CREATE_PUBLIC_THREADS",
  "ADD_REACTIONS",
];
const STATUSES = ["500", "502", "503", "429", "404", "403", "401"];
const METHODS = ["", "GET", "POST", "PATCH", "PUT", "DELETE"];
const ROUTES = [
  "/interactions/*/*/callback",
  "/webhooks/*/*",
  "/webhooks/*/*/messages/*",
  "/channels/*/messages",
  "/channels/*/messages/*",
];
const LOG_EVERY = 1000;

export class Faults {
  #pane;
  #close;
  #timer = 0;
  #seen = "";
  #drawn = "";

  /** `pane` gives the pane that acts; `close` puts the panel away. */
  constructor(pane, close) {
    this.#pane = pane;
    this.#close = close;
    this.el = el("aside", { class: "faults", hidden: true });
    this.el.addEventListener("keydown", (event) => event.key === "Escape" && close());
  }

  show(shown) {
    this.el.hidden = !shown;
    clearInterval(this.#timer);
    if (!shown) return;
    this.#drawn = "";
    this.paint();
    this.#timer = setInterval(() => this.#read(), LOG_EVERY);
    this.#read();
    this.el.querySelector("button")?.focus();
  }

  paint() {
    const pane = this.#pane();
    if (this.el.hidden || !pane?.store.me) return;
    const { store } = pane;
    const channel = store.channelOf(store.channel);
    const facts = JSON.stringify([store.me.locale, channel?.id, channel?.name, store.rateLimits]);
    if (facts !== this.#drawn) {
      this.#drawn = facts;
      this.#build(pane, channel);
    }
    this.#paintActive(store);
  }

  #build(pane, channel) {
    const w = pane.w ?? words("en");
    this.el.setAttribute("aria-label", w("faults"));
    this.said = el("p", { class: "faults-said", role: "status" });
    this.active = el("ul", { class: "faults-active" });
    this.log = el("div", { class: "log", tabindex: "0", role: "region", "aria-label": w("requests") });
    this.#seen = "";
    const limits = el("input", { type: "checkbox", role: "switch", id: uid("limits") });
    limits.checked = pane.store.rateLimits;
    limits.addEventListener("change", () => this.#do("rate_limits", { on: limits.checked }));
    this.el.replaceChildren(
      el(
        "div",
        { class: "faults-head" },
        el("h2", {}, w("faults")),
        iconButton("close", w("close"), () => this.#close()),
      ),
      el(
        "div",
        { class: "faults-scroll" },
        el("p", { class: "faults-text" }, w("faultsText")),
        this.said,
        this.#part(
          w("gateway"),
          this.#button(w("dropGateway"), "drop_gateway"),
          this.#button(w("refuseResume"), "refuse_resume"),
          this.#button(w("reconnectAsk"), "reconnect"),
          this.#button(w("invalidate"), "invalidate"),
        ),
        this.#part(w("failRoute"), this.#failForm(w)),
        this.#part(w("active"), this.active, this.#button(w("clear"), "clear")),
        this.#part(
          w("limits"),
          el("label", { class: "switch", for: limits.id }, limits, el("span", {}, w("limits"))),
        ),
        this.#part(w("permissions"), this.#permissionForm(w)),
        this.#part(
          w("remove_"),
          el(
            "button",
            { type: "button", class: "button danger", on: { click: () => this.#removeLast() } },
            w("removeLast"),
          ),
          el(
            "button",
            {
              type: "button",
              class: "button danger",
              on: { click: () => this.#do("delete_channel", { channel: channel?.id }) },
            },
            w("removeChannel", { name: channel?.name ?? "" }),
          ),
        ),
        this.#part(w("requests"), this.log),
      ),
    );
  }

  #part(title, ...content) {
    return el("section", { class: "faults-part" }, el("h3", {}, title), content);
  }

  #button(label, kind) {
    return el(
      "button",
      { type: "button", class: "button secondary", on: { click: () => this.#do(kind) } },
      label,
    );
  }

  #field(label, control) {
    control.id = uid("fault");
    return el("div", { class: "fault-field" }, el("label", { for: control.id }, label), control);
  }

  #failForm(w) {
    const routes = el(
      "datalist",
      { id: uid("routes") },
      ROUTES.map((route) => el("option", { value: route })),
    );
    const form = el(
      "form",
      { class: "fault-form" },
      this.#field(
        w("method"),
        el(
          "select",
          { name: "method", class: "text-input" },
          METHODS.map((method) => el("option", { value: method }, method || w("anyMethod"))),
        ),
      ),
      this.#field(
        w("route"),
        el("input", {
          name: "route",
          class: "text-input",
          value: ROUTES[0],
          list: routes.id,
          required: true,
          spellcheck: "false",
        }),
      ),
      routes,
      this.#field(
        w("answer"),
        el(
          "select",
          { name: "answer", class: "text-input" },
          STATUSES.map((status) => el("option", { value: status }, status)),
          el("option", { value: "silence" }, w("silence")),
          el("option", { value: "delay" }, w("justDelay")),
        ),
      ),
      this.#field(
        w("times"),
        el("input", { name: "times", type: "number", class: "text-input", min: 1, max: 10000, value: "1" }),
      ),
      this.#field(
        w("delay"),
        el("input", { name: "delay", type: "number", class: "text-input", min: 0, max: 60000, value: "0" }),
      ),
      el("button", { type: "submit", class: "button primary" }, w("addFault")),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const { method, route, answer, times, delay } = Object.fromEntries(new FormData(form));
      this.#do("fail", {
        method: method || null,
        route,
        times: times ? Number(times) : null,
        delay_ms: Number(delay) || 0,
        status: /^\d+$/.test(answer) ? Number(answer) : null,
        silence: answer === "silence",
      });
    });
    return form;
  }

  #permissionForm(w) {
    const permission = el(
      "select",
      { class: "text-input" },
      PERMISSIONS.map((name) => el("option", { value: name }, name)),
    );
    const set = (allowed) =>
      this.#do("permission", { channel: this.#pane().store.channel, permission: permission.value, allowed });
    return el(
      "div",
      { class: "fault-form" },
      this.#field(w("permission"), permission),
      el("button", { type: "button", class: "button danger", on: { click: () => set(false) } }, w("deny")),
      el("button", { type: "button", class: "button success", on: { click: () => set(true) } }, w("allow")),
    );
  }

  #removeLast() {
    const { store } = this.#pane();
    const last = store
      .messages(store.channel)
      .filter((message) => message.author.id === store.bot.id && !message.ephemeral && !message.local)
      .at(-1);
    if (last) this.#do("delete_message", { channel: last.channel_id, message: last.id });
  }

  async #do(kind, fields = {}) {
    const { store, w } = this.#pane();
    try {
      await store.ask("fault", { kind, ...fields });
      this.said.textContent = w("doneFault");
      setTimeout(() => {
        this.said.textContent = "";
      }, 2000);
    } catch (error) {
      this.said.textContent = error.message;
    }
  }

  #paintActive(store) {
    const { w } = this.#pane();
    const rows = store.faults.map((fault) =>
      el(
        "li",
        {},
        [
          fault.method || w("anyMethod"),
          fault.route,
          fault.silence ? w("silence") : fault.status,
          fault.delay_ms ? `${fault.delay_ms} ms` : "",
          fault.times ? `× ${fault.times}` : "",
        ]
          .filter(Boolean)
          .join(" "),
      ),
    );
    this.active.replaceChildren(...(rows.length ? rows : [el("li", { class: "faults-none" }, w("none"))]));
  }

  async #read() {
    const pane = this.#pane();
    if (!pane?.store.connected || this.el.hidden || document.hidden) return;
    const reply = await pane.store.ask("log").catch(() => null);
    const entries = (reply?.log ?? reply?.requests ?? []).slice(-100).reverse();
    const seen = JSON.stringify(entries);
    if (!reply || seen === this.#seen) return;
    this.#seen = seen;
    const rows = entries.map((entry) =>
      el(
        "div",
        { class: `log-row ${entry.status >= 400 ? "bad" : ""}` },
        el("span", { class: "log-status" }, entry.status ?? "—"),
        el("span", { class: "log-method" }, entry.method),
        el("span", { class: "log-path", title: entry.path }, entry.path),
        el("span", { class: "log-ms" }, `${Math.round(entry.ms ?? 0)} ms`),
      ),
    );
    this.log.replaceChildren(...(rows.length ? rows : [pane.w("noRequests")]));
  }
}
