import type { PositionFault, Result } from '../engine/index.ts';
import { saveSchema, type Save } from './schema.ts';

/** 'commands[3].units' from the keys that lead there. */
const jsonPath = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`),
    '',
  );

/**
 * A save from outside, or the list of everything that is wrong with its shape. Whether it can be played is shown by
 * playing it.
 */
export function parseSave(json: unknown): Result<Save, readonly PositionFault[]> {
  const parsed = saveSchema.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data as Save };
  return { ok: false, fault: parsed.error.issues.map(({ path, message }) => ({ path: jsonPath(path), message })) };
}

/** Text of a file as JSON; text that is none is one fault. */
export function parseJson(text: string): Result<unknown, readonly PositionFault[]> {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return {
      ok: false,
      fault: [
        { path: '', message: `this is not a JSON file (${error instanceof Error ? error.message : String(error)})` },
      ],
    };
  }
}
