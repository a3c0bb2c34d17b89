import { memoizePerObject } from '../../common/memoize.ts';
import { airRoutes, boardOf, type Board } from '../board.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { homeGroundOf, mayEnter } from '../homeGround.ts';
import { isGroundAtPeace, isUnattacked } from '../pieces.ts';
import type { GameState } from '../state.ts';

/** The parts of a board that say how air units fly over it. */
type Skies = Pick<Board, 'airDistance' | 'airRoute' | 'airRange' | 'airNeighbours'>;

/** The parts of a state that say whose ground is open to whom. */
export type SkyState = Pick<GameState, 'edition' | 'control' | 'wars' | 'alignedNeutrals' | 'turn' | 'phase'>;

/** The skies of the powers that were asked for in this state. */
const known = memoizePerObject((_state: SkyState): Map<PowerId, Skies> => new Map());

/** The skies of each board by what is closed in them: moves change little of that. */
const narrowed = memoizePerObject((_board: Board): Map<string, Skies> => new Map());

/** So many are kept for a board at most. */
const MOST_KEPT = 64;

/**
 * Where a power's air units can fly: everywhere on the board, but not over ground at peace, nor off the ground to which
 * they keep, nor over neutral ground that they do not attack.
 * @rule POL-2
 */
export function skiesOf(state: SkyState, power: PowerId): Skies {
  const board = boardOf(state);
  if (!state.wars && !board.hasNeutralForces && homeGroundOf(state, power) === undefined) return board;
  const ofState = known(state);
  let skies = ofState.get(power);
  if (!skies) ofState.set(power, (skies = narrowedSkies(state, board, power)));
  return skies;
}

function narrowedSkies(state: SkyState, board: Board, power: PowerId): Skies {
  const ids = [...board.spaces.keys()];
  const closed = new Set(ids.filter((space) => !mayEnter(state, power, space) || isGroundAtPeace(state, space, power)));
  const flightsEndIn = new Set(ids.filter((space) => isForAttackOnly(state, space)));
  const key = `${[...closed].join(' ')}/${[...flightsEndIn].join(' ')}`;
  const kept = narrowed(board);
  let skies = kept.get(key);
  if (!skies) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, (skies = without(board, closed, flightsEndIn)));
  }
  return skies;
}

/**
 * Whether air units fly to a space only to attack it and do not pass it: it is neutral ground; and as all combat
 * movement is at one time, still so in the combat move in which it is attacked.
 * @rule NEU-3
 */
export const isForAttackOnly = (state: SkyState, space: SpaceId): boolean =>
  boardOf(state).hasNeutralForces &&
  (isUnattacked(state, space) || (state.phase === 'combat-move' && state.turn.risen?.includes(space) === true));

function without(board: Board, closed: ReadonlySet<SpaceId>, flightsEndIn: ReadonlySet<SpaceId>): Skies {
  const isOpen = (space: SpaceId): boolean => !closed.has(space);
  const neighbours = new Map(
    [...board.airNeighbours].map(([from, to]) => [from, isOpen(from) ? to.filter(isOpen) : []]),
  );
  // Nothing flies on from where flights end.
  const airNeighbours = new Map([...neighbours].map(([from, to]) => [from, flightsEndIn.has(from) ? [] : to]));
  return { airNeighbours, ...airRoutes([...board.spaces.keys()], neighbours, flightsEndIn) };
}
