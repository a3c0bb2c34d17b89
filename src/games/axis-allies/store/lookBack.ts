import type { GameState, SpaceId } from '../../../engine/axis-allies/index.ts';
import type { Entry, WarRecord } from '../history/index.ts';
import type { Example } from './game.ts';

/** A game that has been told, with its start. */
export interface ToldGame {
  readonly start: GameState;
  readonly record: WarRecord;
}

/** The state after so many commands. */
export const stateAt = ({ start, record }: ToldGame, after: number): GameState =>
  record.steps[after - 1]?.state ?? start;

/** A moment of a game. */
export interface Moment {
  /** The number of commands given by then. */
  readonly after: number;
  /** The spaces to look at. */
  readonly spaces: readonly SpaceId[];
  /** The line of the diary that led here, if one did. */
  readonly entry: Entry | null;
  /** The last command is shown as it happens, not only what came of it. */
  readonly isMoving: boolean;
}

export const momentAt = (after: number, spaces: readonly SpaceId[] = []): Moment => ({
  after,
  spaces,
  entry: null,
  isMoving: false,
});

export const momentOf = (entry: Entry): Moment => ({ ...momentAt(entry.after, entry.spaces), entry });

/** What the map shows at a moment. */
export function lookingAt(told: ToldGame, { after, spaces, isMoving }: Moment): Example {
  const step = told.record.steps[after - 1];
  return {
    game: step?.state ?? told.start,
    events: isMoving ? (step?.events ?? []) : [],
    before: isMoving ? (step?.before ?? null) : null,
    chosen: [],
    destinations: [],
    marks: {},
    spaces,
    routes: [],
    isRefused: false,
  };
}

/** Where turns begin beside a moment, in commands: the nearest beginning before it, and the nearest after it. */
export function turnsBeside({ record }: ToldGame, after: number): { readonly last: number; readonly next: number } {
  const turns = record.standings.map((standing) => standing.after);
  return {
    last: turns.findLast((turn) => turn < after) ?? 0,
    next: turns.find((turn) => turn > after) ?? record.steps.length,
  };
}

/** The entry of the diary that tells of a moment: the one that led there, or the last one by then. */
export const entryAt = ({ record }: ToldGame, { after, entry }: Moment): Entry | null =>
  entry ?? record.entries.findLast((earlier) => earlier.after <= after) ?? null;
