import type { Command, GameState, BattlePlan } from '../../../engine/axis-allies/index.ts';
import { diarist } from './diary.ts';
import { type ToldEntry, stepsOf, type GameStep, together } from './entry.ts';
import { standings, victoryHoldings, type TurnStanding } from './standing.ts';
import { throwTeller, type Throw } from './throws.ts';

/**
 * The entries of a phase with one more. What a player does in several orders is one thing told: units that go the same
 * way, are mobilized in one territory or lent there, and the last of several purchases, which replaces those before it
 * (BUY-3). Free units that come to a battle are told before it, apart from what comes after.
 */
function withEntry(phase: readonly ToldEntry[], entry: ToldEntry): readonly ToldEntry[] {
  const at = phase.findIndex((earlier) => isOne(earlier, entry));
  const earlier = phase[at];
  return earlier === undefined ? [...phase, entry] : [...phase.toSpliced(at, 1), joined(earlier, entry)];
}

const isOne = (a: ToldEntry, b: ToldEntry): boolean =>
  (b.kind === 'purchased' ||
    b.kind === 'moved' ||
    b.kind === 'lent' ||
    (b.kind === 'mobilized' && b.phase === 'mobilize-new-units')) &&
  a.kind === b.kind &&
  a.spaces.join() === b.spaces.join();

const joined = (a: ToldEntry, b: ToldEntry): ToldEntry =>
  (a.kind === 'moved' && b.kind === 'moved') ||
  (a.kind === 'mobilized' && b.kind === 'mobilized') ||
  (a.kind === 'lent' && b.kind === 'lent')
    ? { ...b, forces: together(a.forces, b.forces) }
    : b;

/** Whether two entries are of one phase of one turn. */
const areOfOnePhase = (a: ToldEntry, b: ToldEntry): boolean =>
  a.round === b.round && a.power === b.power && a.phase === b.phase;

/** All that is told of a game afterwards. */
export interface WarRecord {
  /** The war diary, in order. */
  readonly entries: readonly ToldEntry[];
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
  const entries: ToldEntry[] = [];
  const told: TurnStanding[] = [
    { after: 0, round: start.round, power: null, powers: standings(start), victory: victoryHoldings(start) },
  ];
  const throws: Throw[] = [];
  const steps: GameStep[] = [];
  let phase: readonly ToldEntry[] = [];
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

/** A battle of a game that has been told. */
export interface BattleTold {
  readonly plan: BattlePlan;
  /** The state before it. */
  readonly before: GameState;
  /** The commands before the one that began it. */
  readonly from: number;
  /** Its commands, from the one that began it to the one that ended it, or to the last one if it still goes on. */
  readonly steps: readonly GameStep[];
}

/** The last battle that had begun with the command at this place of a told game; null if there was none. */
export function battleTold(steps: readonly GameStep[], at: number): BattleTold | null {
  for (let from = Math.min(at, steps.length - 1); from >= 0; from -= 1) {
    const first = steps[from];
    const begun = first?.events.find((event) => event.type === 'battle-began');
    if (first === undefined || begun?.type !== 'battle-began') continue;
    const length = steps.slice(from).findIndex(({ events }) => events.some(({ type }) => type === 'battle-ended')) + 1;
    const until = length === 0 ? steps.length : from + length;
    return { plan: begun.plan, before: first.before, from, steps: steps.slice(from, until) };
  }
  return null;
}
