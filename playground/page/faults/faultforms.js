// The forms of the faults panel. `cause(kind, fields)` brings a fault about.

import { el, uid } from "../basics/dom.js";

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

export function button(label, style, act) {
  return el("button", { type: "button", class: `button ${style}`, on: { click: act } }, label);
}

export function limitsSwitch(w, on, cause) {
  const input = el("input", { type: "checkbox", role: "switch", id: uid("limits") });
  input.checked = on;
  input.addEventListener("change", () => cause("rate_limits", { on: input.checked }));
  return el("label", { class: "switch", for: input.id }, input, el("span", {}, w("limits")));
}

export function latencyForm(w, { profile, profiles }, set) {
  const far = choices(
    { "aria-label": w("latency") },
    profiles.map((name) => [name, w(`latency_${name}`)]),
  );
  far.value = profile;
  far.addEventListener("change", () => set(far.value));
  return el("div", { class: "fault-form" }, far, el("p", { class: "faults-text" }, w("latencyText")));
}

export function permissionForm(w, set) {
  const permission = choices(
    {},
    PERMISSIONS.map((name) => [name, name]),
  );
  const take = button(w("deny"), "danger", () => set({ permission: permission.value, allowed: false }));
  const give = button(w("allow"), "success", () => set({ permission: permission.value, allowed: true }));
  return el("div", { class: "fault-form" }, field(w("permission"), permission), take, give);
}

export function failForm(w, cause) {
  const routes = el(
    "datalist",
    { id: uid("routes") },
    ROUTES.map((route) => el("option", { value: route })),
  );
  const methods = METHODS.map((method) => [method, method || w("anyMethod")]);
  const answers = [
    ...STATUSES.map((status) => [status, status]),
    ["silence", w("silence")],
    ["delay", w("justDelay")],
  ];
  const moments = [
    ["untouched", w("untouched")],
    ["taken", w("doneFirst")],
  ];
  const route = {
    name: "route",
    class: "text-input",
    value: ROUTES[0],
    list: routes.id,
    required: true,
    spellcheck: "false",
  };
  const form = el(
    "form",
    { class: "fault-form" },
    field(w("method"), choices({ name: "method" }, methods)),
    field(w("route"), el("input", route)),
    routes,
    field(w("answer"), choices({ name: "answer" }, answers)),
    field(w("moment"), choices({ name: "moment" }, moments)),
    field(w("times"), number({ name: "times", min: 1, max: 10000, value: "1" })),
    field(w("delay"), number({ name: "delay", min: 0, max: 60000, value: "0" })),
    el("button", { type: "submit", class: "button primary" }, w("addFault")),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    cause("fail", wanted(Object.fromEntries(new FormData(form))));
  });
  return form;
}

/** @param {Record<string, any>} fields */
function wanted({ method, route, answer, moment, times, delay }) {
  return {
    method: method || null,
    route,
    times: times ? Number(times) : null,
    delay_ms: Number(delay) || 0,
    status: STATUSES.includes(answer) ? Number(answer) : null,
    silence: answer === "silence",
    taken: moment === "taken",
  };
}

function field(label, control) {
  control.id = uid("fault");
  return el("div", { class: "fault-field" }, el("label", { for: control.id }, label), control);
}

const choices = (props, list) =>
  el(
    "select",
    { class: "text-input", ...props },
    list.map(([value, label]) => el("option", { value }, label)),
  );

const number = (props) => el("input", { type: "number", class: "text-input", ...props });
