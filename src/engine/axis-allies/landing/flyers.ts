import { memoizeByParts, memoizePerObject } from '../../common/memoize.ts';
import { unitsToLand } from '../acting.ts';
import { fliesFreeToIslands, isIsland } from '../air/flights.ts';
import { hasFlownHome } from '../air/homebound.ts';
import { skiesOf } from '../air/skies.ts';
import { boardOf, neighboursIn } from '../board.ts';
import type { PowerId, SpaceId, UnitId } from '../ids.ts';
import { fliesAfterCombat } from '../moves/stayAboard.ts';
import { isLandingTerritory } from '../moves/stopsAndEnds.ts';
import { deedOf, isHostileZone, typeOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { moveRange } from '../moves/moveRange.ts';

/** An air unit of the acting power, which must be in a landing place when noncombat move ends. */
export interface Flyer {
  readonly unit: UnitId;
  readonly owner: PowerId;
  readonly at: SpaceId;
  /** Spaces it can still fly this turn. */
  readonly range: number;
  /** Whether it has completed its move: then it takes not even a step that would cost nothing. */
  readonly isDown: boolean;
  readonly landsOnDecks: boolean;
}

/** Hypothetical positions and ranges of air units, to try a move. */
export type MovedFlyers = ReadonlyMap<UnitId, Pick<Flyer, 'owner' | 'at' | 'range' | 'isDown'>>;

/** The acting power's air units that must land, also those that give themselves up. */
const flyersNow = memoizePerObject((state: GameState): readonly Flyer[] =>
  unitsToLand(state).flatMap((unit): Flyer | readonly Flyer[] => {
    const { domain, landsOnDecks } = typeOf(state, unit);
    if (domain !== 'air' || (unit.aboard !== undefined && !fliesAfterCombat(state, unit))) return [];
    return { unit: unit.id, owner: unit.owner, ...nowOf(state, unit), landsOnDecks };
  }),
);

/** Whether an air unit must land but can reach no territory, so that only a deck saves it. */
const isAtSea = (state: GameState, flyer: Flyer): boolean =>
  !isKamikaze(state, { id: flyer.unit, owner: flyer.owner }, flyer.at) && !canLandAshore(state, flyer);

/** The air units among these that must land but can reach no territory. */
export const thoseAtSea = (state: GameState, flyers: readonly Flyer[]): readonly Flyer[] =>
  flyers.filter((flyer) => isAtSea(state, flyer));

const atSeaNow = memoizePerObject(
  (state: GameState): ReadonlySet<Flyer> => new Set(thoseAtSea(state, flyersNow(state))),
);

/** The acting power's air units that must land. */
export const flyersOf = (state: GameState): readonly Flyer[] =>
  flyersNow(state).filter(({ unit, owner, at }) => !isKamikaze(state, { id: unit, owner }, at));

/** The acting power's air units that must land and could reach no territory after these moves. */
export function flyersAtSea(state: GameState, moved: MovedFlyers = new Map()): readonly Flyer[] {
  const found: Flyer[] = [];
  for (const now of flyersNow(state)) {
    const after = moved.get(now.unit);
    if (!after) {
      if (atSeaNow(state).has(now)) found.push(now);
      continue;
    }
    const flyer: Flyer = { ...now, ...after };
    if (isAtSea(state, flyer)) found.push(flyer);
  }
  return found;
}

/** Where an air unit is, and how many spaces it can still fly before it must land. */
function nowOf(state: GameState, unit: Unit): Pick<Flyer, 'at' | 'range' | 'isDown'> {
  const at = unit.space;
  const deed = deedOf(state, unit.id);
  if (!deed) return { at, range: moveRange(state, unit), isDown: false };
  const isDown =
    deed.phase === 'noncombat-move' ||
    (boardOf(state).edition.airLands === 'after-battle' &&
      (state.phase === 'noncombat-move' || hasFlownHome(state, unit)));
  return { at, range: isDown ? 0 : moveRange(state, unit) - deed.spent, isDown };
}

/** The territories where the acting power's air units can land this turn. */
const landingTerritories = (state: GameState): readonly SpaceId[] =>
  [...Object.keys(state.control), ...Object.keys(state.alignedNeutrals ?? {})].filter((territory) =>
    isLandingTerritory(state, territory, state.power),
  );

/** The parts of the state that these territories depend on. */
const landingTerritoryParts = (state: GameState): readonly [object, ...unknown[]] => [
  state.control,
  state.turn.control,
  state.power,
  state.wars,
  state.alignedNeutrals,
  state.turn.risen,
  state.phase,
  state.edition,
  state.advantages,
];

/** The distance in spaces from each space to the nearest of these territories, by one search from all of them. */
const distanceToLandingTerritory = memoizeByParts(landingTerritoryParts, (state) => distances(state, false));

/** The distance from each space to the nearest landing territory for a power whose flights go freely to islands. */
const freeDistanceToLandingTerritory = memoizeByParts(landingTerritoryParts, (state) => distances(state, true));

function distances(state: GameState, isFree: boolean): ReadonlyMap<SpaceId, number> {
  const { airNeighbours } = skiesOf(state, state.power);
  const borders = new Map(landingTerritories(state).map((territory): [SpaceId, number] => [territory, 0]));
  if (isFree)
    for (const space of borders.keys())
      if (isIsland(state, space)) for (const zone of neighboursIn(airNeighbours, space)) borders.set(zone, 0);
  // A Map iterates in insertion order, including entries added in the loop: a breadth-first search without a queue.
  for (const [space, crossed] of borders)
    for (const next of neighboursIn(airNeighbours, space))
      if (!borders.has(next)) borders.set(next, isFree && isIsland(state, next) ? crossed : crossed + 1);
  return borders;
}

/** Whether an air unit is in, or can reach, a territory to land in. Territories have room for any number. */
export function canLandAshore(
  state: GameState,
  { owner, at, range, isDown }: Pick<Flyer, 'owner' | 'at' | 'range' | 'isDown'>,
): boolean {
  if (isDown) return isLandingTerritory(state, at, owner);
  const known = fliesFreeToIslands(state, owner) ? freeDistanceToLandingTerritory : distanceToLandingTerritory;
  return (known(state).get(at) ?? Infinity) <= range;
}

/** Whether an air unit here attacks ships and is lost in the attack, so that it needs no place to land (NA-JA-2). */
export const isKamikaze = (state: GameState, { id, owner }: Pick<Unit, 'id' | 'owner'>, at: SpaceId): boolean =>
  deedOf(state, id)?.duty === 'kamikaze' && isHostileZone(state, at, owner);
