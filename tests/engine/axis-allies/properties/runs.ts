import * as fc from 'fast-check';
import { newGame, type Edition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { EDITIONS, longestVictory } from '../editions/everyEdition.ts';
import { someAdvantages } from '../editions/someAdvantages.ts';
import { roundsPlayed, type Player, type Step } from '../players/player.ts';
import { randomPlayer } from '../players/randomPlayer.ts';
import { frozen } from './frozen.ts';

/**
 * How many random games the properties are checked on, and half as many for each edition after the first. Each run is a
 * new game of ROUNDS rounds. WARBOARD_RUNS=200
 * checks more games and WARBOARD_SEED=7 others. The seeds are the same every time, so that a failure is due to a code
 * change.
 */
const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
export const RUNS = setting('WARBOARD_RUNS', 10);
export const ROUNDS = setting('WARBOARD_ROUNDS', 8);

/** One player a side. */
const playersOf = ({ powers, turnOrder }: Edition) =>
  (['allies', 'axis'] as const).map((side) => ({
    name: side === 'allies' ? 'Allies' : 'Axis',
    powers: turnOrder.filter((power) => powers.some((one) => one.id === power && one.side === side)),
  }));

const startOf = (edition: Edition, seed: string): GameState =>
  newGame(edition, {
    players: playersOf(edition),
    victory: longestVictory(edition),
    advantages: someAdvantages(edition, seed),
  });

/** Seeds of random games. They are not shrunk, because a smaller seed is not a simpler game. */
const seeds = fc.noShrink(fc.integer({ min: 0, max: 0x7fffffff })).map((seed) => `random-${seed}`);

/** Freezes every state before playing from it, so that code that changes a state throws. */
const carefulPlayer: Player = (state, moment) => randomPlayer(frozen(state), moment);

const known = new Map<string, readonly Step[]>();

/** All steps of a random game. Cached for all properties of a test file. */
function stepsOf(edition: Edition, seed: string): readonly Step[] {
  const key = `${edition.id} ${seed}`;
  let steps = known.get(key);
  if (!steps) known.set(key, (steps = [...roundsPlayed(startOf(edition, seed), carefulPlayer, seed, ROUNDS)]));
  return steps;
}

/** Checks a property of random games of these editions. */
export function overGames(
  property: (steps: readonly Step[], seed: string) => void,
  share = 1,
  editions: readonly Edition[] = EDITIONS,
): void {
  for (const edition of editions) {
    const numRuns = Math.max(1, Math.round((RUNS * share) / (edition === EDITIONS[0] ? 1 : 2)));
    fc.assert(
      fc.property(seeds, (seed) => property(stepsOf(edition, seed), seed)),
      { numRuns, seed: setting('WARBOARD_SEED', 1941), endOnFailure: true },
    );
  }
}

/** Checks for faults after every command of random games, and shows them with the command. */
export function afterEveryCommand(faults: (step: Step) => readonly string[]): void {
  overGames((steps, seed) => {
    steps.forEach((step, i) => {
      const found = faults(step);
      if (found.length > 0)
        throw new Error(
          `${found.join('; ')} — after command ${i} of ${seed}, ${step.before.edition}, round ${step.before.round}, ` +
            `${step.before.power}, ${step.before.phase}: ${JSON.stringify(step.command)}`,
        );
    });
  });
}
