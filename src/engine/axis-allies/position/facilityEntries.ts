import type { Edition } from '../edition.ts';
import { facilityWares, hasOnlyComplexes, isComplex, openingFacilities } from '../facilities.ts';
import type { Standing } from '../facilityKinds.ts';
import type { SpaceId } from '../ids.ts';
import type { GameState } from '../state.ts';
import type { PositionChecks } from './positionFaults.ts';
import type { PositionFile, PositionInFile } from './schema.ts';

/**
 * What stands in territories, in a position file: the list `complexes` where complexes are all that an edition has,
 * else `facilities` by space and kind, with their damage (FAC-5). Neither is said where all is as in the set-up.
 */

type Entries = Pick<PositionFile, 'complexes' | 'facilities'>;

/** The entry of a state; none for what is as at the beginning of a game. */
export function facilityEntries(state: GameState, edition: Edition): Entries {
  const opening = openingFacilities(edition);
  if (state.facilities !== undefined)
    return isSameStanding(state.facilities, opening.facilities ?? {})
      ? {}
      : { facilities: copiedStanding(state.facilities) };
  const { complexes } = state;
  const isOpening =
    complexes.length === opening.complexes.length && opening.complexes.every((space) => complexes.includes(space));
  return isOpening ? {} : { complexes: [...complexes] };
}

type ByTerritory = Readonly<Record<SpaceId, Standing>>;

/** Numbers by territory and facility, as a file holds them. */
export const copiedStanding = (facilities: ByTerritory): Record<string, Record<string, number>> =>
  Object.fromEntries(Object.entries(facilities).map(([space, standing]) => [space, { ...standing }]));

/** Whether the same stands in the same places, with the same damage. */
export function isSameStanding(some: ByTerritory, others: ByTerritory): boolean {
  const pointsOf = (standing: ByTerritory): string =>
    Object.entries(standing)
      .flatMap(([space, kinds]) => Object.entries(kinds).map(([kind, damage]) => `${space} ${kind} ${damage}`))
      .sort()
      .join();
  return pointsOf(some) === pointsOf(others);
}

/** What stands where in a position; without an entry as at the beginning of a game. */
export function facilitiesFrom(
  edition: Edition,
  { complexes, facilities }: Pick<PositionInFile, 'complexes' | 'facilities'>,
): Pick<GameState, 'complexes' | 'facilities'> {
  if (!hasOnlyComplexes(edition) && facilities) return { complexes: [], facilities };
  return complexes && hasOnlyComplexes(edition)
    ? { complexes: edition.spaces.flatMap(({ id }) => (complexes.includes(id) ? [id] : [])) }
    : openingFacilities(edition);
}

/** The territories with a complex in a position, by its own entry or by the set-up. */
export function complexesIn(
  edition: Edition,
  position: Pick<PositionInFile, 'complexes' | 'facilities'>,
): readonly SpaceId[] {
  const { facilities } = facilitiesFrom(edition, position);
  if (facilities === undefined) return position.complexes ?? openingFacilities(edition).complexes;
  const mobilizing = edition.facilities.filter(isComplex).map(({ id }) => id);
  return Object.keys(facilities).filter((space) => mobilizing.some((id) => id in facilities[space]!));
}

/** Reports what cannot stand where a position has it. */
export function checkFacilities(checks: PositionChecks): void {
  const { edition, position, report } = checks;
  checkComplexes(checks);
  if (hasOnlyComplexes(edition)) {
    if (position.facilities) report('facilities', 'complexes are all that stands in territories; list them', 'CPX-1');
    return;
  }
  if (position.complexes) report('complexes', 'what stands in territories is said by facilities', 'FAC-1');
  checkStanding(checks);
}

function checkStanding({ edition, position, report, spaceAt }: PositionChecks): void {
  const standing = facilitiesFrom(edition, position).facilities ?? {};
  for (const [space, points] of Object.entries(position.turn?.repaired ?? {}))
    for (const kind of Object.keys(points)) {
      const path = `turn.repaired.${space}.${kind}`;
      if (spaceAt(path, space) && !Object.hasOwn(standing[space] ?? {}, kind)) report(path, `${space} has no ${kind}`);
    }
  position.turn?.newFacilities?.forEach(({ space, facility, from }, i) => {
    const path = `turn.newFacilities[${i}]`;
    if (!spaceAt(path, space)) return;
    if (!Object.hasOwn(standing[space] ?? {}, facility)) report(path, `${space} has no ${facility}`);
    const upgrade = edition.facilities.find(({ id }) => id === facility)?.upgrade;
    if (from !== undefined && upgrade?.from !== from) report(path, `${from} is not upgraded to ${facility}`, 'FAC-1');
    if (position.phase !== 'mobilize-new-units' && position.phase !== 'collect-income')
      report(path, 'facilities are placed in mobilize new units', 'FAC-2');
  });
  for (const [id, kinds] of Object.entries(position.facilities ?? {})) {
    const path = `facilities.${id}`;
    const space = spaceAt(path, id);
    if (!space) continue;
    if (space.kind === 'sea') report(path, 'facilities stand in territories', 'FAC-2');
    else if (space.neutral) report(path, 'no facility stands in neutral territory', 'FAC-2');
    for (const [kind, damage] of Object.entries(kinds)) {
      const known = edition.facilities.find((one) => one.id === kind);
      if (!known) report(`${path}.${kind}`, `no facility ${kind}`, 'FAC-1');
      else if (damage > known.maxDamage)
        report(`${path}.${kind}`, `it takes ${known.maxDamage} points of damage at most`, 'FAC-5');
    }
    if (edition.facilities.filter((kind) => isComplex(kind) && kind.id in kinds).length > 1)
      report(path, `${id} has a complex already`, 'FAC-2');
  }
}

function checkComplexes({ edition, position, report, spaceAt }: PositionChecks): void {
  const complexes = complexesIn(edition, position);
  const isSold = facilityWares(edition).length > 0;
  position.complexes?.forEach((id, i) => {
    const path = `complexes[${i}]`;
    const space = spaceAt(path, id);
    if (!space) return;
    if (space.kind === 'sea') report(path, 'industrial complexes stand in territories', 'CPX-1');
    else if (space.neutral) report(path, 'no industrial complex stands in neutral territory', 'CPX-1');
    else if (space.ipc < 1) report(path, `${id} is worth nothing`, 'CPX-1');
    else if (complexes.indexOf(id) < i) report(path, `${id} has an industrial complex already`, 'CPX-2');
    else if (!isSold && space.facilities.length === 0) report(path, 'no industrial complex is ever placed', 'BUY-1');
  });
  position.complexesCapturedThisTurn.forEach((id, i) => {
    const path = `complexesCapturedThisTurn[${i}]`;
    if (spaceAt(path, id) && !complexes.includes(id)) report(path, `${id} has no industrial complex`);
  });
  position.turn?.newComplexes.forEach((id, i) => {
    const path = `turn.newComplexes[${i}]`;
    if (!spaceAt(path, id)) return;
    if (!complexes.includes(id)) report(path, `${id} has no industrial complex`);
    const hasMoved = position.running.some(({ spaces }) => spaces?.includes(id));
    if (position.phase !== 'mobilize-new-units' && position.phase !== 'collect-income' && !hasMoved)
      report(path, 'industrial complexes are placed in mobilize new units', 'CPX-1');
  });
}
