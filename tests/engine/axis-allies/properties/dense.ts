import * as fc from 'fast-check';
import { SHELF, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { densePositions, type Density, type DensePosition } from '../generators/densePositions.ts';
import { livelyPlayer } from '../players/livelyPlayer.ts';
import { roundsPlayed, StuckPhase, type Step } from '../players/player.ts';

/** Helpers to check properties of dense positions and of lively play from them. A failure shrinks unit by unit. */

/** WARBOARD_DENSE=10 runs ten times as many positions, WARBOARD_SEED=7 others. */
const TIMES = Number(process.env['WARBOARD_DENSE'] ?? 1);
const SEED = Number(process.env['WARBOARD_SEED'] ?? 1941);

export const EDITIONS: readonly string[] = SHELF.map(({ id }) => id);

/** How much of the work each edition gets: all for the first, half for the others. */
export const shareOf = (edition = EDITIONS[0]): number => (edition === EDITIONS[0] ? 1 : 0.5);

export function overPositions(
  numRuns: number,
  density: Density,
  property: (position: DensePosition, seed: string) => void,
): void {
  fc.assert(
    fc.property(densePositions(density), fc.noShrink(fc.nat(1_000_000)), (position, seed) =>
      property(position, `dense-${seed}`),
    ),
    { numRuns: Math.ceil(numRuns * TIMES * shareOf(density.edition)), seed: SEED },
  );
}

/** The first steps of lively play from a state; fewer if a round ends before, or the player is stuck. */
export function livelySteps(start: GameState, seed: string, most: number): readonly Step[] {
  const steps: Step[] = [];
  try {
    for (const step of roundsPlayed(start, livelyPlayer, seed, 2)) {
      steps.push(step);
      if (steps.length >= most) break;
    }
  } catch (error) {
    if (!(error instanceof StuckPhase)) throw error;
  }
  return steps;
}

/** The steps until the phase changes. */
export function phaseSteps(start: GameState, seed: string): readonly Step[] {
  const steps = livelySteps(start, seed, 60);
  const last = steps.findIndex(({ after }) => after.phase !== start.phase || after.power !== start.power);
  return last < 0 ? [] : steps.slice(0, last + 1);
}

export const commandsOf = (steps: readonly Step[]): readonly Command[] => steps.map(({ command }) => command);
