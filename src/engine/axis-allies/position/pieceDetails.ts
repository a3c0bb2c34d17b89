import type { UnitId } from '../ids.ts';
import type { Deed, GameState, Unit } from '../state.ts';
import type { DeedEntry, Position, PositionFile, PieceDetails } from './schema.ts';

/** What pieces did and what befell them this turn: the part of a position file that counts alone cannot say. */

type PieceEntry = NonNullable<PositionFile['pieces']>[number];
type ShipEntry = NonNullable<PositionFile['aboard']>[number];

/** Its keys in one order, so that deeds alike are alike as text. */
const deedEntry = ({ route, phase, did, assault, ashore, retreated }: Deed): DeedEntry =>
  ({
    route: [...route],
    phase,
    ...(did && { did }),
    ...(assault !== undefined && { assault }),
    ...(ashore !== undefined && { ashore }),
    ...(retreated && { retreated }),
  }) as DeedEntry;
const deedFrom = (deed: DeedEntry): Deed => ({ ...deed, spent: deed.route.length - 1 }) as Deed;

/** Everything there is to say of a unit but its type, owner and place. */
function detailsOf(state: GameState, { id, damaged }: Unit): PieceDetails {
  const { turn, battle } = state;
  const deed = turn.deeds[id];
  const isIn = battle && [battle.attackers, battle.defenders, battle.submerged].some((units) => units.includes(id));
  return {
    ...(deed && { deed: deedEntry(deed) }),
    ...(damaged && { damaged }),
    ...(turn.placed.includes(id) && { placed: true as const }),
    ...(state.stranded.includes(id) && { stranded: true as const }),
    ...(isIn && {
      battle: {
        ...(battle.seaborne.includes(id) && { seaborne: true as const }),
        ...(battle.casualties.includes(id) && { casualty: true as const }),
        ...(battle.struck.includes(id) && { struck: true as const }),
        ...(battle.submerged.includes(id) && { submerged: true as const }),
      },
    }),
  };
}

/** Pieces with something to say, those alike together; ships with cargo say theirs beside it. */
export function pieceEntries(state: GameState): readonly PieceEntry[] {
  const laden = new Set(Object.values(state.units).flatMap(({ aboard }) => aboard ?? []));
  const entries = new Map<string, PieceEntry>();
  for (const unit of Object.values(state.units)) {
    if (unit.aboard !== undefined || laden.has(unit.id)) continue;
    const story = detailsOf(state, unit);
    if (Object.keys(story).length === 0) continue;
    const entry = { in: unit.space, unit: unit.type, owner: unit.owner, ...story };
    const key = JSON.stringify(entry);
    entries.set(key, { ...entry, count: (entries.get(key)?.count ?? 0) + 1 });
  }
  return inOrder([...entries.values()]);
}

/** Ships with their cargo, in an order that does not depend on how units are numbered. */
export function loadedShipEntries(state: GameState): readonly ShipEntry[] {
  const holds = new Map<UnitId, Unit[]>();
  for (const unit of Object.values(state.units))
    if (unit.aboard !== undefined) holds.set(unit.aboard, [...(holds.get(unit.aboard) ?? []), unit]);
  return inOrder(
    [...holds].flatMap(([id, cargo]): ShipEntry[] => {
      const ship = state.units[id];
      if (!ship) return [];
      const told = cargo.map((unit) => {
        const deed = state.turn.deeds[unit.id];
        return { unit: unit.type, owner: unit.owner, ...(deed && { deed: deedEntry(deed) }) };
      });
      return [{ in: ship.space, ship: ship.type, owner: ship.owner, cargo: [...told], ...detailsOf(state, ship) }];
    }),
  );
}

const inOrder = <Entry>(entries: readonly Entry[]): Entry[] =>
  entries
    .map((entry) => ({ entry, key: JSON.stringify(entry) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ entry }) => entry);

/** The pieces of a position, and what is told of each of them. */
export interface PlacedPieces {
  readonly units: Record<UnitId, Unit>;
  readonly nextUnit: number;
  readonly stories: ReadonlyMap<UnitId, PieceDetails>;
}

/** Put cargo aboard, and give every story to pieces it fits. */
export function placePieces(
  pieces: Pick<GameState, 'units' | 'nextUnit'>,
  { aboard, pieces: told }: Position,
): PlacedPieces {
  const units: Record<UnitId, Unit> = { ...pieces.units };
  let { nextUnit } = pieces;
  const stories = new Map<UnitId, PieceDetails>();
  const waiting = new Map<string, UnitId[]>();
  const keyOf = (owner: string, space: string, type: string): string => `${owner} ${space} ${type}`;
  for (const { id, owner, space, type } of Object.values(pieces.units)) {
    const key = keyOf(owner, space, type);
    waiting.set(key, [...(waiting.get(key) ?? []), id]);
  }
  const next = (owner: string, space: string, type: string): UnitId | undefined =>
    waiting.get(keyOf(owner, space, type))?.shift();
  for (const { in: space, ship, owner, cargo, ...story } of aboard) {
    const carrier = next(owner, space, ship);
    if (carrier === undefined) continue;
    stories.set(carrier, story);
    for (const { unit: type, owner: whose, deed } of cargo) {
      const id = `u${nextUnit++}`;
      units[id] = { id, type, owner: whose, space, aboard: carrier };
      if (deed) stories.set(id, { deed });
    }
  }
  for (const { in: space, unit, owner, count, ...story } of told)
    for (let i = 0; i < count; i++) {
      const id = next(owner, space, unit);
      if (id === undefined) break;
      stories.set(id, story);
      if (story.damaged) units[id] = { ...units[id]!, damaged: true };
    }
  return { units, nextUnit, stories };
}

/** The deeds and the new units that these stories tell. */
export function deedsAndPlaced(stories: PlacedPieces['stories']): Pick<GameState['turn'], 'deeds' | 'placed'> {
  const all = [...stories];
  return {
    deeds: Object.fromEntries(all.flatMap(([id, { deed }]) => (deed ? [[id, deedFrom(deed)]] : []))),
    placed: all.flatMap(([id, { placed }]) => (placed ? [id] : [])),
  };
}
