/** @import { Message, State } from "../types.js" */
/** @import { Screen } from "./screen.js" */
import { html } from "lit-html";
import { go } from "../routes.js";
import { rules } from "../rules-start.js";
import { games } from "../store/games.js";
import { t } from "../texts/texts.js";
import { failed } from "./failed.js";
import { page } from "./frame.js";
import { drawAgain } from "./screen.js";

/**
 * A game that was sent as a link. It becomes a saved game of its own, or the one that is already the same.
 * @param {string} text
 * @returns {Screen}
 */
export function receive(text) {
  /** @type {Screen | null} */
  let problem = null;
  let left = false;
  const opened = rules.call("receive", { text }).then(
    async (/** @type {State} */ state) => {
      const save = (await games.same(state.record)) ?? (await games.create(state.record.game, { state }));
      if (!left) go(`play/${save.id}`, { replace: true });
    },
    (error) => {
      /** @type {Message} */
      const message = error?.message_ ?? { id: "error-internal" };
      problem = failed(message);
      if (!left) drawAgain();
    },
  );
  void opened;
  return {
    name: "receive",
    title: () => t("receive-title"),
    close: () => {
      left = true;
    },
    render: () =>
      problem?.render() ??
      page({ title: t("receive-title"), body: html`<section class="card waiting" role="status"><p>${t("receive-text")}</p></section>` }),
  };
}
