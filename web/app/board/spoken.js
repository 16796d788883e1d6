/** @import { Choice, GameEvent, Piece, View } from "../types.js" */
/** @import { Picture } from "./board.js" */
import { has, say, t } from "../texts/texts.js";
import { stacks } from "./pieces.js";

/**
 * Words for the cells of a picture: "c3, purple square, purple bird, can be placed here".
 * @param {Picture} picture
 * @returns {(cell: string) => string}
 */
export function spoken({ view, taps = [], next = [], zones = [] }) {
  const cells = new Map(view.board.cells.map((cell) => [cell.id, cell]));
  const standing = stacks(view);
  const choices = new Map(next.map((choice) => [choice.step, choice]));
  return (id) => {
    const name = cells.get(id)?.name;
    const stack = standing.get(id) ?? [];
    const top = stack.at(-1);
    const choice = choices.get(id);
    const parts = [id];
    if (name) parts.push(say(name, view.game));
    if (top) parts.push(t(top.name, {}, view.game), ...marksOf(top, view.game));
    else parts.push(t("cell-empty"));
    if (stack.length > 1) parts.push(t("cell-stack", { count: stack.length, pieces: listed(stack, view.game) }));
    if (taps.includes(id)) parts.push(t("cell-chosen"));
    else if (choice) parts.push(...effects(choice, view.game));
    for (const zone of view.board.zones ?? []) if (zones.includes(zone.id) && zone.cells.includes(id)) parts.push(t(zone.name, {}, view.game));
    if (view.outcome?.cells.includes(id)) parts.push(t("cell-won"));
    else if (view.last.includes(id)) parts.push(t("cell-last"));
    return parts.join(", ");
  };
}

/**
 * What a piece bears, in words.
 * @param {Piece} piece
 * @param {string} game
 */
const marksOf = ({ marks = [] }, game) => marks.filter((mark) => has(`mark-${mark}`, game)).map((mark) => t(`mark-${mark}`, {}, game));

/**
 * What can be done with a cell, in words.
 * @param {Choice} choice
 * @param {string} game
 */
function effects({ effect, effects: all = [], final }, game) {
  const told = (all.length > 0 ? all : [effect]).map((each) => t(has(`effect-${each}`, game) ? `effect-${each}` : "effect-other", {}, game));
  return final || effect === "select" ? told : [...told, t("cell-goes-on")];
}

/**
 * A piece in words, with what it bears.
 * @param {Piece} piece
 * @param {string} game
 */
export const pieceWords = (piece, game) => [t(piece.name, {}, game), ...marksOf(piece, game)].join(", ");

/**
 * The pieces of a stack from top to bottom, equal ones that lie together as one.
 * @param {Piece[]} stack from the ground up
 * @returns {{piece: Piece, count: number}[]}
 */
export function runs(stack) {
  /** @type {{piece: Piece, count: number}[]} */
  const found = [];
  for (const piece of stack.toReversed()) {
    const last = found.at(-1);
    if (last && last.piece.name === piece.name && last.piece.glyph === piece.glyph) last.count += 1;
    else found.push({ piece, count: 1 });
  }
  return found;
}

/**
 * A stack from top to bottom in words: "2 × orange elephant, yellow elephant".
 * @param {Piece[]} stack from the ground up
 * @param {string} game
 */
export const listed = (stack, game) =>
  runs(stack)
    .map(({ piece, count }) => t("stack-run", { count, piece: { id: piece.name } }, game))
    .join(", ");

/**
 * What happened, in words; nothing for events that the status tells anyway.
 * @param {GameEvent[]} events
 * @param {View} view
 */
export function told(events, view) {
  const { game } = view;
  return events
    .filter((event) => has(`event-${event.kind}`, game))
    .map((event) => {
      const seat = view.seats[event.seat ?? -1];
      return t(
        `event-${event.kind}`,
        {
          piece: event.name ? { id: event.name } : "",
          from: event.from ?? "",
          to: event.to ?? "",
          at: event.at ?? "",
          seat: seat ? { id: seat.name } : "",
        },
        game,
      );
    })
    .join(" ");
}
