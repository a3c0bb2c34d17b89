import { boardOf, isSeaZone, neighboursIn } from '../board.ts';
import type { Warning } from '../destination.ts';
import { facilityWare, type FacilityWare } from '../facilities.ts';
import { COMPLEX } from '../facilityKinds.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { newTypeOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { availableComplexes, isCoastal, placesForFacility } from './complexes.ts';

/**
 * The largest number of units in the mobilization zone that can be placed (MOB-4). Ships need a complex on a coast, so
 * they are counted there first; the other units can use any complex. Facilities take up no places of units.
 */
export function mobilizableCount(state: GameState): number {
  const { ships, others, facilities } = waiting(state);
  const { coastal, inland } = placesForUnits(state);
  const afloat = Math.min(ships, coastal);
  const built = facilities.reduce(
    (sum, { ware, ordered }) => sum + Math.min(ordered, placesForFacility(state, ware).length),
    0,
  );
  return built + afloat + Math.min(others, inland + coastal - afloat);
}

interface Waiting {
  readonly ships: number;
  readonly others: number;
  readonly facilities: readonly { readonly ware: FacilityWare; readonly ordered: number }[];
}

/** How many ships, other units and facilities are in the mobilization zone. */
function waiting(state: GameState): Waiting {
  const counts = { ships: 0, others: 0 };
  const facilities: Waiting['facilities'][number][] = [];
  for (const [type, count] of Object.entries(state.purchased)) {
    const ware = facilityWare(state, type);
    if (ware !== undefined) facilities.push({ ware, ordered: count });
    else if (newTypeOf(state, type).domain === 'sea') counts.ships += count;
    else counts.others += count;
  }
  return { ...counts, facilities };
}

/** How many units complexes on a coast and those inland can still mobilize this turn (MOB-2). */
function placesForUnits(state: GameState) {
  const places = { coastal: 0, inland: 0 };
  for (const { complex, left } of availableComplexes(state))
    places[isCoastal(state, complex) ? 'coastal' : 'inland'] += left;
  return places;
}

/** Where more is ordered than can be placed this turn: of all units, of ships, of facilities (MOB-2, MOB-3, CPX-1). */
export function orderedWithoutPlace(state: GameState): readonly Warning[] {
  const { ships, others, facilities } = waiting(state);
  const { coastal, inland } = placesForUnits(state);
  const found: readonly Warning[] = [
    { kind: 'no-place', what: 'unit', ordered: ships + others, places: coastal + inland, rule: 'MOB-2' },
    { kind: 'no-place', what: 'ship', ordered: ships, places: coastal, rule: 'MOB-3' },
    ...facilities.map(({ ware, ordered }): Warning => {
      const places = placesForFacility(state, ware).length;
      const about = { kind: 'no-place', ordered, places, rule: ware.kind.rules.site } as const;
      return ware.type === COMPLEX ? { ...about, what: 'complex' } : { ...about, what: 'facility', ware: ware.type };
    }),
  ];
  return found.filter((one) => one.kind === 'no-place' && one.ordered > one.places);
}

/**
 * The complex whose limit one more unit of this complex uses up: its own, or, if it is full, that of another to which a
 * new ship off both coasts can count instead, perhaps by way of a third. Null if there is no room.
 * @rule MOB-2
 */
export function limitUsed(state: GameState, complex: SpaceId): SpaceId | null {
  const left = new Map(availableComplexes(state).map((one) => [one.complex, one.left]));
  const counted = countedShips(state);
  const reached = [complex];
  for (const full of reached) {
    if ((left.get(full) ?? 0) > 0) return full;
    const ships = [...counted].flatMap(([id, by]) => (by === full ? state.units[id]! : []));
    const others = ships.flatMap(({ space }) => complexesAt(state, space));
    reached.push(...new Set(others.filter((other) => !reached.includes(other))));
  }
  return null;
}

/** Where new units in this zone can have been mobilized. */
const complexesAt = (state: GameState, zone: SpaceId): readonly SpaceId[] =>
  availableComplexes(state).flatMap(({ complex }) =>
    neighboursIn(boardOf(state).coasts, zone).includes(complex) ? [complex] : [],
  );

/** The new units at sea, each with a complex for which it can count, so that all together use up what is used up. */
function countedShips(state: GameState): ReadonlyMap<UnitId, SpaceId> {
  const { mobilized, placed } = state.turn;
  const counted = new Map<UnitId, SpaceId>();
  const used = new Map(Object.entries(mobilized));
  // A position may tell how much is used up, and not by which units.
  if ([...used.values()].reduce((sum, count) => sum + count, 0) !== placed.length) return counted;
  const units = placed.flatMap((id) => state.units[id] ?? []);
  const afloat = units.filter(({ space }) => isSeaZone(boardOf(state), space));
  for (const { space } of units) if (!isSeaZone(boardOf(state), space)) used.set(space, (used.get(space) ?? 0) - 1);

  /** Has the ship count for a complex, moving others if need be; each complex is tried once. */
  const count = (ship: Unit, tried: Set<SpaceId>): boolean =>
    complexesAt(state, ship.space).some((complex) => {
      if (tried.has(complex)) return false;
      tried.add(complex);
      const here = afloat.filter(({ id }) => counted.get(id) === complex);
      if (here.length >= (used.get(complex) ?? 0) && !here.some((other) => count(other, tried))) return false;
      counted.set(ship.id, complex);
      return true;
    });
  for (const ship of afloat) count(ship, new Set());
  return counted;
}
