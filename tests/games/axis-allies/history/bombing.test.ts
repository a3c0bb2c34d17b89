import { expect, test } from 'vitest';
import { play, type GameEvent } from '../../../../src/engine/axis-allies/index.ts';
import { bombingIn, luckOf, warRecord, type WarRecord } from '../../../../src/games/axis-allies/history/index.ts';
import { bombingLine } from '../../../../src/games/axis-allies/text/history/entryText.ts';
import { recordedGames, startOf, type RecordedGame } from '../../../engine/axis-allies/games/recordedGame.ts';

function recordOf(game: RecordedGame): WarRecord {
  const told = warRecord(startOf(game), game.commands);
  for (let step = told.next(); ; step = told.next()) if (step.done === true) return step.value;
}

test('raids and rockets count with what they destroyed and what was to be expected', () => {
  const game = recordedGames().get('revised-minor-allies')!;
  const { throws } = recordOf(game);
  const bombs = throws.filter(({ bombing }) => bombing !== undefined);
  expect(bombs.length).toBeGreaterThan(3);

  let state = startOf(game);
  const happened: GameEvent[] = [];
  for (const command of game.commands) {
    const played = play(state, command);
    if (!played.ok) throw new Error(played.fault.rule);
    happened.push(...played.value.events);
    state = played.value.state;
  }
  const destroyed = happened.flatMap((event) => (event.type === 'ipcs-destroyed' ? [event.ipcs] : []));
  const all = bombingIn(throws)!;
  expect(all.destroyed).toBe(destroyed.reduce((sum, ipcs) => sum + ipcs, 0));
  for (const { bombing, kind, dice } of bombs) {
    // A die shows 3.5 on average; a cheap territory or an empty treasury keeps it lower.
    expect(bombing!.expected).toBeLessThanOrEqual(3.5 * dice[0]!);
    if (kind === 'rocket') expect(dice).toEqual([1, 0, 0, 0, 0, 0, 0]);
  }
  const luck = luckOf(bombs);
  expect(luck).toMatchObject({ hits: 0, expected: 0, ipcs: expect.closeTo(all.destroyed - all.expected, 9) });
  expect(bombingLine({ destroyed: 12, expected: 10.5 })).toBe('Raids and rockets: 12 IPCs destroyed, 10.5 expected');
  expect(bombingIn(throws.filter(({ kind }) => kind === 'battle'))).toBeNull();
});
