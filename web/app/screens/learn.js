/** @import { Screen } from "./screen.js" */
/** @import { Game, HelpBlock } from "../types.js" */
import { html } from "lit-html";
import { bring } from "../board/art.js";
import { gameOf } from "../catalogue.js";
import { icon } from "../parts/icon.js";
import { t } from "../texts/texts.js";
import { failed } from "./failed.js";
import { page } from "./frame.js";
import { Example } from "./learn/example.js";
import { startGame } from "./new-game.js";

/** How far from the screen a board is drawn: a screen above and below it. */
const NEAR = "100% 0px";

/**
 * The rules of a game, with boards to try them on.
 * @param {string} name
 * @returns {Promise<Screen>}
 */
export async function learn(name) {
  const game = gameOf(name);
  if (!game) return failed({ id: "error-unknown-game", args: { game: name } });
  await bring(game);
  /** @type {Map<HelpBlock, Example>} */
  const examples = new Map();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        boards.get(target)?.draw();
      }
    },
    { rootMargin: NEAR },
  );
  /** @type {WeakMap<Element, Example>} */
  const boards = new WeakMap();
  const watch = (/** @type {Example} */ example, /** @type {Element} */ board) => {
    boards.set(board, example);
    near.observe(board);
  };
  for (const block of game.help.flatMap((section) => section.blocks)) {
    if (block.example && block.view) examples.set(block, new Example(game, block, watch));
  }
  const print = () => examples.forEach((example) => example.draw());
  const title = () => t("learn-title", { game: { id: game.title } }, game.name);
  return {
    name: "learn",
    title,
    shown: () => window.addEventListener("beforeprint", print),
    close: () => {
      window.removeEventListener("beforeprint", print);
      near.disconnect();
      examples.forEach((example) => example.close());
    },
    render: () => page({ title: title(), body: body(game, examples) }),
  };
}

/**
 * @param {Game} game
 * @param {Map<HelpBlock, Example>} examples
 */
function body(game, examples) {
  const text = (/** @type {string} */ id) => t(id, {}, game.name);
  const jump = (/** @type {Event} */ event, /** @type {string} */ id) => {
    event.preventDefault();
    const target = document.getElementById(id);
    target?.scrollIntoView();
    target?.querySelector("h2")?.focus({ preventScroll: true });
  };
  return html`
    <div class="learn">
      <nav class="contents" aria-label=${t("learn-contents")}>
        <h2>${t("learn-contents")}</h2>
        <ol>
          ${game.help.map(({ id }) => html`<li><a href="#/learn/${game.name}" @click=${(/** @type {Event} */ event) => jump(event, id)}>${text(id)}</a></li>`)}
        </ol>
        <button type="button" class="button main" data-do="play" @click=${() => startGame(game)}>${icon("play")} ${t("learn-play")}</button>
      </nav>
      <div class="prose">
        ${game.help.map(
          ({ id, blocks }) => html`
            <section id=${id} class="chapter">
              <h2 tabindex="-1">${text(id)}</h2>
              ${blocks.map((block) => examples.get(block)?.render() ?? html`<p>${text(block.text ?? "")}</p>`)}
            </section>
          `,
        )}
        ${game.credits ? html`<section class="chapter"><h2>${t("learn-credits")}</h2><p>${game.credits}</p></section>` : ""}
      </div>
    </div>
  `;
}
