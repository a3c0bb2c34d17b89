import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  editionOf,
  play,
  REASONS,
  refusalOf,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance } from '../players/chance.ts';
import { frozen } from './frozen.ts';
import { NONSENSE, randomCommand } from './randomCommand.ts';
import { overGames } from './runs.ts';

/** Random commands at random moments. */
function overRandomCommands(check: (state: GameState, command: Command) => void): void {
  overGames((steps, seed) => {
    steps.forEach(({ after }, i) => {
      const draws = chance(`${seed} anything`, i);
      for (let n = 0; n < 4; n++) check(after, randomCommand(after, draws));
    });
  });
}

test('neither a refused nor an accepted command changes the state it is played on', () => {
  overGames((steps, seed) => {
    steps.forEach(({ after }, i) => {
      const draws = chance(`${seed} anything`, i);
      // To change what is frozen throws.
      const state = frozen(after);
      for (let n = 0; n < 4; n++) {
        const command = randomCommand(state, draws);
        refusalOf(state, command);
        play(state, command);
      }
    });
  }, 0.5);
});

test('refusalOf answers the same refusal as play', () => {
  overRandomCommands((state, command) => {
    const answer = play(state, command);
    const refusal = refusalOf(state, command);
    if (!isDeepStrictEqual(answer.ok ? null : answer.fault, refusal))
      throw new Error(
        `${JSON.stringify(command)}: ${JSON.stringify(answer.ok ? 'played' : answer.fault)} but ` +
          `${JSON.stringify(refusal)}`,
      );
  });
});

test('every refusal has a known rule and a known reason', () => {
  const reasons = new Set<string>();
  overRandomCommands((state, command) => {
    const refusal = refusalOf(state, command);
    if (!refusal) return;
    reasons.add(refusal.reason);
    if (!(refusal.rule in editionOf(state.edition).ruleTitles) || !REASONS.includes(refusal.reason))
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(refusal)}`);
    for (const id of refusal.units ?? [])
      if (!state.units[id] && id !== 'u0') throw new Error(`${JSON.stringify(refusal)} names ${id}`);
  });
  expect(reasons.size).toBeGreaterThan(20);
});

test('malformed commands are refused without an exception', () => {
  overGames((steps) => {
    for (const { after } of steps.filter((_, i) => i % 20 === 0))
      for (const command of NONSENSE) expect(play(after, command)).toMatchObject({ ok: false });
  }, 0.3);
});
