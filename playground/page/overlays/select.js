// The select menu of messages and modals: texts, people, roles, channels; one or several.

import { el, icon } from "../basics/dom.js";
import { avatar } from "../basics/avatar.js";
import { COMPONENT, isThread } from "../basics/kinds.js";
import { openOptions } from "./options.js";
import { emoji } from "../basics/emoji.js";

/** What a select offers now: { value, label, description?, lead? }. */
export function choices(component, store) {
  const users = () =>
    [...store.people, { ...store.bot, bot: true }].map((user) => ({
      value: user.id,
      label: user.name,
      description: `@${user.user.username}`,
      lead: avatar(user),
    }));
  const roles = () => (store.guild.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
  const kinds = component.channel_types;
  switch (component.type) {
    case COMPONENT.SELECT:
      return component.options.map((option) => ({
        ...option,
        lead: option.emoji ? emoji(option.emoji) : null,
      }));
    case COMPONENT.USERS:
      return users();
    case COMPONENT.ROLES:
      return roles();
    case COMPONENT.MENTIONABLES:
      return [...users(), ...roles()];
    case COMPONENT.CHANNELS:
      return store.channels
        .filter((channel) => !kinds?.length || kinds.includes(channel.type))
        .map((channel) => ({
          value: channel.id,
          label: channel.name,
          lead: icon(isThread(channel) ? "thread" : "hash"),
        }));
    default:
      return [];
  }
}

const defaults = (component) =>
  component.type === COMPONENT.SELECT
    ? component.options.filter((option) => option.default).map((option) => option.value)
    : (component.default_values ?? []).map((value) => value.id);

/**
 * A select. `view` is the pane's { store, w, layer }; `values` what is picked already; `onDone(values)` is told of every pick
 * (several: when the list closes). `busy` shows that its pick is under way, `waiting` that another's is.
 */
export function select(
  component,
  view,
  { values = defaults(component), onDone, busy = false, waiting = busy, label = null, describedby = null },
) {
  const { store, w } = view;
  const text = el("span", { class: "select-text" });
  const button = el(
    "button",
    {
      type: "button",
      role: "combobox",
      class: "select",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": label ?? component.placeholder ?? w("choose"),
      "aria-describedby": describedby,
      disabled: component.disabled,
      "aria-disabled": waiting,
      "aria-busy": busy,
      data: { key: component.custom_id },
    },
    text,
    busy ? el("span", { class: "dots", "aria-hidden": "true" }) : icon("down"),
  );
  let picked = values;

  function paint() {
    const labels = picked
      .map((value) => choices(component, store).find((choice) => choice.value === value))
      .filter(Boolean);
    text.replaceChildren(
      ...(labels.length
        ? labels.map((choice) =>
            el(
              "span",
              { class: labels.length > 1 ? "select-chip" : "select-one" },
              choice.lead?.cloneNode(true),
              choice.label,
            ),
          )
        : [el("span", { class: "select-placeholder" }, component.placeholder ?? w("choose"))]),
    );
  }

  function show() {
    if (waiting || component.disabled) return;
    button.setAttribute("aria-expanded", "true");
    openOptions(view, button, {
      component,
      all: choices(component, store),
      picked,
      onClose: (next) => {
        button.setAttribute("aria-expanded", "false");
        button.removeAttribute("aria-controls");
        if (!next) return;
        picked = next;
        paint();
        onDone(picked);
      },
    });
  }

  button.addEventListener("click", show);
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show();
  });
  paint();
  return button;
}
