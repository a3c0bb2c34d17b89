import { expect, test } from 'vitest';
import { editionOf, REASONS, rulesIn } from '../../../../src/engine/axis-allies/index.ts';
import { REASONS_ELSEWHERE } from './otherEditions.ts';
import { counted, EVENT_TYPES, reachedBy } from './reached.ts';

/**
 * What lively play and tries against the rules never come to is dead, or not tested by play; see it all: npm run
 * reached
 */
const { events, reasons, refused, done } = reachedBy();

const never = <Key>(counts: readonly (readonly [Key, number])[]): readonly Key[] =>
  counts.filter(([, count]) => count === 0).map(([key]) => key);

test('play reaches every kind of event', () => {
  expect(never(counted(EVENT_TYPES, events))).toEqual([]);
});

test('play reaches every reason for a refusal', () => {
  // Without its capital no power comes to its purchase phase, but by a position file.
  const inPlay = REASONS.filter((reason) => reason !== 'capital-lost' && !REASONS_ELSEWHERE.includes(reason));
  expect(never(counted(inPlay, reasons))).toEqual([]);
});

test('play reaches every rule: a refusal cites it, or a step carries it out', () => {
  expect(never(counted(rulesIn(editionOf('1941').ruleTitles), refused, done))).toEqual([]);
});
