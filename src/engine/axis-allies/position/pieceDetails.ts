import { movementUsed } from '../air/flights.ts';
import { shotAt } from '../air/guns.ts';
import type { UnitId } from '../ids.ts';
import { allUnits } from '../pieces.ts';
import type { Deed, GameState, Shot, Unit } from '../state.ts';
import { beforeBattleDetails } from './beforeBattleEntries.ts';
import { passingDetails } from './passingEntries.ts';
import type { DeedEntry, PieceDetails, PositionInFile, PositionFault, PositionFile } from './schema.ts';

/**
 * Details of single units in a position file, in addition to the counts in `units`. And antiaircraft fire that is still
 * to be rolled: the shots in order; the units under fire name them by number.
 */

type PieceEntry = NonNullable<PositionFile['pieces']>[number];
type ShipEntry = NonNullable<PositionFile['aboard']>[number];

/** The keys are always in the same order, so that equal deeds have equal JSON. */
const deedEntry = (deed: Deed): DeedEntry => {
  const { route, phase, did, assault, assaultFrom, ashore, retreated, duty, target, again, bombarded } = deed;
  return {
    route: [...route],
    phase,
    ...(did && { did }),
    ...(assault !== undefined && { assault }),
    ...(assaultFrom !== undefined && { assaultFrom }),
    ...(ashore !== undefined && { ashore }),
    ...(retreated && { retreated }),
    ...(duty && { duty }),
    ...(target !== undefined && { target }),
    ...(again !== undefined && { again }),
    ...(bombarded && { bombarded }),
  } as DeedEntry;
};
const deedFromEntry = (state: GameState, unit: UnitId, deed: DeedEntry): Deed =>
  ({ ...deed, spent: movementUsed(state, state.units[unit]?.owner ?? '', deed.route) }) as Deed;

/** Everything about a unit except its type, owner and space. */
function detailsOf(state: GameState, { id, damaged, submerged, capturedFrom, emptiedIn }: Unit): PieceDetails {
  const { turn, battle } = state;
  const deed = turn.deeds[id];
  const isIn =
    battle &&
    [battle.attackers, battle.defenders, battle.submerged, battle.bombarding].some((units) => units?.includes(id));
  return {
    ...(deed && { deed: deedEntry(deed) }),
    ...(damaged && { damaged }),
    ...(submerged && { submerged }),
    ...(capturedFrom !== undefined && { capturedFrom }),
    ...(emptiedIn !== undefined && { emptiedIn }),
    ...(turn.placed.includes(id) && { placed: true as const }),
    ...(state.stranded.includes(id) && { stranded: true as const }),
    ...underFire(state, id),
    ...passingDetails(state, id),
    ...beforeBattleDetails(state, id),
    ...(isIn && {
      battle: {
        ...(battle.seaborne.includes(id) && { seaborne: true as const }),
        ...(battle.casualties.includes(id) && { casualty: true as const }),
        ...(battle.struck.includes(id) && { struck: true as const }),
        ...(battle.submerged.includes(id) && { submerged: true as const }),
        ...(battle.doomed?.includes(id) && { doomed: true as const }),
        ...(battle.bombarding?.includes(id) && { bombards: true as const }),
      },
    }),
  };
}

/** Entries for units with details, equal ones together; ships with cargo are in `loadedShipEntries`. */
export function pieceEntries(state: GameState): readonly PieceEntry[] {
  const loadedShips = new Set(allUnits(state.units).flatMap(({ aboard }) => aboard ?? []));
  const entries = new Map<string, PieceEntry>();
  for (const unit of allUnits(state.units)) {
    if (unit.aboard !== undefined || loadedShips.has(unit.id)) continue;
    const details = detailsOf(state, unit);
    if (Object.keys(details).length === 0) continue;
    const entry = { in: unit.space, unit: unit.type, owner: unit.owner, ...details };
    const key = JSON.stringify(entry);
    entries.set(key, { ...entry, count: (entries.get(key)?.count ?? 0) + 1 });
  }
  return sorted([...entries.values()]);
}

/** Entries for ships with cargo. The order does not depend on unit ids. */
export function loadedShipEntries(state: GameState): readonly ShipEntry[] {
  const holds = new Map<UnitId, Unit[]>();
  for (const unit of allUnits(state.units))
    if (unit.aboard !== undefined) holds.set(unit.aboard, [...(holds.get(unit.aboard) ?? []), unit]);
  return sorted(
    [...holds].map(([id, cargo]): ShipEntry => {
      const ship = state.units[id]!;
      const cargoEntries = cargo.map((unit) => {
        const deed = state.turn.deeds[unit.id];
        const { type, owner, capturedFrom } = unit;
        return {
          unit: type,
          owner,
          ...(deed && { deed: deedEntry(deed) }),
          ...(capturedFrom !== undefined && { capturedFrom }),
        };
      });
      return { in: ship.space, ship: ship.type, owner: ship.owner, cargo: cargoEntries, ...detailsOf(state, ship) };
    }),
  );
}

