import type { z } from 'zod/mini';
import type { BySpace, Player, PositionFault, PowerId, SpaceId } from './common/ids.ts';
import type { Result } from './common/result.ts';

/*
 * What any family of games fulfils towards the program. Games of one family share their rules' code and differ in
 * editions. The program keeps, opens, replays and undoes games of every family by this contract alone; what a family
 * shows is its other face (src/games/face/).
 */

/** What the program knows of a state of a game; its family knows more of it. */
export interface AnyState {
  readonly edition: string;
  readonly players: readonly Player[];
  /** Counted from 1. */
  readonly round: number;
  /** The power whose turn it is. */
  readonly power: PowerId;
  readonly phase: string;
  /** Who holds which spaces. */
  readonly control: BySpace<PowerId>;
  /** How the game ended; null while it goes on. */
  readonly outcome: object | null;
}

export interface AnyCommand {
  readonly type: string;
}

export interface AnyEvent {
  readonly type: string;
}

export interface AnyRefusal {
  /** The rule that forbids the command. */
  readonly rule: string;
}

/** A command that is not allowed, with the state in which it is not, and why. */
export interface RefusedCommand {
  readonly state: AnyState;
  readonly command: AnyCommand;
  readonly refusal: AnyRefusal;
}

/** The types a game is made of, all of them plain JSON. */
export interface GameTypes {
  readonly state: object;
  readonly command: object;
  readonly event: unknown;
  readonly refusal: unknown;
}

/** The types of a family of games, as far as the program knows them. */
export interface AnyGame extends GameTypes {
  readonly state: AnyState;
  readonly command: AnyCommand;
  readonly event: AnyEvent;
  readonly refusal: AnyRefusal;
}

/** What a game waits for, and from whom; `by` is left out once it is over. */
export interface AnyAwaiting {
  /** 'command' for orders of the power on turn, 'dice' for dice, else a question by the family's own name. */
  readonly kind: string;
  readonly by?: readonly PowerId[];
}

/** What can be told of an edition without loading it. */
export interface ShelfEntry {
  readonly id: string;
  readonly name: string;
  /** When its war begins: a year, or a season of it. */
  readonly begins: string;
  /** What it is, in two short sentences. */
  readonly about: readonly string[];
  /** How many can play. */
  readonly players: { readonly from: number; readonly to: number };
  /** How long a game takes; `to` is null if the book sets no bound. */
  readonly hours: { readonly from: number; readonly to: number | null };
  readonly powers: readonly { readonly id: PowerId; readonly name: string }[];
}

export interface AnySpace {
  readonly id: SpaceId;
  readonly name: string;
  readonly kind: 'land' | 'sea';
}

/** What the program knows of an edition that is loaded: its board, its powers, and the rules of its book by number. */
export interface AnyEdition {
  readonly id: string;
  readonly players: ShelfEntry['players'];
  readonly powers: ShelfEntry['powers'];
  readonly turnOrder: readonly PowerId[];
  readonly spaces: readonly AnySpace[];
  readonly adjacent: readonly (readonly [SpaceId, SpaceId])[];
  readonly ruleTitles: Readonly<Partial<Record<string, string>>>;
}

/** Where the program's dice come from. */
export interface SeededDice {
  readonly seed: string;
  /** How many dice have been rolled before. */
  readonly rolled: number;
  readonly isLowLuck: boolean;
}

/**
 * What a game in play asks of its family: how its commands are played, and which of them hang together. A timeline
 * carries these rules, so that whatever is done with it need not know the family.
 */
