/**
 * Public API of the rules engine: pure functions over plain JSON. Code outside src/engine imports only from here, from
 * table/index.ts and, what shows a family, from that family's own index.
 *
 *   const family = familyOf({ edition });
 *   await family.loadEdition(edition);
 *   const begun = family.begin({ edition, players, start });
 *   const answer = family.play(begun.value, command);
 *
 * The engine never rolls dice. When it needs dice or a choice, `awaiting(state)` says which and from whom, and the
 * caller sends the answer as the next command.
 */
export type * from './family.ts';
export {
  addFamily,
  anyEdition,
  editionNamed,
  familyOf,
  familyWith,
  loadAllPositions,
  loadAnyEdition,
  shelf,
} from './families.ts';
export type * from './common/ids.ts';
export { NEUTRAL } from './common/ids.ts';
export { MAX_ENTRIES, MAX_ID_LENGTH, MAX_UNITS } from './common/limits.ts';
export type { Result } from './common/result.ts';
export { readShape, withoutOddLengths } from './zodMessages.ts';
export { memoizePerObject } from './common/memoize.ts';
export { nothingOf } from './common/nothingOf.ts';
export { atOnce, partOfSteps, type Steps } from './common/steps.ts';
export { unknownVersion } from './common/unknownVersion.ts';
export { die } from './common/die.ts';
