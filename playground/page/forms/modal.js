// A bot's modal: filled in, judged, sent, and open until the bot has answered.

import { avatar } from "../basics/avatar.js";
import { dialog } from "../overlays/dialog.js";
import { el, iconButton } from "../basics/dom.js";
import { field } from "./fields.js";

export function openModal(view, frame) {
  return new Modal(view, frame);
}

class Modal {
  #view;
  #frame;
  #fields;
  #sent = false;
  #answered = false;

  constructor(view, frame) {
    this.#view = view;
    this.#frame = frame;
    this.#fields = frame.components.map((component) => field(component, view));
    const { close } = dialog(view.el, {
      className: "modal",
      label: frame.title,
      content: [this.#head(), this.#form()],
      onClose: () => this.#closed(),
    });
    this.close = close;
  }

  #head() {
    const { w, store } = this.#view;
    const title = el("h2", { class: "dialog-title" }, this.#frame.title);
    const close = iconButton("close", w("close"), () => this.close());
    return el("div", { class: "modal-head" }, avatar({ ...store.bot, bot: true }), title, close);
  }

  #form() {
    const { w } = this.#view;
    const inputs = this.#fields.map(({ node }) => node);
    const cancel = { type: "button", class: "button plain", on: { click: () => this.close() } };
    this.problem = el("p", { class: "modal-problem", role: "alert", hidden: true });
    this.submit = el(
      "button",
      { type: "submit", class: "button primary", "aria-label": w("submit") },
      el("span", {}, w("submit")),
    );
    const foot = el("div", { class: "modal-foot" }, el("button", cancel, w("cancel")), this.submit);
    this.form = el(
      "form",
      { class: "modal-form", novalidate: true },
      el("div", { class: "modal-fields" }, inputs),
      this.problem,
      foot,
    );
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    return this.form;
  }

  async #send() {
    if (this.#sent) return;
    const wrong = this.#fields.map((each) => each.check?.()).find(Boolean);
    if (wrong) {
      wrong.focus();
      return;
    }
    this.#sent = true;
    this.problem.hidden = true;
    this.submit.setAttribute("aria-busy", "true");
    this.submit.append(el("span", { class: "dots", "aria-hidden": "true" }));
    const { interaction, custom_id } = this.#frame;
    try {
      const components = await Promise.all(this.#fields.map((each) => each.value()));
      this.#view.store.submit({ modal: interaction, custom_id, components }, (...fate) =>
        this.#settle(...fate),
      );
    } catch {
      this.#settle("failed"); // a file that is not there any more
    }
  }

  #settle(state, error) {
    if (state !== "failed" && state !== "lost") {
      this.#answered = true;
      this.close();
      return;
    }
    this.#sent = false;
    this.submit.removeAttribute("aria-busy");
    this.submit.querySelector(".dots")?.remove();
    this.problem.textContent = error?.message ?? this.#view.w("failedModal");
    this.problem.hidden = false;
  }

  #closed() {
    if (!this.#answered)
      this.#view.store.ask("close_modal", { modal: this.#frame.interaction }).catch(() => {});
  }
}
