import { hasAdvantageEntries } from './advantageRecords.ts';
import { hasPossessions } from './possessions.ts';
import type { Edition } from '../edition.ts';
import type { PositionFile } from './schema.ts';

type Details = Partial<NonNullable<PositionFile['pieces']>[number]>;

/**
 * The version a position file needs: 1 for a turn's beginning, 2 with the turn's record or details of single units, 3
 * with what only some editions have.
 */
export function versionOf({ turn, pieces, over, ...rest }: PositionFile, { units }: Edition): 1 | 2 | 3 {
  const cargo = (rest.aboard ?? []).flatMap((ship) => ship.cargo);
  if (units.some(({ id, staysAboard }) => staysAboard && cargo.some(({ unit }) => unit === id))) return 3;
  const details: readonly Details[] = [...(pieces ?? []), ...(rest.aboard ?? []), ...cargo];
  if (
    details.some(
      ({ submerged, capturedFrom, emptiedIn, deed, battle }) =>
        battle?.doomed ||
        submerged ||
        capturedFrom !== undefined ||
        emptiedIn !== undefined ||
        deed?.again !== undefined ||
        deed?.assaultFrom !== undefined ||
        deed?.bombarded ||
        deed?.duty ||
        deed?.did === 'launched',
    )
  )
    return 3;
  if (hasAdvantageEntries(rest)) return 3;
  if (rest.shots || hasPossessions(rest)) return 3;
  if (turn?.research !== undefined || turn?.newComplexes || turn?.rockets) return 3;
  return turn || pieces || over ? 2 : 1;
}
