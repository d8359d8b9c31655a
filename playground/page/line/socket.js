// One person's line to the playground: asks with answers, events, and patience when the line breaks.

const PATIENCE = [200, 400, 800, 1500, 3000];

export class Refused extends Error {
  constructor(reply) {
    super(reply.error ?? "refused");
    this.code = reply.code ?? null;
  }
}

export class Socket extends EventTarget {
  #person;
  #name = "";
  #line = null;
  #asks = new Map();
  #ref = 0;
  #tries = 0;
  #timer = 0;
  #closed = false;
  #heard = false;

  /** `person` is an id or a name; without one the playground chooses. */
  constructor(person) {
    super();
    this.#person = person;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  get open() {
    return this.#line?.readyState === WebSocket.OPEN;
  }

  ask(verb, fields = {}) {
    if (!this.open) return Promise.reject(new Refused({ error: "not connected" }));
    const ref = ++this.#ref;
    this.#line.send(JSON.stringify({ do: verb, ref, ...fields }));
    return new Promise((resolve, reject) => this.#asks.set(ref, { resolve, reject }));
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#line?.close();
  }

  #wake = () => {
    if (document.hidden || this.#closed || this.#line) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = this.#person ? new URLSearchParams({ person: this.#person, name: this.#name }) : "";
    const line = new WebSocket(`${scheme}//${location.host}/page/socket?${query}`);
    this.#line = line;
    this.#heard = false;
    line.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    line.addEventListener("close", (event) => this.#lost(event));
  }

  #hear(frame) {
    if ("re" in frame) {
      const ask = this.#asks.get(frame.re);
      this.#asks.delete(frame.re);
      if (frame.ok) ask?.resolve(frame);
      else ask?.reject(new Refused(frame));
      return;
    }
    if (frame.event === "hello") {
      this.#tries = 0;
      this.#heard = true;
      this.#person = frame.me.id;
      this.#name = frame.me.name; // a world that began anew has other ids for the same names
    }
    this.dispatchEvent(new CustomEvent("event", { detail: frame }));
  }

  #lost(event) {
    this.#line = null;
    for (const ask of this.#asks.values()) ask.reject(new Refused({ error: "connection lost" }));
    this.#asks.clear();
    if (this.#closed) return;
    this.dispatchEvent(new CustomEvent("lost", { detail: event }));
    if (!this.#heard) this.#doubt();
    this.#timer = setTimeout(() => this.#open(), PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]);
  }

  // Refused at the door while the playground is there: it knows nobody of that name, so it may choose.
  async #doubt() {
    const there = await fetch("/page/icon.svg", { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (there?.ok && !this.#heard) this.#person = null;
  }
}
