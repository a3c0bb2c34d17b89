import type { Awaiting, Interrupt } from '../awaiting.ts';
import { stepOf, stepsOf } from '../board.ts';
import { type CommandRules, emit, type Log } from '../commandRule.ts';
import { notNowRefusal } from '../notNow.ts';
import { refusal } from '../refusal.ts';
import type { Battle, BattleSide, BattleStep, GameState, RollGroup, Shot } from '../state.ts';
import { hasDestroyer } from './combatants.ts';
import { endIfOver } from './endBattle.ts';
import type { HitLimit } from './hits.ts';

/**
 * A step of a battle round (COM-3): it waits for dice or a choice, or completes by itself. An edition lists its steps
 * in order.
 */
export interface StepRule {
  readonly id: BattleStep;
  /**
   * Does what needs no answer. False if the step waits for an answer; else the battle has gone on to another step, or
   * is over.
   */
  pass(log: Log, battle: Battle): boolean;
  /** What it asks when it waits. */
  asks(state: GameState, battle: Battle): Awaiting;
  /** The commands that answer it. */
  readonly takes: CommandRules;
  /**
   * What the step does, as data: for those who reckon with rounds and do not play them. A step without it cannot be
   * reckoned.
   */
  readonly work?: StepWork;
}

/**
 * What happens before a step: nothing; the battle ends if it is over (COM-16); before that all casualties leave; or
 * those of an opening fire, but for those of a side that had a destroyer when the round began (COM-6, COM-15).
 */
export type Clearing = 'nothing' | 'end-if-over' | 'casualties' | 'surprised';

/** What a step does. */
export type StepWork =
  | {
      readonly does: 'roll';
      readonly side: BattleSide;
      readonly clears: Clearing;
      groups(state: GameState, battle: Battle): readonly RollGroup[];
      /** Whether these are dice of the side's own units, each of which rolls its own, whoever rolls with it. */
      readonly byUnit: boolean;
    }
  | { readonly does: 'lose'; readonly side: BattleSide; readonly limit: HitLimit | null }
  /** A gun fires at single air units. */
  | { readonly does: 'shoot'; shot(state: GameState, battle: Battle): Shot | null }
  | {
      readonly does: 'submerge';
      readonly side: BattleSide;
      readonly clears: Clearing;
      /**
       * At the end of a round, unless an enemy destroyer is left then; or at its beginning, unless one was there then,
       * and those that stay strike before all others (COM-5, COM-6, COM-15).
       */
      readonly endsRound: boolean;
    }
  | { readonly does: 'retreat'; readonly clears: Clearing };

/**
 * Begins a round, or ends the battle if it is over (COM-16, COM-17). Whether a side has destroyers is looked at anew.
 * @rule COM-15
 */
export function beginRound(log: Log): void {
  if (endIfOver(log)) return;
  const battle = log.state.battle!;
  const destroyers = {
    attacker: hasDestroyer(log.state, battle, 'attacker'),
    defender: hasDestroyer(log.state, battle, 'defender'),
  };
  emit(log, { type: 'round-began', round: battle.round + 1, destroyers });
}

/**
 * Goes on by one step of a round, or by several, in the order of the edition; after the last one a new round begins.
 * @rule COM-3
 */
export function goOn(log: Log, steps = 1): void {
  const battle = log.state.battle!;
  const all = stepsOf(log.state, battle);
  const next = all[all.indexOf(stepOf(log.state, battle)) + steps];
  if (next) emit(log, { type: 'battle-step', step: next.id });
  else beginRound(log);
}

/** Continues the battle until a step waits for an answer, or the battle is over. */
export function advance(log: Log): void {
  for (let battle = log.state.battle; battle && stepOf(log.state, battle).pass(log, battle); battle = log.state.battle);
}

/** Goes on after an answer. */
export function goOnAfterAnswer(log: Log): void {
  goOn(log);
  advance(log);
}

/** A battle is fought to its end, step by step, before anything else (COM-1). */
export const battleUnderWay: Interrupt = {
  isOpen: ({ battle }) => battle !== null,
  asks(state) {
    const begun = isAtBegin(state) ? advanced(state) : state;
    return begun.battle
      ? stepOf(begun, begun.battle).asks(begun, begun.battle)
      : { kind: 'command', by: [state.power] };
  },
  takes: (state) => stepOf(state, state.battle!).takes,
  refusal: (state, command) =>
    stepsOf(state, state.battle!).some(({ takes }) => takes[command.type])
      ? notNowRefusal(state, command)
      : refusal('COM-1', 'not-now', { spaces: [state.battle!.space] }),
};

/** Whether the first step of the first round is open: in a battle that is only thought of, it may ask nothing. */
const isAtBegin = (state: GameState): boolean =>
  state.battle!.round === 1 && stepOf(state, state.battle!) === stepsOf(state, state.battle!)[0];

/** The state at the first question of the battle under way, or when it is over without any. */
function advanced(state: GameState): GameState {
  const log: Log = { state, events: [] };
  advance(log);
  return log.state;
}
