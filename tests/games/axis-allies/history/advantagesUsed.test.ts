import { expect, test } from 'vitest';
import { newGame, type Command } from '../../../../src/engine/axis-allies/index.ts';
import { turnStory, warRecord, type ToldEntry } from '../../../../src/games/axis-allies/history/index.ts';
import { eventText } from '../../../../src/games/axis-allies/text/events/eventText.ts';
import { entryText } from '../../../../src/games/axis-allies/text/history/entryText.ts';
import { turnPartText } from '../../../../src/games/axis-allies/text/history/turnText.ts';
import { orderText } from '../../../../src/games/axis-allies/text/orderText.ts';
import '../../../loadEditions.ts';

/** Advantages are told of by the power that has them, on whoever's turn they are used. */

const start = newGame('revised', { advantages: { 'united-kingdom': ['colonial-garrison'] } });
const PLACE: Command = { type: 'place-offer', to: 'india' };

function entriesOf(commands: readonly Command[]): readonly ToldEntry[] {
  const work = warRecord(start, commands);
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value.entries;
}

test('NA-UK-6: Britain, not the Soviet Union whose turn it is, has used Colonial Garrison', () => {
  const used = entriesOf([PLACE]).filter(({ kind }) => kind === 'used-advantage');
  expect(used.map((entry) => entryText(start, entry))).toEqual(['The United Kingdom uses Colonial Garrison.']);
  expect(turnStory(used).map((part) => turnPartText(start, part))).toEqual([
    'The United Kingdom used Colonial Garrison.',
  ]);
});

test('what the power whose turn it was has used is told without its name', () => {
  const [used] = entriesOf([PLACE]).filter(({ kind }) => kind === 'used-advantage');
  const own: ToldEntry = { ...used!, power: 'united-kingdom' };
  expect(turnStory([own]).map((part) => turnPartText(start, part))).toEqual(['Used Colonial Garrison.']);
});

test('an offer that is left alone is told by what it offered', () => {
  const [offer] = start.offers;
  expect(orderText(start, { type: 'place-offer', to: null })).toBe('Place nothing');
  const toMove = { ...start, offers: [{ ...offer!, places: [], units: {} }] };
  expect(orderText(toMove, { type: 'place-offer', to: null })).toBe('Move nobody');
});

test('RES-3: a power has its article when a weapon is developed', () => {
  const gained = { type: 'development-gained', power: 'soviet-union', development: 'rockets' } as const;
  expect(eventText(start, gained, start)).toBe('The Soviet Union has Rockets from now on.');
});
