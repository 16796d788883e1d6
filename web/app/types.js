/**
 * The shapes that the rules and the screens exchange. Only types: nothing here runs.
 *
 * @typedef {{id: string, args?: {[name: string]: number | string | Message}}} Message
 *   A sentence by its id in the text files; an argument that is itself a message is worded first.
 *
 * @typedef {{id: string, x: number, y: number, shape: "square" | "point", row: number, col: number, name?: Message | null, ground?: string}} Cell
 * @typedef {{id: string, name: string, seat: number | null, cells: string[]}} Zone an area shown when asked for
 * @typedef {{width: number, height: number, art: string, cells: Cell[], zones?: Zone[]}} Scene
 * @typedef {{at: string, glyph: string, name: string, seat: number | null, marks?: string[]}} Piece
 * @typedef {{id: string, seat: number, glyph: string, name: string, count: number}} Supply
 * @typedef {{step: string, kind: "cell" | "supply" | "word", effect: string, final: boolean, effects?: string[]}} Choice
 * @typedef {{id: string, name: string, active: boolean}} SeatView
 * @typedef {{winner: number | null, reason: string, message: Message, cells: string[]}} Outcome
 *
 * @typedef {object} View What one seat may see.
 * @property {string} game
 * @property {Scene} board
 * @property {Piece[]} pieces several at one cell are a stack, bottom first
 * @property {Supply[]} supplies
 * @property {SeatView[]} seats
 * @property {number[]} turn seats that must act; empty when the game is over
 * @property {Choice[]} next what can be tapped first
 * @property {string[]} last cells of the last move
 * @property {Message} status
 * @property {Outcome | null} outcome
 *
 * @typedef {object} GameEvent What a move did, in order.
 * @property {string} kind moved, placed, flipped, flung, captured, poisoned, changed, won, drawn, resigned …
 * @property {string} [from]
 * @property {string} [to]
 * @property {string} [at]
 * @property {string} [glyph]
 * @property {string} [name]
 * @property {number | null} [seat]
 * @property {string} [reason]
 * @property {string[]} [cells]
 * @property {(string | [number, number])[][]} [path] the way of a move that is not straight: legs of cells and of places
 *   between them; between two legs it goes over the edge and comes in at the opposite one
 *
 * @typedef {{ply: number, action: string, seat: number | null, text: string, events: GameEvent[], effect?: string}} LogEntry
 * @typedef {{index: number, at: number, length: number, first: string}} Branch
 *
 * @typedef {object} GameRecord The game as it is kept; only the rules read inside it.
 * @property {number} format
 * @property {string} game
 * @property {number} rules
 * @property {{[id: string]: string}} options
 * @property {string | null} position
 * @property {string[]} actions
 * @property {number} at
 *
 * @typedef {object} State
 * @property {GameRecord} record
 * @property {View} view
 * @property {LogEntry[]} log every action, those taken back too
 * @property {number} at actions in force
 * @property {number} length
 * @property {GameEvent[]} events of the last action in force
 * @property {{undo: boolean, redo: boolean, resign: boolean, draw: boolean}} can
 * @property {Branch[]} branches
 * @property {Message} [warning]
 *
 * @typedef {{taps: string[], next: Choice[], played: State | null, refused?: Message, ask?: Message}} TapAnswer
 *
 * @typedef {{id: string, values: string[], default: string}} GameOption
 * @typedef {{text?: string, example?: string, view?: View, taps?: string[], record?: GameRecord, solution?: string[]}} HelpBlock
 *
 * @typedef {object} Game A game of the catalogue.
 * @property {string} name
 * @property {string} folder
 * @property {number} rules
 * @property {{id: string, name: string}[]} seats
 * @property {GameOption[]} options
 * @property {string} title
 * @property {string} tagline
 * @property {View} view the start position
 * @property {{options: {[id: string]: string}, view: View}[]} starts those of other choices of the options, where they differ
 * @property {SetupKinds | null} setup what the setup editor can arrange; null where there is nothing to arrange
 * @property {{id: string, blocks: HelpBlock[]}[]} help
 * @property {string} [credits]
 * @property {{pieces: string, [board: string]: string}} art addresses from the site's root
 * @property {{[language: string]: string}} texts addresses from the site's root
 *
 * @typedef {{glyph: string, name: string, seat: number | null}} Kind
 * @typedef {{id: string, name: string, seat: number | null, least: number, most: number}} SetupNumber
 * @typedef {{id: string, name: string, glyph: string, cells: string[]}} Ground what cells can be made of; cells: those that usually are
 * @typedef {{kinds: Kind[], stacks: boolean, numbers: SetupNumber[], grounds: Ground[]}} SetupKinds
 *
 * @typedef {object} Arrangement What the setup editor works on: pieces as they were put down, playable or not.
 * @property {string} game
 * @property {{[id: string]: string}} options
 * @property {{at: string, glyph: string}[]} pieces several at one cell are a stack, bottom first
 * @property {number} turn the seat to move
 * @property {{[id: string]: number}} numbers
 * @property {{[cell: string]: string}} grounds the ids of those that are not as usual
 *
 * @typedef {{view: View, position: string | null, wrong: Message | null}} Arranged What the rules say of an arrangement.
 *
 * @typedef {{game: string, steps: Arrangement[], at: number}} Draft The setup being edited: all its steps, and the one shown.
 *
 * @typedef {object} Setup A start of one's own.
 * @property {string} id
 * @property {string} game
 * @property {string} name
 * @property {State} state of a game that begins there
 * @property {number} created
 * @property {number | null} deleted when it was deleted, while that can be undone
 *
 * @typedef {object} Save A saved game.
 * @property {string} id
 * @property {string} game
 * @property {string} name given by a person; empty: the game's title is shown
 * @property {GameRecord | null} record null until the rules have answered for the first time
 * @property {{[id: string]: string}} options
 * @property {State | null} state as last seen, so that it can be drawn without the rules
 * @property {number} created
 * @property {number} changed
 * @property {number} revision grows by one with each write
 * @property {number | null} deleted when it was deleted, while that can be undone
 */
export {};
