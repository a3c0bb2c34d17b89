import { describe, expect, test } from 'vitest';
import {
  editionOf,
  fromPosition,
  newGame,
  toPosition,
  usualVictory,
  type Edition,
} from '../../../../src/engine/axis-allies/index.ts';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import {
  gameEndText,
  comingVictories,
  lastTurnTexts,
  standingText,
  victoryText,
} from '../../../../src/games/axis-allies/text/victoryText.ts';
import { eventText } from '../../../../src/games/axis-allies/text/events/eventText.ts';
import { endPhaseText } from '../../../../src/games/axis-allies/text/endPhaseText.ts';
import { isRefusal, nextPhase } from '../../../../src/games/axis-allies/session/phaseEnd.ts';

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
addEdition(pacific1940);

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
  expect(
    gameEndText({ ...state, round: 3, outcome: { winner: 'axis', held: ['western-europe', 'germany'] } })?.why,
  ).toBe(
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

describe('how near the sides are to victory', () => {
  const opening = newGame(editionOf('1941'));
  const holding = (spaces: Readonly<Record<string, string>>, power = 'united-states', victory = 'standard') => ({
    ...newGame(editionOf('1941'), { victory }),
    power,
    control: { ...opening.control, ...spaces },
  });
  const LONDON_AND_MOSCOW = { 'united-kingdom': 'germany', russia: 'japan' };

  test('TURN-4: is counted in capitals, TURN-5 in one of them, VIC-4 in victory cities', () => {
    expect(standingText(opening)).toBe('Axis 0, Allies 0 of 2 capitals');
    expect(standingText(holding({ germany: 'soviet-union' }))).toBe('Axis 0, Allies 1 of 2 capitals');
    expect(standingText(holding({}, 'germany', 'short'))).toBe('Axis 0, Allies 0 of 1 capital');
    expect(standingText(newGame(editionOf('revised')))).toBe('Axis 6, Allies 6 of 8 cities');
    expect(standingText(newGame(byCities, { victory: 'two' }))).toBe('Axis 2, Allies 1 of 2 cities');
  });

  test('TURN-4: a side that holds enough wins at the end of a turn that is named, unless a place is freed', () => {
    expect(comingVictories(opening)).toEqual([]);
    expect(comingVictories(holding({ russia: 'germany' }))).toEqual([]);
    expect(comingVictories(holding(LONDON_AND_MOSCOW))).toEqual([
      'London and Moscow are held: the Axis win at the end of this turn unless one of them is freed.',
    ]);
    expect(comingVictories(holding(LONDON_AND_MOSCOW, 'japan'))).toEqual([
      'London and Moscow are held: the Axis win at the end of the United States’ turn unless one of them is freed.',
    ]);
    expect(comingVictories(holding({ 'united-kingdom': 'germany' }, 'united-states', 'short'))).toEqual([
      'London is held: the Axis win at the end of this turn unless it is freed.',
    ]);
    const won = { ...holding(LONDON_AND_MOSCOW), outcome: { winner: 'axis' as const, held: [] } };
    expect(comingVictories(won)).toEqual([]);
  });

  test('VIC-4: many cities are counted, with how many would have to be freed', () => {
    const revised = newGame(editionOf('revised'));
    const control = { ...revised.control, russia: 'germany', caucasus: 'germany', 'united-kingdom': 'germany' };
    const cities = { ...control, india: 'japan', 'eastern-united-states': 'germany' };
    expect(comingVictories({ ...revised, control: cities })).toEqual([
      'The Axis hold 10 cities: the Axis win at the end of the United States’ turn unless 3 of them are freed.',
    ]);
  });

  test('the last turn says so as it begins, and on the button that ends it', () => {
    const state = { ...holding(LONDON_AND_MOSCOW), phase: 'collect-income' as const };
    expect(eventText(state, { type: 'turn-began', power: 'united-states', round: 1 })).toBe(
      'Round 1: the United States’ turn. London and Moscow are held: the Axis win at the end of this turn unless one ' +
        'of them is freed.',
    );
    expect(lastTurnTexts(holding(LONDON_AND_MOSCOW, 'japan'))).toEqual([]);
    const next = nextPhase(state);
    if (isRefusal(next)) throw new Error(next.rule);
    expect(endPhaseText(state, next)).toBe('Collect 17 IPCs and end the war: the Axis win');
  });
});

describe('where a side needs one place', () => {
  const opening = newGame('pacific-1940');
  const lost = { ...opening, control: { ...opening.control, japan: 'united-states' } };

  test('VIC-6: the place is named', () => {
    expect(victoryText(pacific1940, 'standard')).toBe(
      'The Axis win by holding 6 of the 8 victory cities at the end of ANZAC’s turn. ' +
        'The Allies win by holding Tokyo at the end of Japan’s turn.',
    );
    expect(standingText(opening)).toBe('Axis 2 of 6 cities, Allies without Tokyo');
    expect(standingText(lost)).toBe('Axis 1 of 6 cities, Allies hold Tokyo');
    expect(comingVictories(lost)).toEqual([
      'Tokyo is held: the Allies win at the end of this turn unless it is freed.',
    ]);
  });
});
