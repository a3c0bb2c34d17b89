import { fault, ok, type Result } from '../../common/result.ts';
import { readShape } from '../../zodMessages.ts';
import { loadedEdition } from '../board.ts';
import { missingEdition } from '../loadEdition.ts';
import { usualVictory } from '../phases/victory.ts';
import { type PositionInFile, type PositionFault, type PositionFile, positionSchema } from './schema.ts';

/**
 * A position file with its gaps filled, or what is wrong with its shape. Whether the rules allow what it says,
 * `fromPosition` judges. Never throws.
 */
export function readPosition(json: unknown): Result<PositionInFile, readonly PositionFault[]> {
  const parsed = readShape(positionSchema, json);
  if (!parsed.success)
    return fault(parsed.error.issues.map((issue) => ({ path: pathOf(issue.path), message: issue.message })));
  const hidden = inheritedNames(json as PositionFile);
  if (hidden.length > 0) return fault(hidden);
  const edition = loadedEdition(parsed.data.edition);
  if (!edition) return fault([{ path: 'edition', message: missingEdition(parsed.data.edition) }]);
  return ok({ ...parsed.data, victory: parsed.data.victory ?? usualVictory(edition) });
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  );

/** What every object is said to have: none of these names is anything's of the game. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Faults for names that every object knows, as keys or as values: looked up in a record, each would find something
 * that the file does not say, and the schema's records would drop `__proto__` without an error. The title is free.
 */
function inheritedNames(file: object): readonly PositionFault[] {
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
