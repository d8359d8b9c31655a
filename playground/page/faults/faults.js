// Things to break on purpose, and the log of what the bot asked.

import { el, iconButton } from "../basics/dom.js";
import { button, failForm, latencyForm, limitsSwitch, permissionForm } from "./faultforms.js";

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
  }

  paint() {
    const pane = this.#pane();
    if (this.el.hidden || !pane?.store.me) return;
    const { store } = pane;
    const channel = store.channelOf(store.channel);
    const facts = JSON.stringify([store.me.locale, channel?.id, channel?.name, store.rateLimits, store.latency.profile]);
    if (facts !== this.#drawn) {
      this.#drawn = facts;
      this.#build(pane, channel);
    }
    this.#paintActive(store);
  }

  #build({ w, store }, channel) {
    const cause = (kind, fields) => this.#do(kind, fields);
    const gateway = {
      dropGateway: "drop_gateway",
      fallSilent: "fall_silent",
      speakAgain: "speak_again",
      refuseResume: "refuse_resume",
      reconnectAsk: "reconnect",
      invalidate: "invalidate",
    };
    this.el.setAttribute("aria-label", w("faults"));
    this.said = el("p", { class: "faults-said", role: "status" });
    this.active = el("ul", { class: "faults-active" });
    this.log = el("div", { class: "log", tabindex: "0", role: "region", "aria-label": w("requests") });
    this.#seen = "";
    const parts = [
      this.#part(
        w("gateway"),
        Object.entries(gateway).map(([word, kind]) => button(w(word), "secondary", () => cause(kind))),
      ),
      this.#part(
        w("latency"),
        latencyForm(w, store.latency, (profile) => cause("latency", { profile })),
      ),
      this.#part(w("failRoute"), failForm(w, cause)),
      this.#part(
        w("active"),
        this.active,
        button(w("clear"), "secondary", () => cause("clear")),
      ),
      this.#part(w("limits"), limitsSwitch(w, store.rateLimits, cause)),
      this.#part(
        w("permissions"),
        permissionForm(w, (fields) => cause("permission", { channel: store.channel, ...fields })),
      ),
      this.#part(w("remove_"), this.#removals(w, channel)),
      this.#part(w("requests"), this.log),
    ];
    const head = el(
      "div",
      { class: "faults-head" },
      el("h2", {}, w("faults")),
      iconButton("close", w("close"), () => this.#close()),
    );
    const text = el("p", { class: "faults-text" }, w("faultsText"));
    this.el.replaceChildren(head, el("div", { class: "faults-scroll" }, text, this.said, parts));
  }

  #removals(w, channel) {
    return [
      button(w("removeLast"), "danger", () => this.#removeLast()),
      button(w("removeChannel", { name: channel?.name ?? "" }), "danger", () =>
        this.#do("delete_channel", { channel: channel?.id }),
      ),
    ];
  }

  #part(title, ...content) {
    return el("section", { class: "faults-part" }, el("h3", {}, title), content);
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
          fault.taken ? w("doneFirst") : "",
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
    const entries = (reply?.requests ?? []).slice(-100).reverse();
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
