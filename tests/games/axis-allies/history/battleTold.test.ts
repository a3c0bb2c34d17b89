import { describe, expect, test } from 'vitest';
import { battleTold, warRecord, type WarRecord } from '../../../../src/games/axis-allies/history/index.ts';
import { battleFrames, roundsBeside } from '../../../../src/games/axis-allies/ui/war/BattlePlayer.tsx';
import { recordedGames, startOf, type RecordedGame } from '../../../engine/axis-allies/games/recordedGame.ts';

function recordOf(game: RecordedGame): WarRecord {
  const told = warRecord(startOf(game), game.commands);
  for (let step = told.next(); ; step = told.next()) if (step.done === true) return step.value;
}

const games = recordedGames();

describe.each(['axis-short', 'revised-minor-allies'])('the battles of the game %s', (name) => {
  const { steps, entries } = recordOf(games.get(name)!);
  const fought = entries.flatMap((entry) => (entry.kind === 'fought' ? [entry] : []));

  test('are found from each of their commands, and from their line in the diary', () => {
    expect(fought.length).toBeGreaterThan(10);
    for (const { after, spaces, battle } of fought) {
      const told = battleTold(steps, after - 1);
      expect(told?.plan).toMatchObject({ space: spaces[0], kind: battle });
      expect((told?.from ?? 0) + (told?.steps.length ?? 0)).toBe(after);
      expect(battleTold(steps, told?.from ?? 0)).toEqual(told);
    }
    const [first] = fought;
    expect(battleTold(steps, (battleTold(steps, (first?.after ?? 1) - 1)?.from ?? 0) - 1)).toBeNull();
    expect(battleTold(steps, steps.length + 5)).toEqual(battleTold(steps, (fought.at(-1)?.after ?? 1) - 1));
  });

  test('are watched command by command, with the same rounds, dice and losses as the diary tells', () => {
    for (const { after, rounds, sides } of fought) {
      const told = battleTold(steps, after - 1)!;
      const frames = battleFrames(told);
      expect(frames).toHaveLength(told.steps.length);
      const end = frames.at(-1);
      expect(end?.log.result).not.toBeNull();
      expect(end?.log.round).toBeLessThanOrEqual(rounds);
      for (const side of ['attacker', 'defender'] as const) {
        const lost = sides[side].lost.flatMap(({ units }) => Object.values(units)).reduce((sum, n) => sum + n, 0);
        expect(end?.log.lost[side]).toHaveLength(lost);
      }
      expect(end?.lines.length).toBeGreaterThan(0);
    }
  });

  test('have rounds to go to', () => {
    const long = fought.find(({ rounds }) => rounds >= 3)!;
    const frames = battleFrames(battleTold(steps, long.after - 1)!);
    const seen = new Set<number>();
    for (let at = 0; ; at = roundsBeside(frames, at).next) {
      seen.add(frames[at]?.round ?? 0);
      if (at === frames.length - 1) break;
    }
    expect([...seen]).toEqual(Array.from({ length: seen.size }, (_, i) => i + 1));
    expect(roundsBeside(frames, frames.length - 1).last).toBeLessThan(frames.length - 1);
    expect(roundsBeside(frames, 0).last).toBe(0);
  });
});
