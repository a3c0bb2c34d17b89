import {
  allUnits,
  isActing,
  boardOf,
  isHostileTerritory,
  neighboursIn,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { bordersTo } from './goals.ts';
import type { Chance } from './chance.ts';

/** What the lively player uses of a state, computed once per decision. Only fast queries, never `reach`. */
export interface View {
  readonly state: GameState;
  /** Own units that have done nothing yet, by space, without cargo. */
  readonly ready: ReadonlyMap<SpaceId, readonly Unit[]>;
  /** Own units aboard own or friends' transports. */
  readonly cargo: readonly Unit[];
  /** Own air units that still must land or can fly on. */
  readonly flyers: readonly Unit[];
  readonly transports: readonly Unit[];
  /** Spaces with enemy units. */
  readonly enemies: ReadonlyMap<SpaceId, readonly Unit[]>;
  /** Carriers of the own side. */
  readonly carriers: readonly Unit[];
  /** Territories that own cargo will assault. */
  readonly assaults: ReadonlySet<SpaceId>;
}

const AIR = new Set(['fighter', 'tactical-bomber', 'bomber']);
const LAND = new Set(['infantry', 'artillery', 'tank', 'antiaircraft-gun']);
export const isAir = (unit: Unit): boolean => AIR.has(unit.type);
export const isLand = (unit: Unit): boolean => LAND.has(unit.type);
export const isShip = (unit: Unit): boolean => !isAir(unit) && !isLand(unit);
export const isWarship = (unit: Unit): boolean => isShip(unit) && unit.type !== 'transport';
export const idsOf = (units: readonly Unit[]): string[] => units.map((unit) => unit.id);

const put = (map: Map<SpaceId, Unit[]>, unit: Unit): void => {
  const list = map.get(unit.space);
  if (list) list.push(unit);
  else map.set(unit.space, [unit]);
};

export function viewOf(state: GameState): View {
  const { powers } = boardOf(state);
  const side = powers.get(state.power)?.side;
  const ready = new Map<SpaceId, Unit[]>();
  const enemies = new Map<SpaceId, Unit[]>();
  const cargo: Unit[] = [];
  const flyers: Unit[] = [];
  const transports: Unit[] = [];
  const carriers: Unit[] = [];
  const assaults = new Set<SpaceId>();
  for (const unit of allUnits(state.units)) {
    if (powers.get(unit.owner)?.side !== side) {
      if (unit.aboard === undefined) put(enemies, unit);
      continue;
    }
    if (unit.type === 'carrier') carriers.push(unit);
    if (!isActing(state, unit.owner)) continue;
    if (unit.aboard !== undefined) {
      cargo.push(unit);
      const target = state.turn.deeds[unit.id]?.assault;
      if (target !== undefined) assaults.add(target);
      continue;
    }
    if (unit.type === 'transport') transports.push(unit);
    const deed = state.turn.deeds[unit.id];
    if (!deed) put(ready, unit);
    if (isAir(unit) && (!deed || (state.phase === 'noncombat-move' && deed.phase !== 'noncombat-move')))
      flyers.push(unit);
  }
  return { state, ready, cargo, flyers, transports, enemies, carriers, assaults };
}

export const coastsOf = (state: GameState, space: SpaceId): readonly SpaceId[] =>
  neighboursIn(boardOf(state).coasts, space);
export const hostileCoasts = (state: GameState, zone: SpaceId): SpaceId[] =>
  coastsOf(state, zone).filter((territory) => isHostileTerritory(state, territory, state.power));

/** Zones within this many steps, including the start, nearest first. Ignores enemies. */
export function zonesWithin(state: GameState, from: SpaceId, steps: number): SpaceId[] {
  const seaNeighbours = boardOf(state).seaNeighbours;
  const found = [from];
  for (let first = 0, step = 0; step < steps; step++) {
    const end = found.length;
    for (; first < end; first++)
      for (const next of neighboursIn(seaNeighbours, found[first]!)) if (!found.includes(next)) found.push(next);
  }
  return found;
}

const fronts = new WeakMap<GameState['control'], Map<string, ReadonlyMap<SpaceId, number>>>();

/**
 * The distance by land from each territory to the nearest hostile one. Cached until control changes.
 */
export function bordersToFront(state: GameState): ReadonlyMap<SpaceId, number> {
  let known = fronts.get(state.control);
  if (!known) fronts.set(state.control, (known = new Map()));
  let front = known.get(state.power);
  if (!front)
    known.set(
      state.power,
      (front = bordersTo(
        boardOf(state).landNeighbours,
        Object.keys(state.control).filter((space) => isHostileTerritory(state, space, state.power)),
      )),
    );
  return front;
}

/** A random item of a list, with probabilities in proportion to the weights. */
export function weighted<Item>(
  draws: Chance,
  items: readonly Item[],
  weight: (item: Item) => number,
): Item | undefined {
  const weights = items.map(weight);
  let left = (draws.below(1_000_000) / 1_000_000) * weights.reduce((sum, one) => sum + one, 0);
  return items.find((_, i) => (left -= weights[i]!) < 0) ?? items.at(-1);
}
