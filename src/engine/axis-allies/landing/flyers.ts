import { memoizeByParts } from '../../common/memoize.ts';
import { hasFlownHome } from '../air/homebound.ts';
import { fliesFreeToIslands, isIsland } from '../air/islandFlights.ts';
import { isKamikaze } from '../air/kamikaze.ts';
import { boardOf, neighboursIn } from '../map/board.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { isLandingTerritory } from '../moves/airMovement.ts';
import { deedOf, typeOf, unitsOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';

/** An air unit of the acting power, which must be in a landing place when noncombat move ends. */
export interface Flyer {
  readonly unit: UnitId;
  readonly at: SpaceId;
  /** Spaces it can still fly this turn. */
  readonly range: number;
  readonly landsOnDecks: boolean;
}

/** Hypothetical positions and ranges of air units, to try a move. */
export type MovedFlyers = ReadonlyMap<UnitId, { readonly at: SpaceId; readonly range: number }>;

/**
 * The acting power's air units that must land; `moved` overrides some of them, `canMove` false sets all ranges to 0.
 */
export function flyersOf(state: GameState, moved: MovedFlyers = new Map(), canMove = true): readonly Flyer[] {
  const flyers: Flyer[] = [];
  for (const unit of unitsOf(state, state.power)) {
    const { domain, landsOnDecks } = typeOf(state, unit);
    if (domain !== 'air' || unit.aboard !== undefined) continue;
    const now = moved.get(unit.id) ?? { at: unit.space, range: rangeLeft(state, unit) };
    if (isKamikaze(state, unit, now.at)) continue;
    flyers.push({ unit: unit.id, at: now.at, range: canMove ? now.range : 0, landsOnDecks });
  }
  return flyers;
}

/** How many spaces an air unit can still fly before it must land; 0 if it has completed its move. */
function rangeLeft(state: GameState, unit: Unit): number {
  const deed = deedOf(state, unit.id);
  if (!deed) return typeOf(state, unit).move;
  const isDone =
    deed.phase === 'noncombat-move' ||
    (boardOf(state).edition.airLands === 'after-battle' &&
      (state.phase === 'noncombat-move' || hasFlownHome(state, unit)));
  return isDone ? 0 : typeOf(state, unit).move - deed.spent;
}

/** The territories where the acting power's air units can land this turn. */
const landingTerritories = (state: GameState): readonly SpaceId[] =>
  Object.keys(state.control).filter((territory) => isLandingTerritory(state, territory, state.power));

/** The parts of the state that these territories depend on. */
const landingTerritoryParts = (state: GameState): readonly [object, ...unknown[]] => [
  state.control,
  state.turn.control,
  state.power,
  state.edition,
  state.advantages,
];

/** The distance in spaces from each space to the nearest of these territories, by one search from all of them. */
const distanceToLandingTerritory = memoizeByParts(landingTerritoryParts, (state): ReadonlyMap<SpaceId, number> => {
  const { airNeighbours } = boardOf(state);
  const isFree = fliesFreeToIslands(state, state.power);
  const borders = new Map(landingTerritories(state).map((territory): [SpaceId, number] => [territory, 0]));
  if (isFree)
    for (const space of borders.keys())
      if (isIsland(state, space)) for (const zone of neighboursIn(airNeighbours, space)) borders.set(zone, 0);
  // A Map iterates in insertion order, including entries added in the loop: a breadth-first search without a queue.
  for (const [space, crossed] of borders)
    for (const next of neighboursIn(airNeighbours, space))
      if (!borders.has(next)) borders.set(next, isFree && isIsland(state, next) ? crossed : crossed + 1);
  return borders;
});

/** Whether an air unit is in, or can reach, a territory to land in. Territories have room for any number. */
export const canLandAshore = (state: GameState, flyer: Pick<Flyer, 'at' | 'range'>): boolean =>
  (distanceToLandingTerritory(state).get(flyer.at) ?? Infinity) <= flyer.range;
