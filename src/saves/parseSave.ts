import type { PositionFault, Result } from '../engine/index.ts';
import { MAX_DEPTH, MAX_NAME_LENGTH, MAX_BYTES, MAX_FAULTS } from './limits.ts';
import { migrateSave } from './migrateSave.ts';
import { saveSchema, type Save } from './schema.ts';

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
  if (faults.length <= MAX_FAULTS) return faults;
  return [...faults.slice(0, MAX_FAULTS), { path: '', message: `and ${faults.length - MAX_FAULTS} more faults` }];
}

/** Checks the shape of a save of any version. Whether its commands can be played is checked by playing them. */
export function parseSave(json: unknown): Result<Save, Faults> {
  const parsed = saveSchema.safeParse(migrateSave(json));
  if (parsed.success) return { ok: true, value: parsed.data as Save };
  return { ok: false, fault: shapeFaults(parsed.error) };
}

/** What is wrong with the shape of a file. */
export const shapeFaults = ({ issues }: { readonly issues: readonly Issue[] }): Faults =>
  limitedFaults(issues.map(({ path, message }) => ({ path: jsonPath(path), message: message.slice(0, 300) })));

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Parses JSON text. Returns one fault if it is not JSON or has more than so many characters. */
export function parseJson(text: string, most = MAX_BYTES): Result<unknown, Faults> {
  if (text.length > most) return { ok: false, fault: [tooLarge(most)] };
  try {
    const value = JSON.parse(text) as unknown;
    const fault = structureFault(value);
    return fault === null ? { ok: true, value } : { ok: false, fault: [fault] };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, fault: [{ path: '', message: `this is not a JSON file (${why})` }] };
  }
}

export const tooLarge = (most = MAX_BYTES): PositionFault => ({
  path: '',
  message:
    `the file is too large: ${most > MAX_BYTES ? 'a file of games' : 'a saved game'} has at most ` +
    `${most / 1_000_000} MB`,
});

/** Rejects data nested too deeply and the key `__proto__`, so that later code need not handle them. */
function structureFault(json: unknown): PositionFault | null {
  let level = [json];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return { path: '', message: `lists in lists in lists, more than ${MAX_DEPTH} deep` };
    const below: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (Object.hasOwn(value, '__proto__')) return { path: '__proto__', message: 'nothing is called __proto__' };
      for (const inner of Object.values(value)) if (typeof inner === 'object') below.push(inner);
    }
    level = below;
  }
  return null;
}
