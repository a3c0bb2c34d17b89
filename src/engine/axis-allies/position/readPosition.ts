import { fault, ok, type Result } from '../../common/result.ts';
import { readShape } from '../../zodMessages.ts';
import { loadedEdition } from '../board.ts';
import { missingEdition } from '../loadEdition.ts';
import { usualVictory } from '../phases/victory.ts';
import { inheritedNames } from './inheritedNames.ts';
import { type Position, type PositionFault, type PositionFile, positionSchema } from './schema.ts';

/**
 * A position file with its gaps filled, or what is wrong with its shape. Whether the rules allow what it says,
 * `fromPosition` judges. Never throws.
 */
export function readPosition(json: unknown): Result<Position, readonly PositionFault[]> {
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