const sorted = <Entry>(entries: readonly Entry[]): Entry[] =>
  entries
    .map((entry) => ({ entry, key: JSON.stringify(entry) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ entry }) => entry);

/** The units of a position, and their details by unit id. */
export interface PlacedPieces {
  readonly units: Record<UnitId, Unit>;
  readonly nextUnit: number;
  readonly detailsById: ReadonlyMap<UnitId, PieceDetails>;
}

/** The unit with those details that are its own. */
const withDetails = (unit: Unit, { damaged, submerged, capturedFrom, emptiedIn }: PieceDetails): Unit => ({
  ...unit,
  ...(damaged && { damaged }),
  ...(submerged && { submerged }),
  ...(capturedFrom !== undefined && { capturedFrom }),
  ...(emptiedIn !== undefined && { emptiedIn }),
});

/** Creates the cargo units, and assigns the details of each entry to units of its type, owner and space. */
export function placePieces(
  pieces: Pick<GameState, 'units' | 'nextUnit'>,
  { aboard, pieces: entries }: PositionInFile,
): PlacedPieces {
  const units: Record<UnitId, Unit> = { ...pieces.units };
  let { nextUnit } = pieces;
  const detailsById = new Map<UnitId, PieceDetails>();
  const unassigned = new Map<string, UnitId[]>();
  const keyOf = (owner: string, space: string, type: string): string => `${owner} ${space} ${type}`;
  for (const { id, owner, space, type } of Object.values(pieces.units)) {
    const key = keyOf(owner, space, type);
    unassigned.set(key, [...(unassigned.get(key) ?? []), id]);
  }
  const next = (owner: string, space: string, type: string): UnitId | undefined =>
    unassigned.get(keyOf(owner, space, type))?.shift();
  for (const { in: space, ship, owner, cargo, ...details } of aboard) {
    const transport = next(owner, space, ship);
    if (transport === undefined) continue;
    detailsById.set(transport, details);
    units[transport] = withDetails(units[transport]!, details);
    for (const { unit: type, owner: whose, deed, capturedFrom } of cargo) {
      const id = `u${nextUnit++}`;
      units[id] = {
        id,
        type,
        owner: whose,
        space,
        aboard: transport,
        ...(capturedFrom !== undefined && { capturedFrom }),
      };
      if (deed) detailsById.set(id, { deed });
    }
  }
  for (const { in: space, unit, owner, count, ...details } of entries)
    for (let i = 0; i < count; i++) {
      const id = next(owner, space, unit);
      if (id === undefined) break;
      detailsById.set(id, details);
      units[id] = withDetails(units[id]!, details);
    }
  return { units, nextUnit, detailsById };
}

/** The turn's deeds and placed units according to these details. */
export function deedsAndPlaced(
  state: GameState,
  detailsById: PlacedPieces['detailsById'],
): Pick<GameState['turn'], 'deeds' | 'placed'> {
  const all = [...detailsById];
  return {
    deeds: Object.fromEntries(all.flatMap(([id, { deed }]) => (deed ? [[id, deedFromEntry(state, id, deed)]] : []))),
    placed: all.flatMap(([id, { placed }]) => (placed ? [id] : [])),
  };
}

type ShotEntry = NonNullable<PositionFile['shots']>[number];

export const shotEntries = ({ shots }: GameState): Pick<PositionFile, 'shots'> =>
  shots.length > 0 ? { shots: shots.map(({ space, by, value }): ShotEntry => ({ space, by, value })) } : {};

/** The numbers of the shots at this unit, for its details. */
function underFire({ shots }: GameState, id: UnitId): Pick<PieceDetails, 'underFire'> {
  const numbers = shots.flatMap(({ targets }, i) => (targets.includes(id) ? [i] : []));
  return numbers.length > 0 ? { underFire: numbers } : {};
}

/** The shots of a position with their targets. */
export const shotsFrom = ({ shots }: PositionInFile, detailsById: ReadonlyMap<UnitId, PieceDetails>): readonly Shot[] =>
  shots.map((shot, i) => ({
    ...shot,
    targets: [...detailsById].flatMap(([id, details]) => (details.underFire?.includes(i) ? [id] : [])),
  }));

/** Faults of shots: without a gun that fires so, at nobody, or when nothing flies. */
export const shotFaults = (state: GameState): readonly PositionFault[] =>
  state.shots.flatMap((shot, i): readonly PositionFault[] => {
    const path = `shots[${i}]`;
    if (shot.targets.length === 0) return [{ path, message: 'no air unit is under this fire', rule: 'AA-1' }];
    const due = shotAt(state, shot.space, shot.targets);
    if (!due || due.by !== shot.by || due.value !== shot.value)
      return [{ path, message: `no gun of ${shot.by} fires so in ${shot.space}`, rule: 'AA-1' }];
    return state.phase === 'conduct-combat' || state.phase === 'noncombat-move'
      ? []
      : [{ path, message: 'guns fire in conduct combat and noncombat move', rule: 'AA-3' }];
  });
