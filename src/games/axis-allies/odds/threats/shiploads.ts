import {
  boardOf,
  cargoOf,
  fitsInHold,
  neighboursIn,
  typeOf,
  type Cargo,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
  type Voyage,
} from '../../../../engine/axis-allies/index.ts';
import { areTroops, type Group } from './arrivals.ts';

/** Troops that a ship takes aboard on a voyage and lands at its end, those already aboard among them. */
export interface Shipload {
  readonly ship: UnitId;
  readonly voyage: Voyage;
  readonly troops: readonly Unit[];
}

/** The voyages of all ships, by the zone where they end. */
export type VoyagesByEnd = ReadonlyMap<SpaceId, readonly Voyage[]>;

export function byEnd(voyages: readonly Voyage[]): VoyagesByEnd {
  const found = new Map<SpaceId, Voyage[]>();
  for (const voyage of voyages) {
    const end = voyage.zones.at(-1)!;
    const there = found.get(end);
    if (there) there.push(voyage);
    else found.set(end, [voyage]);
  }
  return found;
}

/** One way to fill a ship: how many of each group it takes. */
interface Load {
  readonly voyage: Voyage;
  readonly taken: readonly (readonly [group: number, count: number])[];
  readonly points: number;
}

/** Ways to fill ships are tried up to so many times; beyond that the best so far is taken. */
const MOST_TRIES = 4000;

/**
 * What the ships can land on a coast, so that the troops that cannot come by themselves have the most points together:
 * each ship on one voyage, its room respected, each unit on one ship. Exact up to `MOST_TRIES` ways to fill the ships.
 */
export function shiploads(
  turn: GameState,
  coast: SpaceId,
  voyages: VoyagesByEnd,
  groups: readonly Group[],
  mayLandFrom: (zone: SpaceId) => boolean,
): readonly Shipload[] {
  const ends = neighboursIn(boardOf(turn).coasts, coast).filter(mayLandFrom);
  const byShip = new Map<UnitId, Voyage[]>();
  for (const end of ends)
    for (const voyage of voyages.get(end) ?? []) {
      const known = byShip.get(voyage.ship);
      if (known) known.push(voyage);
      else byShip.set(voyage.ship, [voyage]);
    }
  if (byShip.size === 0) return [];
  const troops = groups.filter((group) => areTroops(turn, group));
  const choices = [...byShip].flatMap(([ship, known]) => {
    const loads = loadsOf(turn, turn.units[ship]!, known, troops);
    return loads.length > 0 ? [loads] : [];
  });
  return chosen(choices, troops).map(({ voyage, taken }) => ({ ship: voyage.ship, voyage, troops: taken }));
}

/** Every way to fill this ship on one of these voyages, the most points first; the same troops only once. */
function loadsOf(turn: GameState, ship: Unit, voyages: readonly Voyage[], troops: readonly Group[]): readonly Load[] {
  const { hold } = typeOf(turn, ship);
  const aboard = cargoOf(turn, ship);
  const found = new Map<string, Load>();
  for (const voyage of voyages) {
    const own = troops.map(({ unit }, i) => ({ unit, i })).filter(({ unit }) => unit.aboard === ship.id);
    const start: Load = {
      voyage,
      taken: own.map(({ i }): readonly [number, number] => [i, troops[i]!.units.length]),
      points: own.reduce((sum, { i }) => sum + troops[i]!.points * troops[i]!.units.length, 0),
    };
    const waiting = troops.flatMap((group, i) =>
      group.unit.aboard === undefined && group.stands.some((space) => voyage.boarding.has(space)) ? [i] : [],
    );
    fill(
      start,
      0,
      aboard.flatMap((unit) => typeOf(turn, unit).cargo ?? []),
    );

    function fill(load: Load, from: number, cargo: readonly Cargo[]): void {
      const key = load.taken.join(';');
      if (load.taken.length > 0 && !found.has(key)) found.set(key, load);
      for (let w = from; w < waiting.length; w++) {
        const i = waiting[w]!;
        const group = troops[i]!;
        const size = typeOf(turn, group.unit).cargo!;
        for (let count = 1; count <= group.units.length; count++) {
          const loaded = [...cargo, ...Array<Cargo>(count).fill(size)];
          if (!fitsInHold(hold, loaded)) break;
          const points = load.points + count * group.points;
          fill({ voyage, taken: [...load.taken, [i, count]], points }, w + 1, loaded);
        }
      }
    }
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}

interface ShiploadChoice {
  readonly voyage: Voyage;
  readonly taken: readonly Unit[];
}

/** One load of each ship, so that no group is taken beyond its number and the points are the most. */
function chosen(ships: readonly (readonly Load[])[], troops: readonly Group[]): readonly ShiploadChoice[] {
  const most = ships.map((loads) => loads[0]!.points);
  const left = troops.map(({ units }) => units.length);
  let best: readonly Load[] = [];
  let bestPoints = -1;
  let tries = 0;
  const picked: Load[] = [];

  function pick(ship: number, points: number): void {
    if (points > bestPoints) {
      bestPoints = points;
      best = [...picked];
    }
    const bound = most.slice(ship).reduce((sum, one) => sum + one, points);
    if (ship === ships.length || bound <= bestPoints || tries > MOST_TRIES) return;
    for (const load of ships[ship]!) {
      if (load.taken.some(([i, count]) => left[i]! < count)) continue;
      tries++;
      for (const [i, count] of load.taken) left[i]! -= count;
      picked.push(load);
      pick(ship + 1, points + load.points);
      picked.pop();
      for (const [i, count] of load.taken) left[i]! += count;
    }
    pick(ship + 1, points);
  }
  pick(0, 0);

  const used = troops.map(() => 0);
  return best.map(({ voyage, taken }) => ({
    voyage,
    taken: taken.flatMap(([i, count]) => troops[i]!.units.slice(used[i]!, (used[i]! += count))),
  }));
}
