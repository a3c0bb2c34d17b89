import {
  attackRange,
  typeOf,
  alikeUnits,
  enemiesIn,
  isHostileZone,
  reach,
  boardOf,
  hypotheticalTurn,
  nextCombatMove,
  type GameState,
  type SpaceId,
  type UnitType,
  type Unit,
  type PowerId,
  cargoOf,
  fitsInHold,
  neighboursIn,
  type Cargo,
  type UnitId,
  type Voyage,
} from '../../../../engine/axis-allies/index.ts';

/** Units that are alike and of which each, alone, could come to fight in a space. */
export interface Arrival {
  readonly group: ArrivingGroup;
  /** How they come by themselves. */
  readonly by: UnitType['domain'];
  /** Where they could stand to come from. */
  readonly from: readonly SpaceId[];
}

/**
 * What of these groups could attack by itself in each space in the combat move of this turn. Exact for a unit alone: it
 * may go there by `play`. Of several together it is an upper bound, as they may share landing places (CM-11).
 */
export function arrivals(turn: GameState, groups: readonly ArrivingGroup[]): ReadonlyMap<SpaceId, readonly Arrival[]> {
  const found = new Map<SpaceId, Arrival[]>();
  for (const group of groups) {
    const by = typeOf(turn, group.unit).domain;
    const starts = new Map<SpaceId, SpaceId[]>();
    for (const stand of group.stands)
      for (const target of rangeFrom(turn, group, stand)) {
        const from = starts.get(target);
        if (from) from.push(stand);
        else starts.set(target, [stand]);
      }
    for (const [space, from] of starts) {
      const there = found.get(space);
      if (there) there.push({ group, by, from });
      else found.set(space, [{ group, by, from }]);
    }
  }
  return found;
}

/** Where such a unit could attack if it stood in this space. */
const rangeFrom = (turn: GameState, { unit }: ArrivingGroup, space: SpaceId): readonly SpaceId[] =>
  attackRange(turn, unit.space === space ? unit : { ...unit, space });

/** Own units that are alike, and the spaces from which they could set out. */
export interface ArrivingGroup {
  readonly units: readonly Unit[];
  /** One of them. */
  readonly unit: Unit;
  /** What each adds to the dice of an attack: the value its dice hit with, for each die. */
  readonly points: number;
  readonly stands: readonly SpaceId[];
}

/** The units of the power whose turn begins, those alike together, where they stand now. */
export const groupsOf = (turn: GameState): readonly ArrivingGroup[] =>
  alikeUnits(turn).map((units) => {
    const unit = units[0]!;
    return { units, unit, points: attackOf(turn, unit), stands: [unit.space] };
  });

export function attackOf(turn: GameState, unit: Unit): number {
  const { attack, attackDice } = typeOf(turn, unit);
  return attack * attackDice;
}

/** Troops that can land on a hostile coast (CM-18, AA-5). */
function areTroops(turn: GameState, { unit }: ArrivingGroup): boolean {
  const { domain, cargo, noncombatOnly } = typeOf(turn, unit);
  return domain === 'land' && cargo !== null && !noncombatOnly;
}

/** Whether troops can land from this zone without a battle there and without an escort (AMPH-1, CM-19). */
export const isFreeToLandFrom = (turn: GameState, zone: SpaceId): boolean =>
  !isHostileZone(turn, zone, turn.power) &&
  !enemiesIn(turn, zone, turn.power).some((unit) => typeOf(turn, unit).submerges);

/**
 * Groups of units with all spaces where they could stand before the combat move after the next one: where they are, or
 * where a noncombat move of the turn between leads now. An upper bound, as if all of them could go at once.
 */
export function withNextStands(turn: GameState, groups: readonly ArrivingGroup[]): readonly ArrivingGroup[] {
  const between: GameState = { ...turn, phase: 'noncombat-move' };
  return groups.map((group) => {
    if (group.unit.aboard !== undefined) return group;
    const reached = reach(between, [group.unit.id]).filter(({ meaning }) => meaning === 'move' || meaning === 'land');
    return { ...group, stands: [...new Set([group.unit.space, ...reached.map(({ space }) => space)])] };
  });
}

/**
 * The combat move of this power as if it began now; null while battles are planned or to be fought. When they are over,
 * enemies may be left beside each other; then it still is one.
 */
export function turnOf(state: GameState, power: PowerId): GameState | null {
  const areOver = state.phase === 'conduct-combat' && state.battle === null && state.turn.battles.length === 0;
  return areOver && boardOf(state).powers.has(power) ? nextCombatMove(state, power) : hypotheticalTurn(state, power);
}

/** Troops that a ship takes aboard on a voyage and lands at its end, those already aboard among them. */
export interface ArrivingShipload {
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
interface LoadedVoyage {
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
  groups: readonly ArrivingGroup[],
  mayLandFrom: (zone: SpaceId) => boolean,
): readonly ArrivingShipload[] {
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
function loadsOf(
  turn: GameState,
  ship: Unit,
  voyages: readonly Voyage[],
  troops: readonly ArrivingGroup[],
): readonly LoadedVoyage[] {
  const { hold } = typeOf(turn, ship);
  const aboard = cargoOf(turn, ship);
  const found = new Map<string, LoadedVoyage>();
  for (const voyage of voyages) {
    const own = troops.map(({ unit }, i) => ({ unit, i })).filter(({ unit }) => unit.aboard === ship.id);
    const start: LoadedVoyage = {
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

    function fill(load: LoadedVoyage, from: number, cargo: readonly Cargo[]): void {
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
function chosen(
  ships: readonly (readonly LoadedVoyage[])[],
  troops: readonly ArrivingGroup[],
): readonly ShiploadChoice[] {
  const most = ships.map((loads) => loads[0]!.points);
  const left = troops.map(({ units }) => units.length);
  let best: readonly LoadedVoyage[] = [];
  let bestPoints = -1;
  let tries = 0;
  const picked: LoadedVoyage[] = [];

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
