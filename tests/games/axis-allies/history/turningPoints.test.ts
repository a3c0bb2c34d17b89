import { describe, expect, test } from 'vitest';
import {
  decidingFall,
  turningPoints,
  warInNumbers,
  warRecord,
  type ToldEntry,
  type WarRecord,
} from '../../../../src/games/axis-allies/history/index.ts';
import {
  decidedText,
  luckBySide,
  numbersText,
  turningPointText,
  turningPointTime,
} from '../../../../src/games/axis-allies/text/history/storyText.ts';
import { recordedGames, startOf, type RecordedGame } from '../../../engine/axis-allies/games/recordedGame.ts';

function recordOf(game: RecordedGame): WarRecord {
  const told = warRecord(startOf(game), game.commands);
  for (let step = told.next(); ; step = told.next()) if (step.done === true) return step.value;
}

const games = recordedGames();

describe.each(['axis-standard', 'revised-minor-allies'])('the turning points of the game %s', (name) => {
  const game = games.get(name)!;
  const start = startOf(game);
  const record = recordOf(game);
  const points = turningPoints(start, record);

  test('are few, in order, with every fall of a capital', () => {
    expect(points.length).toBeLessThanOrEqual(11);
    const rounds = points.map((point) => (point.kind === 'swing' ? point.round : point.at.round));
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    const capitals = new Set(['russia', 'germany', 'united-kingdom', 'japan', 'eastern-united-states']);
    const fell = record.entries.filter(
      (entry) => (entry.kind === 'captured' || entry.kind === 'freed') && capitals.has(entry.spaces[0] ?? ''),
    );
    const told = points.flatMap((point): ToldEntry[] => (point.kind === 'capital' ? [point.at] : []));
    expect(told).toEqual(fell);
  });

  test('tell the costliest battle, once', () => {
    const cost = (entry: ToldEntry): number =>
      entry.kind === 'fought' ? entry.sides.attacker.ipcsLost + entry.sides.defender.ipcsLost : 0;
    const costliest = record.entries.toSorted((a, b) => cost(b) - cost(a))[0];
    const battles = points.flatMap((point) =>
      point.kind === 'battle' ? [point.at] : point.kind === 'swing' ? [] : (point.battle ?? []),
    );
    expect(battles).toContain(costliest);
    expect(new Set(battles).size).toBe(battles.length);
  });

  test('are told in whole sentences', () => {
    for (const point of points) {
      expect(turningPointTime(start, point)).toMatch(/^Round \d+/);
      expect(turningPointText(start, point)).toMatch(/^[A-Z].*[^.]\.$/);
    }
    expect(luckBySide(start, record.throws)).toMatch(/^Dice: the Axis \d+ hits?, .* expected: .*; the Allies .*\.$/);
  });
});

test('the fall of a capital, and a war in numbers', () => {
  const game = games.get('axis-standard')!;
  const start = startOf(game);
  const record = recordOf(game);
  const first = turningPoints(start, record).find(({ kind }) => kind === 'capital')!;
  expect(turningPointTime(start, first)).toBe('Round 1, Germany');
  expect(turningPointText(start, first)).toBe(
    'Moscow, the Soviet Union’s capital, falls in 3 rounds. Attackers lost 3 infantry and 3 tanks (27 IPCs), ' +
      'defenders 6 infantry, a tank and a fighter (34 IPCs).',
  );
  expect(numbersText(warInNumbers(record.entries, 4))).toBe(
    '4 rounds, 42 battles, units for 522 IPCs destroyed, 24 territories taken or freed.',
  );
});

test.each(['axis-standard', 'revised-minor-allies'])(
  'the game %s was decided by the latest fall of a place that the winners hold for their victory',
  (name) => {
    const start = startOf(games.get(name)!);
    const { entries, steps, standings } = recordOf(games.get(name)!);
    const { outcome } = steps.at(-1)!.state;
    const fall = decidingFall(outcome!, entries)!;
    expect(outcome!.held).toContain(fall.spaces[0]);
    const later = entries
      .slice(entries.indexOf(fall) + 1)
      .filter(({ kind }) => kind === 'captured' || kind === 'freed');
    expect(later.every(({ spaces }) => !outcome!.held.includes(spaces[0] ?? ''))).toBe(true);
    expect(decidedText(start, fall)).toMatch(/^Decided in round \d+: [A-Z].*\.$/);
    // The charts count what counts for victory: of it the winners hold enough at the end, and did not at the beginning.
    const won = outcome!.winner;
    expect(standings.at(-1)!.victory[won]).toBe(outcome!.held.length);
    expect(standings[0]!.victory[won]).toBeLessThan(outcome!.held.length);
  },
);
