import type { PositionFault } from './schema.ts';

/** What every object is said to have: none of these names is anything's of the game. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Faults for names that every object knows, as keys or as values: looked up in a record, each would find something
 * that the file does not say, and the schema's records would drop `__proto__` without an error. The title is free.
 */
export function inheritedNames(file: object): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  const check = (value: unknown, path: string): void => {
    if (typeof value === 'string' && INHERITED.has(value) && path !== 'title') faults.push(called(path, value));
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      if (INHERITED.has(key)) faults.push(called(at, key));
      else check((value as Readonly<Record<string, unknown>>)[key], at);
    }
  };
  check(file, '');
  return faults;
}

const called = (path: string, name: string): PositionFault => ({ path, message: `nothing is called ${name}` });
