import { memoizePerObject } from '../../common/memoize.ts';
import { fault, ok } from '../../common/result.ts';
import { boardOf, phaseOf } from '../board.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRule, type CommandRules, emit, type Log } from '../commandRule.ts';
import type { UnitDestination, Warning } from '../destination.ts';
import type { Phase, PowerId, UnitId } from '../ids.ts';
import { type Refusal, together } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { declareWars } from '../politics/declarations.ts';
import { refundUnplaced } from './purchase.ts';
import { outcomeAfterTurn } from './victory.ts';

/** What a phase is, and how phases and turns follow each other. */

/**
 * A phase of a turn (TURN-2). An edition lists its phases in order; the command `end-phase` ends each of them.
 */
export interface PhaseRule {
  readonly id: Phase;
  /** The commands that the acting power can give, beside the end of the phase. */
  readonly takes: CommandRules;
  /** Where these units can go, if the phase is none of moves but takes some. */
  destinations?(state: GameState, units: readonly UnitId[]): readonly UnitDestination[];
  /** Whether the turn goes on without this phase. */
  isSkipped?(state: GameState): boolean;
  /** What happens when the phase begins. */
  begin?(log: Log): void;
  /** All reasons why the phase cannot end yet. */
  faults?(state: GameState): readonly Refusal[];
  /** What would be lost if the phase ended now. */
  warnings?(state: GameState): readonly Warning[];
  /** Asks what must be answered when the phase ends, and is followed by `finishPhase`; false if there is nothing. */
  asks?(log: Log): boolean;
  /** What happens when the phase ends. */
  end?(log: Log): void;
}

/**
 * The power that plays next. None is ever left out, whatever it has lost.
 * @rule TURN-1, TURN-10
 */
export const nextPower = (order: readonly PowerId[], power: PowerId): PowerId =>
  order[(order.indexOf(power) + 1) % order.length] ?? power;

/** Begins a power's turn with its first phase that is not skipped (TURN-3). */
export function beginTurn(log: Log, power: PowerId, round: number): void {
  emit(log, { type: 'turn-began', power, round });
  beginPhaseAfter(log, null);
}

/**
 * Begins the first phase of the edition after this one, or of the turn, that is not skipped. False if there is none
 * left.
 * @rule TURN-2
 */
export function beginPhaseAfter(log: Log, before: PhaseRule | null): boolean {
  const { phases } = boardOf(log.state).edition;
  const next = phases.find((phase, i) => (!before || i > phases.indexOf(before)) && !phase.isSkipped?.(log.state));
  if (!next) return false;
  emit(log, { type: 'phase-began', power: log.state.power, phase: next.id });
  declareWars(log);
  next.begin?.(log);
  return true;
}

/** Why the phase cannot end now, or null. Memoized: needed to draw the button and again for the command. */
const endPhaseRefusal = memoizePerObject((state: GameState): Refusal | null =>
  together(phaseOf(state).faults?.(state) ?? []),
);

/** Ends the phase and begins the power's next phase or the next turn (TURN-2, TURN-3). */
export const endPhase: CommandRule<CommandOf<'end-phase'>> = {
  plan(state) {
    const refused = endPhaseRefusal(state);
    return refused ? fault(refused) : ok([]);
  },
  after(log) {
    const phase = phaseOf(log.state);
    // In a position that begins within the phase nobody has declared yet.
    declareWars(log);
    if (phase.asks?.(log) !== true) finishPhase(log);
  },
};

/** Carries out the end of the phase, after what was asked before it. */
export function finishPhase(log: Log): void {
  const phase = phaseOf(log.state);
  phase.end?.(log);
  if (!beginPhaseAfter(log, phase)) endTurn(log);
}

function endTurn(log: Log): void {
  refundUnplaced(log);
  const { power } = log.state;
  emit(log, { type: 'turn-ended', power });
  const outcome = outcomeAfterTurn(log.state, power);
  if (outcome) return emit(log, { type: 'game-won', outcome });
  const order = boardOf(log.state).edition.turnOrder;
  beginTurn(log, nextPower(order, power), log.state.round + (order.at(-1) === power ? 1 : 0));
}
