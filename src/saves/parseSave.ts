import { readShape, type PositionFault, type Result } from '../engine/index.ts';
import {
  MAX_BYTES,
  MAX_GAMES_BYTES,
  MAX_STUDY_BYTES,
  MAX_COMMANDS,
  MAX_DEPTH,
  MAX_ENTRIES,
  MAX_FAULT_LENGTH,
  MAX_FAULTS,
  MAX_LIST,
  MAX_NAME_LENGTH,
} from './limits.ts';
import { migrateSave } from './migrateSave.ts';
import { saveSchema, type Save } from './schema.ts';
import { HIDDEN_ALL } from './seenText.ts';

type Faults = readonly PositionFault[];

/** Turns keys into a path: 'commands[3].units'. */
const jsonPath = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) =>
      typeof key === 'number'
        ? `${path}[${key}]`
        : path === ''
          ? shortened(String(key))
          : `${path}.${shortened(String(key))}`,
    '',
  );

/** A key in a file may be very long. */
const shortened = (key: string): string => (key.length > MAX_NAME_LENGTH ? `${key.slice(0, MAX_NAME_LENGTH)}…` : key);

/** The first faults, and how many more there are. */
export function limitedFaults<Fault extends PositionFault>(
  faults: readonly Fault[],
): readonly (Fault | PositionFault)[] {
  const first = faults.slice(0, MAX_FAULTS).map(readable);
  if (faults.length <= MAX_FAULTS) return first;
  return [...first, { path: '', message: `and ${faults.length - MAX_FAULTS} more faults` }];
}

/** A fault without what a file may put into its words: endless names, and signs that turn a line around. */
const readable = <Fault extends PositionFault>(fault: Fault): Fault => ({
  ...fault,
  path: readableText(fault.path),
  message: readableText(fault.message),
});

const readableText = (text: string): string =>
  (text.length > MAX_FAULT_LENGTH ? `${text.slice(0, MAX_FAULT_LENGTH)}…` : text).replace(HIDDEN_ALL, '\ufffd');

/** Checks the shape of a save of any version. Whether its commands can be played is checked by playing them. */
export function parseSave(json: unknown): Result<Save, Faults> {
  const parsed = readShape(saveSchema, migrateSave(json));
  if (parsed.success) return { ok: true, value: parsed.data as Save };
  return { ok: false, fault: shapeFaults(parsed.error) };
}

/** What is wrong with the shape of a file. */
export const shapeFaults = ({ issues }: { readonly issues: readonly Issue[] }): Faults =>
  limitedFaults(issues.map(({ path, message }) => ({ path: jsonPath(path), message })));

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Parses JSON text. Returns one fault if it is not JSON or has more than so many characters. */
export function parseJson(text: string, most = MAX_BYTES): Result<unknown, Faults> {
  if (text.length > most) return { ok: false, fault: [tooLarge(most)] };
  const tooDeep = depthFault(text);
  if (tooDeep !== null) return { ok: false, fault: [tooDeep] };
  try {
    const value = JSON.parse(text) as unknown;
    const fault = structureFault(value);
    return fault === null ? { ok: true, value } : { ok: false, fault: [fault] };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // It quotes the file.
    return { ok: false, fault: limitedFaults([{ path: '', message: `this is not a JSON file (${why})` }]) };
  }
}

/**
 * What is nested too deeply is found in the text itself, since parsing a million levels takes seconds. Null if nothing
 * is.
 */
function depthFault(text: string): PositionFault | null {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (isQuoted && sign === '\\') i += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, (depth += 1));
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  if (deepest <= MAX_DEPTH) return null;
  if (depth !== 0) return { path: '', message: 'this is not a JSON file (a part of it is missing)' };
  return { path: '', message: `lists in lists in lists, more than ${MAX_DEPTH} deep` };
}

const FILES: ReadonlyMap<number, string> = new Map([
  [MAX_STUDY_BYTES, 'a study'],
  [MAX_GAMES_BYTES, 'a file of games'],
]);

export const tooLarge = (most = MAX_BYTES): PositionFault => {
  const what = FILES.get(most) ?? 'a file of a game or a position';
  return { path: '', message: `the file is too large: ${what} has at most ${most / 1_000_000} MB` };
};

/** What is read level by level: values, and by what key each was reached. */
interface Level {
  readonly values: object[];
  readonly keys: string[];
}

/**
 * Rejects lists and records without end and the key `__proto__`, so that later code need not handle them: checking a
 * list of millions against a schema takes half a minute.
 */
function structureFault(json: unknown): PositionFault | null {
  let level: Level = { values: [], keys: [] };
  if (isNested(json)) add(level, json, '');
  while (level.values.length > 0) {
    const below: Level = { values: [], keys: [] };
    for (const [i, value] of level.values.entries()) {
      const path = shortened(level.keys[i] ?? '');
      if (Array.isArray(value)) {
        if (value.length > MAX_LIST) return { path, message: TOO_LONG };
        for (const inner of value as unknown[]) if (isNested(inner)) add(below, inner, path);
        continue;
      }
      const keys = Object.keys(value);
      if (keys.length > MAX_ENTRIES) return { path, message: `nothing in a file has more than ${MAX_ENTRIES} parts` };
      if (Object.hasOwn(value, '__proto__')) return { path: '__proto__', message: 'nothing is called __proto__' };
      for (const key of keys) {
        const inner = (value as Readonly<Record<string, unknown>>)[key];
        if (isNested(inner)) add(below, inner, key);
      }
    }
    level = below;
  }
  return null;
}

const TOO_LONG = `no list has more than ${MAX_LIST} entries, and a game has at most ${MAX_COMMANDS} commands`;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

function add({ values, keys }: Level, value: object, key: string): void {
  values.push(value);
  keys.push(key);
}
