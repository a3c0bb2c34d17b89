import {
  facilityPlaces,
  allUnits,
  boardOf,
  enemiesIn,
  isHostileTerritory,
  mobilizationPlaces,
  neighboursIn,
  availableComplexes,
  territoryOf,
  wares,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { goalOf, harbourOf, zonesToCoast } from './goals.ts';

/** How many transports powers need whose enemies' capitals are overseas. */
const FLEETS: Readonly<Record<string, number>> = { 'united-kingdom': 3, 'united-states': 4, japan: 4, germany: 2 };

/** Spends all money on troops, or on ships if the goal is overseas; no more units than can be placed. */
export function purchase(state: GameState): Command | null {
  const prices = new Map(wares(state, state.power).map(({ type, cost }) => [type, cost]));
  const price = (type: string): number => prices.get(type) ?? Infinity;
  const own = allUnits(state.units).filter((unit) => unit.owner === state.power);
  const count = (type: string): number => own.filter((unit) => unit.type === type).length;
  const wishes: string[] = [];
  const wanted = FLEETS[state.power] ?? 0;
  if (!isThreatened(state)) {
    if (count('transport') < wanted) wishes.push('transport');
    if (wanted > 2 && count('destroyer') + count('battleship') < count('transport'))
      wishes.push(state.round % 3 === 0 ? 'battleship' : 'destroyer');
    if (count('fighter') < 2) wishes.push('fighter');
    if (prices.has(COMPLEX) && placeForComplex(state) !== undefined) wishes.push(COMPLEX);
    if (prices.has(GUN) && state.round % 3 === 0) wishes.push(GUN);
  }
  const places = availableComplexes(state).reduce((sum, { left }) => sum + left, 0);
  const order: string[] = [];
  let left = state.treasury[state.power] ?? 0;
  const buys = (type: string): boolean => {
    if (left < price(type) || order.length === places) return false;
    order.push(type);
    left -= price(type);
    return true;
  };
  for (const wish of wishes) buys(wish);
  // Alternately tanks or artillery and infantry; no infantry if there is more money than places.
  const heavy = (): string => (prices.has('artillery') && order.length % 4 > 1 ? 'artillery' : 'tank');
  const heavyOnly = (): boolean => left / (places - order.length) >= price('tank');
  while (((heavyOnly() || !isHeavy(order.at(-1))) && buys(heavy())) || buys('infantry'));
  const units: Record<string, number> = {};
  for (const type of order) units[type] = (units[type] ?? 0) + 1;
  return Object.keys(units).length > 0 ? { type: 'purchase', units } : null;
}

const COMPLEX = 'industrial-complex';
const GUN = 'antiaircraft-gun';
const isHeavy = (type: string | undefined): boolean => type === 'tank' || type === 'artillery';
/** A new complex is worth its price where at least so many units can be placed. */
const WORTH_A_COMPLEX = 2;
/** No power needs more complexes. */
const COMPLEXES = 4;

/** Where a new complex brings units nearer to the enemy: beside hostile ground, the richest first. */
function placeForComplex(state: GameState): SpaceId | undefined {
  const board = boardOf(state);
  if (state.complexes.filter((space) => state.control[space] === state.power).length >= COMPLEXES) return undefined;
  const value = (space: SpaceId): number => territoryOf(board, space)?.ipc ?? 0;
  return facilityPlaces(state, COMPLEX)
    .filter(
      (space) =>
        value(space) >= WORTH_A_COMPLEX &&
        neighboursIn(board.landNeighbours, space).some((next) => isHostileTerritory(state, next, state.power)),
    )
    .toSorted((a, b) => value(b) - value(a))[0];
}

/** Whether enemy land units are adjacent to the capital. */
function isThreatened(state: GameState): boolean {
  const board = boardOf(state);
  const capital = board.powers.get(state.power)?.capital ?? '';
  return neighboursIn(board.landNeighbours, capital).some((space) => enemiesIn(state, space, state.power).length > 2);
}

/** Places the next unit at the complex nearest to the enemy; ships where most of the fleet is. */
export function mobilize(state: GameState): Command | null {
  for (const unit of Object.keys(state.purchased)) {
    const site = unit === COMPLEX ? placeForComplex(state) : undefined;
    if (site !== undefined) return { type: 'mobilize', unit, to: site };
    const places = mobilizationPlaces(state, unit);
    const place = [...places].sort((a, b) => merit(state, b.space) - merit(state, a.space))[0];
    if (place) return { type: 'mobilize', unit, to: place.space, complex: place.complex };
  }
  return null;
}

/** Prefers, for ships, zones near the goal and far from enemies; for troops, the front, the harbour or the capital. */
function merit(state: GameState, space: SpaceId): number {
  const board = boardOf(state);
  const goal = goalOf(state);
  if (board.spaces.get(space)?.kind === 'sea')
    return (
      -(goal === null ? 0 : (zonesToCoast(state, goal).get(space) ?? 99)) -
      4 * enemiesIn(state, space, state.power).length
    );
  const enemies = neighboursIn(board.landNeighbours, space).filter((next) =>
    isHostileTerritory(state, next, state.power),
  ).length;
  return (
    enemies + (harbourOf(state) === space ? 0.7 : 0) + (board.powers.get(state.power)?.capital === space ? 0.5 : 0)
  );
}
