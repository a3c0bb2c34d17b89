import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { replay, withoutCommand, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { chance } from '../players/chance.ts';
import type { Step } from '../players/player.ts';
import { overGames } from './runs.ts';

const startOf = (steps: readonly Step[]): GameState => steps[0]!.before;
const copy = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState;

test('playing the commands again leads to the same state', () => {
  overGames((steps) => {
    const again = replay(
      startOf(steps),
      steps.map(({ command }) => command),
    );
    expect(again.ok && isDeepStrictEqual(again.value, steps.at(-1)?.after)).toBe(true);
  }, 0.5);
});

test('a game saved as JSON at any moment continues to the same end', () => {
  overGames((steps, seed) => {
    const from = chance(`${seed} save`, 0).below(steps.length);
    const saved = copy(steps[from]?.before ?? startOf(steps));
    const again = replay(
      saved,
      steps.slice(from).map(({ command }) => command),
    );
    expect(again.ok && isDeepStrictEqual(again.value, steps.at(-1)?.after)).toBe(true);
  }, 0.5);
});

test('replaying stops at the first refused command, and answers its index', () => {
  overGames((steps, seed) => {
    const at = chance(`${seed} stop`, 0).below(steps.length);
    const commands = steps.map(({ command }) => command);
    const answer = replay(startOf(steps), [
      ...commands.slice(0, at),
      { type: 'fight', space: 'atlantis' },
      ...commands.slice(at),
    ]);
    expect(answer).toMatchObject({ ok: false, fault: { index: at } });
  }, 0.3);
});

test('after one command of a phase is taken back, the rest of the game can be replayed', () => {
  overGames((steps, seed) => {
    const opening = steps.filter(({ before }) => before.round === 1 && before.phase.endsWith('-move')).at(-1);
    const length = opening ? steps.indexOf(opening) + 1 : 0;
    const commands = steps.slice(0, length).map(({ command }) => command);
    const moves = commands.flatMap((command, i) => (command.type === 'move' ? [i] : []));
    const without = chance(`${seed} back`, 0).one(moves.slice(-5)) ?? 0;
    const kept = withoutCommand(startOf(steps), commands, without);
    expect(kept.dropped[0]).toBe(without);
    const again = replay(startOf(steps), kept.commands);
    expect(again.ok && isDeepStrictEqual(again.value, kept.state)).toBe(true);
  }, 0.3);
});