export interface GameRules<G extends GameTypes = AnyGame> {
  /** Never there: by it the compiler tells of which family a value is. */
  readonly types?: G;
  /** Plays one command: the state after it and its events, or why it is refused. */
  play(
    state: G['state'],
    command: G['command'],
  ): Result<{ readonly state: G['state']; readonly events: readonly G['event'][] }, G['refusal']>;
  /** Names of the players who have to decide; none once the game is over. */
  deciders(state: G['state']): readonly string[];
  /** The turn a state is in, and the phase: the same text for every state of one turn, or of one phase of it. */
  turnOf(state: G['state']): string;
  phaseOf(state: G['state']): string;
  /** The sides on the two clocks: whose turn it is, and who has to decide; null once the game is over. */
  sidesOf(state: G['state']): { readonly onTurn: string; readonly deciding: string | null };
  /** Whether undo alone never goes back behind a command, since with it came what nobody knew before: dice. */
  isFinal(command: G['command']): boolean;
  /** How many dice fell with a command; a game may have none at all. */
  diceIn(command: G['command']): number;
  /** The next dice of a seed, as a command; null if the game does not wait for dice. */
  roll(state: G['state'], dice: SeededDice): G['command'] | null;
  /**
   * What follows from a command by itself in the state after it, such as the end of a phase with nothing to do in it;
   * null for nothing. Undo takes it back with that command.
   */
  followUp(state: G['state'], command: G['command']): G['command'] | null;
  /** Whether a command, given in one state and leading to another, is what follows by itself from the `last` one. */
  hasFollowed(last: G['command'], before: G['state'], command: G['command'], after: G['state']): boolean;
  /** An order without these pieces, for undo of a part of it; null if nothing is left of it. */
  without(command: G['command'], pieces: readonly string[]): G['command'] | null;
  /** Whether an order takes the place of the one right before it, since it is for the whole phase. */
  replaces(order: G['command'], before: G['command']): boolean;
  /** Whether a command begins something players speak of as a whole, such as a battle. */
  beginsBattle(command: G['command']): boolean;
}

/** How position files of a family are written and read. */
export interface FamilyPositions<State = AnyState> {
  /** The position file of a state: plain JSON that `fromPosition` reads as the same state. */
  toPosition(state: State): object;
  /** The state of a position file, or all its faults. Its edition is loaded. Never throws. */
  fromPosition(json: unknown): Result<State, readonly PositionFault[]>;
}

/** How a game begins: what is agreed, by the family's own names, or a position file. */
export interface Beginning {
  readonly edition: string;
  readonly players: readonly Player[];
  readonly start:
    | { readonly kind: 'setup'; readonly [option: string]: unknown }
    | { readonly kind: 'position'; readonly position: unknown };
}

/** Fields of a schema by name. */
export type SchemaShape = Readonly<Record<string, z.ZodMiniType>>;

/** A family of games. */
export interface Family<G extends AnyGame = AnyGame> extends GameRules<G> {
  readonly id: string;
  /** The editions that can be played, in the order in which they are offered; there is at least one. */
  readonly shelf: readonly ShelfEntry[];
  /** The phases of all its editions. */
  readonly phases: readonly string[];
  /** Loads an edition of the shelf, so that its games can be played. Rejects if it cannot be fetched. */
  loadEdition(id: string): Promise<AnyEdition>;
  /** The edition with this id, once it is loaded; else null. */
  loadedEdition(id: string): AnyEdition | null;
  /** What a save holds of a command: its shape only, with bounds. Whether it is legal is shown by playing it. */
  readonly commandSchema: z.ZodMiniType<G['command']>;
  /** What is agreed when a game begins by the set-up of its book, and what else a save holds beside it. */
  readonly optionsShape: SchemaShape;
  readonly extrasShape: SchemaShape;
  /** Loads what reads and writes position files: most games begin without one. Rejects if it cannot be fetched. */
  loadPositions(): Promise<FamilyPositions<G['state']>>;
  /** What reads and writes position files; null until it is loaded. */
  loadedPositions(): FamilyPositions<G['state']> | null;
  /**
   * The state before the first command, or everything that is wrong with how the game is to begin. Load what it needs
   * first: otherwise its edition is said not to be loaded, or its position is not read.
   */
  begin(beginning: Beginning): Result<G['state'], readonly PositionFault[]>;
  /** How a game of a loaded edition begins where nothing else is said: by its set-up, with one player a side. */
  usualBeginning(edition: string): Beginning;
  /** The board of a loaded edition without units: as its game begins, or as if nobody held anything. */
  emptyBoard(edition: string, held: 'as-it-begins' | 'by-nobody'): G['state'];
  /** Why a command would be refused, or would be of no use; null if it can be given. */
  refusalOf(state: G['state'], command: G['command']): G['refusal'] | null;
  awaiting(state: G['state']): AnyAwaiting;
  /** Whether a turn begins with this state, so that a position file tells all of it. */
  isTurnStart(state: G['state']): boolean;
  /** The powers that have won; null while the game goes on. */
  winners(state: G['state']): readonly PowerId[] | null;
}
