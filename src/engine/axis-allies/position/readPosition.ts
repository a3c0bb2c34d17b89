import { fault, ok, type Result } from '../../common/result.ts';
import { loadedEdition } from '../loadedEditions.ts';
import { usualVictory } from '../phases/victory.ts';
import { positionSchema, type Position, type PositionFault, type PositionFile } from './schema.ts';

/**
 * A position file with its gaps filled, or what is wrong with its shape. Whether the rules allow what it says,
 * `fromPosition` judges. Never throws.
 */
export function readPosition(json: unknown): Result<Position, readonly PositionFault[]> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success)
    return fault(parsed.error.issues.map((issue) => ({ path: pathOf(issue.path), message: issue.message })));
  const hidden = protoKeys(json as PositionFile);
  if (hidden.length > 0) return fault(hidden);
  const edition = loadedEdition(parsed.data.edition);
  if (!edition) return fault([{ path: 'edition', message: `no edition ${parsed.data.edition}` }]);
  return ok({ ...parsed.data, victory: parsed.data.victory ?? usualVictory(edition) });
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  );

/** Faults for keys `__proto__` in JSON, which the schema's records would drop without an error. */
function protoKeys(file: PositionFile): readonly PositionFault[] {
  const faultsUnder = (path: string, record: object | undefined, depth: number): readonly PositionFault[] => {
    if (!record) return [];
    const own = Object.hasOwn(record, '__proto__')
      ? [{ path: `${path}.__proto__`, message: 'nothing is called __proto__' }]
      : [];
    return depth === 0
      ? own
      : [
          ...own,
          ...Object.entries(record).flatMap(([key, inner]: [string, object]) =>
            faultsUnder(`${path}.${key}`, inner, depth - 1),
          ),
        ];
  };
  return [
    ...faultsUnder('treasury', file.treasury, 0),
    ...faultsUnder('control', file.control, 0),
    ...faultsUnder('units', file.units, 2),
    ...faultsUnder('purchased', file.purchased, 0),
    ...faultsUnder('turn.control', file.turn?.control, 0),
    ...faultsUnder('turn.engage', file.turn?.engage, 0),
    ...faultsUnder('turn.seaBattles', file.turn?.seaBattles, 0),
    ...faultsUnder('turn.mobilized', file.turn?.mobilized, 0),
    ...faultsUnder('developments', file.developments, 0),
    ...faultsUnder('advantages', file.advantages, 0),
  ];
}
