import { memoizeByParts } from '../../common/memoize.ts';
import { airRoutes, boardOf, type Board } from '../board.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { homeGroundOf, mayEnter } from '../homeGround.ts';
import { isGroundAtPeace } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** The parts of a board that say how air units fly over it. */
type Skies = Pick<Board, 'airDistance' | 'airRoute' | 'airRange' | 'airNeighbours'>;

/** The parts of a state that say whose ground is open to whom. */
export type Ground = Pick<GameState, 'edition' | 'control' | 'wars'>;

/** The skies of the powers that were asked for, as long as neither control nor war changes. */
const narrowed = memoizeByParts(
  ({ control, wars, edition }: Ground): readonly [object, ...unknown[]] => [control, wars, edition],
  (): Map<PowerId, Skies> => new Map(),
);

/**
 * Where a power's air units can fly: everywhere on the board, but not over ground at peace, nor off the ground to which
 * they keep.
 * @rule POL-2
 */
export function skiesOf(state: Ground, power: PowerId): Skies {
  const board = boardOf(state);
  if (!state.wars && homeGroundOf(state, power) === undefined) return board;
  const known = narrowed(state);
  let skies = known.get(power);
  if (!skies) known.set(power, (skies = withoutClosedGround(state, board, power)));
  return skies;
}

function withoutClosedGround(state: Ground, board: Board, power: PowerId): Skies {
  const isOpen = (space: SpaceId): boolean => mayEnter(state, power, space) && !isGroundAtPeace(state, space, power);
  const airNeighbours = new Map(
    [...board.airNeighbours].map(([from, to]) => [from, isOpen(from) ? to.filter(isOpen) : []]),
  );
  return { airNeighbours, ...airRoutes([...board.spaces.keys()], airNeighbours) };
}
