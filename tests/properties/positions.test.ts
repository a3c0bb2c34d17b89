import { expect, test } from 'vitest';
import { fromPosition, toPosition, type GameState, type PositionFile } from '../../src/engine/index.ts';
import { roundsPlayed, type Step } from '../players/player.ts';
import { randomPlayer } from '../players/randomPlayer.ts';
import { overGames } from './runs.ts';

/** States at the beginning of a phase. */
const phaseStarts = (steps: readonly Step[]): GameState[] =>
  steps
    .filter(({ before, after }) => !after.outcome && (before.phase !== after.phase || before.power !== after.power))
    .map(({ after }) => after);

/** A position file whose lists, which have no order, are in one. */
const sorted = (file: PositionFile): PositionFile => ({
  ...file,
  aboard: (file.aboard ?? [])
    .map((ship) => JSON.stringify({ ...ship, cargo: ship.cargo.map((cargo) => JSON.stringify(cargo)).sort() }))
    .sort() as never,
  complexesCapturedThisTurn: [...(file.complexesCapturedThisTurn ?? [])].sort(),
});

const read = (file: PositionFile): GameState => {
  const answer = fromPosition(JSON.parse(JSON.stringify(file)));
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.value;
};

test('a position written at the beginning of a phase reads as itself', () => {
  overGames((steps) => {
    for (const state of phaseStarts(steps)) {
      // Assaults that were declared are not in the file, so what waits for one does not wait any more.
      const hasAssaults = state.turn.battles.some(({ landingFrom }) => landingFrom.length > 0);
      if (state.stranded.length > 0 || hasAssaults) continue;
      const file = toPosition(state);
      expect(sorted(toPosition(read(file))), `${state.power} ${state.phase} round ${state.round}`).toEqual(
        sorted(file),
      );
    }
  });
});

test('a game goes on from any such position', () => {
  overGames((steps, seed) => {
    const starts = phaseStarts(steps).filter((state) => state.stranded.length === 0);
    const from = read(toPosition(starts[starts.length >> 1] ?? steps[0]!.before));
    const last = [...roundsPlayed(from, randomPlayer, seed, 1)].at(-1)?.after;
    expect(last?.outcome !== null || last.round > from.round).toBe(true);
  }, 0.5);
});
