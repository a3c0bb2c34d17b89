import {
  editionOf,
  type PositionInFile,
  type PositionFault,
  type PowerId,
  type SpaceId,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import type { Edit } from './edit.ts';

/** The keys of a JSON path: 'units.germany' has two, 'aboard[0].cargo[1]' four. Numbers are keys of lists. */
const keysOf = (path: string): readonly (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) => (index === undefined ? key : Number(index)));

const child = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string | number, unknown>)[key]
    : undefined;

/** Parts of a position that name powers, which may be called as their capitals, but no spaces. */
const WITHOUT_SPACES = new Set(['power', 'treasury', 'developments', 'advantages', 'mustCollect']);

/** The space that a fault concerns: one that its path names, or that its entry is of; null if there is none. */
export function spaceOfFault(position: PositionInFile, { path }: Pick<PositionFault, 'path'>): SpaceId | null {
  const spaces = new Set(editionOf(position.edition).spaces.map(({ id }) => id));
  const keys = keysOf(path);
  if (WITHOUT_SPACES.has(String(keys[0]))) return null;
  const named = keys[0] === 'units' ? keys.slice(2, 3) : keys;
  const found = [...named, ...entriesAlong(position, keys)].filter((id) => typeof id === 'string' && spaces.has(id));
  return (found.at(-1) as SpaceId | undefined) ?? null;
}

/** What a fault is about, as far as its path says: whose it is, which units, where, and which part of the position. */
export interface FaultSubject {
  readonly part: string;
  readonly power: PowerId | null;
  readonly unit: UnitTypeId | null;
  /** How many such units, where the path leads to their number. */
  readonly count: number | null;
  readonly space: SpaceId | null;
}

export function subjectOfFault(position: PositionInFile, fault: Pick<PositionFault, 'path'>): FaultSubject {
  const { powers, units } = editionOf(position.edition);
  const keys = keysOf(fault.path);
  const along = keys.map((_, i) => keys.slice(0, i + 1).reduce<unknown>(child, position));
  const named = (...fields: readonly string[]): readonly unknown[] =>
    along.flatMap((value) => fields.map((field) => child(value, field)));
  // A capital may be called as its power: elsewhere a key like that is a space.
  const ofPowers = keys[0] === 'units' || WITHOUT_SPACES.has(String(keys[0])) ? keys.slice(1, 2) : [];
  const power = [...ofPowers, ...named('owner', 'by')].findLast((id) => powers.some((one) => one.id === id));
  // The cargo of a ship comes after the ship.
  const unit = [...keys, ...named('ship', 'unit')].findLast((id) => units.some((one) => one.id === id));
  const count = along.at(-1);
  return {
    part: String(keys[0] ?? ''),
    power: (power as PowerId | undefined) ?? null,
    unit: (unit as UnitTypeId | undefined) ?? null,
    count: keys[0] === 'units' && typeof count === 'number' ? count : null,
    space: spaceOfFault(position, fault),
  };
}

/** What lists have along a path: ids, and the spaces of entries. */
function entriesAlong(position: PositionInFile, keys: readonly (string | number)[]): readonly unknown[] {
  let value: unknown = position;
  return keys.flatMap((key) => {
    value = child(value, key);
    const spaces = ['in', 'space', 'from'].map((name) => child(value, name));
    return typeof key === 'number' ? [...spaces, value] : spaces;
  });
}

/** What a position cannot do without. */
const NEEDED = new Set(['edition', 'power', 'phase', 'round', 'victory', 'units']);

/**
 * Takes out of a position what a fault is about: the entry of a list, the count of a stack, what a unit did, or a whole
 * battle. Null if that cannot be taken out, or is not found because of dots in its name.
 */
export function takeOut(now: PositionInFile, { path }: Pick<PositionFault, 'path'>): Edit | null {
  const keys = entryKeys(keysOf(path));
  const last = keys.at(-1);
  const [first] = keys;
  if (last === undefined || first === undefined || (keys.length === 1 && NEEDED.has(String(first)))) return null;
  if (keys.reduce<unknown>(child, now) === undefined) return null;
  return (position) => {
    const parent = keys.slice(0, -1).reduce<unknown>(child, position);
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (keys.length === 1) emptyList(position, last);
    else if (typeof parent === 'object' && parent !== null) delete (parent as Record<string, unknown>)[last];
  };
}

/** Down to the entry that can be left out as a whole. */
function entryKeys(keys: readonly (string | number)[]): readonly (string | number)[] {
  if (keys[0] === 'battle' || keys[0] === 'roll') return keys.slice(0, 1);
  const deed = keys.indexOf('deed');
  if (deed >= 0) return keys.slice(0, deed + 1);
  // What a single unit is said to be, such as damaged; but where it stands, and how many, is the entry itself.
  if (keys[0] === 'pieces' || keys[0] === 'aboard') {
    const isCargo = keys[2] === 'cargo' && keys.length > 3;
    const entry = keys.slice(0, isCargo ? 4 : 2);
    const detail = keys[entry.length];
    return detail === undefined || OF_THE_ENTRY.has(String(detail)) ? entry : [...entry, detail];
  }
  const index = keys.findLastIndex((key) => typeof key === 'number');
  return index >= 0 ? keys.slice(0, index + 1) : keys;
}

const OF_THE_ENTRY = new Set(['in', 'unit', 'ship', 'owner', 'count', 'cargo']);

/** Empties a list or record of a position, or takes out what it need not have. */
function emptyList(position: PositionInFile, key: string | number): void {
  const record = position as unknown as Record<string | number, unknown>;
  if (Array.isArray(record[key]) && key !== 'complexes') record[key] = [];
  else delete record[key];
}
