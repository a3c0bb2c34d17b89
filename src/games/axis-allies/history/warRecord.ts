import type { Command, GameState } from '../../../engine/axis-allies/index.ts';
import { diarist } from './diary.ts';
import type { Entry } from './entry.ts';
import { areOfOnePhase, withEntry } from './joinEntries.ts';
import { standings, victoryHoldings, type TurnStanding } from './standing.ts';
import { stepsOf, type GameStep } from './steps.ts';
import { throwTeller, type Throw } from './throws.ts';

/** All that is told of a game afterwards. */
export interface WarRecord {
  /** The war diary, in order. */
  readonly entries: readonly Entry[];
  /** As the game began, and after each turn. */
  readonly standings: readonly TurnStanding[];
  /** Every throw of dice that could hit. */
  readonly throws: readonly Throw[];
  /** Every command and what came of it. The states share most of what they are made of. */
  readonly steps: readonly GameStep[];
}

/**
 * Plays a game again and records it. Yields after each command, so that a long game can be told in slices; ends at a
 * command that the rules refuse.
 */
export function* warRecord(start: GameState, commands: readonly Command[]): Generator<void, WarRecord> {
  const [entriesOf, throwsOf] = [diarist(), throwTeller()];
  const entries: Entry[] = [];
  const told: TurnStanding[] = [
    { after: 0, round: start.round, power: null, powers: standings(start), victory: victoryHoldings(start) },
  ];
  const throws: Throw[] = [];
  const steps: GameStep[] = [];
  let phase: readonly Entry[] = [];
  for (const step of stepsOf(start, commands)) {
    steps.push(step);
    for (const entry of entriesOf(step)) {
      if (phase[0] !== undefined && !areOfOnePhase(phase[0], entry)) {
        entries.push(...phase);
        phase = [];
      }
      phase = withEntry(phase, entry);
    }
    throws.push(...throwsOf(step));
    if (step.events.some(({ type }) => type === 'turn-ended'))
      told.push(standingAfter(step.index, step.before, step.state));
    yield;
  }
  return { entries: [...entries, ...phase], standings: told, throws, steps };
}

const standingAfter = (index: number, { round, power }: GameState, state: GameState): TurnStanding => ({
  after: index + 1,
  round,
  power,
  powers: standings(state),
  victory: victoryHoldings(state),
});
