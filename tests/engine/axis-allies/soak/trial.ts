import {
  fromPosition,
  newGame,
  play,
  toPosition,
  type Command,
  type Edition,
  type GameState,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';
import { EDITIONS, longestVictory } from '../editions/everyEdition.ts';
import { someAdvantages } from '../editions/someAdvantages.ts';
import { densePosition } from '../generators/densePositions.ts';
import { chance } from '../players/chance.ts';
import { livelyPlayer } from '../players/livelyPlayer.ts';
import { livelyTry } from '../players/livelyTries.ts';
import { roundsPlayed, StuckPhase, type Step } from '../players/player.ts';
import { faultsOf, INVARIANTS, type Invariant } from '../properties/invariants.ts';

/** One random game of a soak: where it begins, how it is watched, and what is kept if something goes wrong. */

export interface Trial {
  readonly seed: string;
  readonly start: PositionFile;
  /** Whole rounds to be played. */
  readonly rounds: number;
}

/** What went wrong, with all that is needed to see it again: the last command is the one that did it. */
export interface Failure {
  readonly seed: string;
  readonly faults: readonly string[];
  readonly start: PositionFile;
  readonly commands: readonly Command[];
}

export interface Played {
  readonly rounds: number;
  readonly commands: number;
  /** Commands tried against the rules, and those of them that were refused. */
  readonly tries: number;
  readonly refused: number;
  readonly failure: Failure | null;
}

/**
 * A trial of an edition by number: every third from the opening, the others from the thick of a game.
 */
export function trialOf(seed: number, edition: Edition = EDITIONS[0]!): Trial {
  const isFirst = edition === EDITIONS[0];
  const isOpening = seed % 3 === 0;
  const name = isFirst ? `soak-${seed}` : `soak-${edition.id}-${seed}`;
  return {
    seed: name,
    start: isOpening
      ? toPosition(newGame(edition, { victory: longestVictory(edition), advantages: someAdvantages(edition, name) }))
      : densePosition(seed, { edition: edition.id }).file,
    rounds: isOpening ? 12 : 4,
  };
}

export function stateAt(start: PositionFile): GameState {
  const read = fromPosition(start);
  if (!read.ok) throw new Error(`Not a position: ${JSON.stringify(read.fault)}`);
  return read.value;
}

/** How often a step is followed by a command that will most likely be refused. */
const TRIES = 0.5;

/** Play a trial, all invariants held after every command; `until` may end it early. */
export function played(
  { seed, start, rounds }: Trial,
  invariants: readonly Invariant[] = INVARIANTS,
  until = (): boolean => false,
): Played {
  const commands: Command[] = [];
  let tries = 0;
  let refused = 0;
  let state = stateAt(start);
  const first = state.round;
  const answer = (faults: readonly string[], more: readonly Command[] = []): Played => ({
    rounds: state.round - first,
    commands: commands.length,
    tries,
    refused,
    failure: faults.length > 0 ? { seed, faults, start, commands: [...commands, ...more] } : null,
  });
  try {
    for (const step of roundsPlayed(state, livelyPlayer, seed, rounds)) {
      commands.push(step.command);
      state = step.after;
      const faults = faultsOf(step, invariants);
      if (faults.length > 0) return answer(faults);
      const draws = chance(`${seed} tries`, commands.length);
      if (draws.happens(TRIES)) {
        const command = livelyTry(state, draws);
        const tried = tryFaults(state, command, invariants);
        tries++;
        if (tried.isRefused) refused++;
        if (tried.faults.length > 0) return answer(tried.faults, [command]);
      }
      if (until()) break;
    }
  } catch (error) {
    return answer([faultOfError(error)]);
  }
  return answer([]);
}

/**
 * What is wrong with the answer to any command at all: the state before must be left alone, a state after must be
 * sound.
 */
export function tryFaults(
  state: GameState,
  command: Command,
  invariants: readonly Invariant[],
): { readonly isRefused: boolean; readonly faults: readonly string[] } {
  const before = JSON.stringify(state);
  try {
    const answer = play(state, command);
    const changed = JSON.stringify(state) === before ? [] : ['the state it was given has changed'];
    if (!answer.ok) return { isRefused: true, faults: changed };
    const step: Step = { before: state, command, after: answer.value.state, events: answer.value.events };
    return { isRefused: false, faults: [...changed, ...faultsOf(step, invariants)] };
  } catch (error) {
    return { isRefused: false, faults: [faultOfError(error)] };
  }
}

/** An engine that throws, and a phase that a player cannot end, are faults like any other. */
export const faultOfError = (error: unknown): string =>
  `${error instanceof StuckPhase ? 'stuck' : 'thrown'}: ${error instanceof Error ? error.message : String(error)}`;
