import type { AnyGame, SpaceId } from '../engine/index.ts';
import type { ToldGame } from '../session/told.ts';
import type { Example } from './displayedGame.ts';

/** A moment of a game that is told. */
export interface Moment {
  /** The number of commands given by then. */
  readonly after: number;
  /** The spaces to look at. */
  readonly spaces: readonly SpaceId[];
  /** The last command is shown as it happens, not only what came of it. */
  readonly isMoving: boolean;
}

export const momentAt = (after: number, spaces: readonly SpaceId[] = []): Moment => ({
  after,
  spaces,
  isMoving: false,
});

/** The state after so many commands. */
export const stateAt = <G extends AnyGame>({ start, steps }: ToldGame<G>, after: number): G['state'] =>
  steps[after - 1]?.state ?? start;

/** What the map shows at a moment. */
export function lookingAt<G extends AnyGame>(told: ToldGame<G>, { after, spaces, isMoving }: Moment): Example<G> {
  const step = told.steps[after - 1];
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
export const turnsBeside = (
  { turns, steps }: Pick<ToldGame, 'turns' | 'steps'>,
  after: number,
): { readonly last: number; readonly next: number } => ({
  last: turns.findLast((turn) => turn < after) ?? 0,
  next: turns.find((turn) => turn > after) ?? steps.length,
});
