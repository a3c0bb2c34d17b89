import { describe, expect, test } from 'vitest';
import { editionOf, fromPosition, newGame, toPosition, usualVictory, type Edition } from '../../src/engine/index.ts';
import { addEdition } from '../../src/engine/axis-allies/loadedEditions.ts';
import { endText } from '../../src/text/endText.ts';
import { victoryText } from '../../src/text/victoryText.ts';

const CITIES: Readonly<Record<string, string>> = { germany: 'Berlin', 'western-europe': 'Paris', russia: 'Moscow' };
const condition = { rule: 'TURN-1', afterTurnOf: 'united-states', territories: Object.keys(CITIES) } as const;

/** An edition that is won by holding cities, not only capitals. */
const byCities: Edition = {
  ...editionOf('1941'),
  id: 'by cities',
  spaces: editionOf('1941').spaces.map((space) =>
    space.kind === 'land' ? { ...space, victoryCity: CITIES[space.id] ?? null } : space,
  ),
  victories: {
    two: [
      { ...condition, side: 'axis', needs: 2 },
      { ...condition, side: 'allies', needs: 2 },
    ],
    all: [{ ...condition, side: 'axis', needs: 3 }],
  },
};
addEdition(byCities);

describe('what each side must do to win', () => {
  test.each([
    [
      'standard',
      'The Allies win by holding Berlin and Tokyo at the end of Japan’s turn. ' +
        'The Axis win by holding any two of London, Moscow and Washington at the end of the United States’ turn.',
    ],
    [
      'short',
      'The Allies win by holding Berlin or Tokyo at the end of Japan’s turn. ' +
        'The Axis win by holding Washington or London at the end of the United States’ turn.',
    ],
  ])('in the %s game is told by the names of the capitals', (victory, text) =>
    expect(victoryText(editionOf('1941'), victory)).toBe(text),
  );

  test('is counted in cities where an edition has them, and told once if it is the same', () => {
    expect(victoryText(byCities, 'two')).toBe(
      'A side wins by holding 2 of the 3 victory cities at the end of the United States’ turn.',
    );
    expect(victoryText(byCities, 'all')).toBe(
      'The Axis win by holding all 3 victory cities at the end of the United States’ turn.',
    );
  });
});

test('the end names the cities that decided it by the alphabet, and what was needed', () => {
  const state = newGame(byCities);
  expect(endText({ ...state, round: 3, outcome: { winner: 'axis', held: ['western-europe', 'germany'] } })?.why).toBe(
    'At the end of the United States’ turn in round 3 they hold 2 victory cities: Berlin and Paris. ' +
      'They needed 2 of the 3 victory cities (two).',
  );
});

test('an edition’s first victory is played if none is named, in a new game and in a position', () => {
  expect(usualVictory(byCities)).toBe('two');
  expect(newGame(byCities).victory).toBe('two');
  const { victory, ...position } = toPosition(newGame(byCities, { victory: 'all' }));
  expect(victory).toBe('all');
  expect(fromPosition(position)).toMatchObject({ ok: true, value: { victory: 'two' } });
  expect(fromPosition({ ...position, edition: '1941' })).toMatchObject({ ok: true, value: { victory: 'standard' } });
});
