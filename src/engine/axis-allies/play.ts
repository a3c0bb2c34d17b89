import { fault, ok, type Result } from '../common/result.ts';
import { useAdvantage } from './advantages/useAdvantage.ts';
import { passInterrupts } from './awaiting.ts';
import { interruptNow, phaseOf } from './board.ts';
import { type Command, isCommand } from './command.ts';
import { type CommandRule, emit, type Log } from './commandRule.ts';
import type { EventOf, GameEvent } from './event.ts';
import { notNowRefusal } from './notNow.ts';
import { endPhase } from './phases/turn.ts';
import { planWithWar } from './politics/ordersOfWar.ts';
import { victoryRule } from './phases/victory.ts';
import { refusal, type Refusal } from './refusal.ts';
import type { GameState } from './state.ts';

/** The rule of a command that can be given now, or why it cannot. */
function ruleNow(state: GameState, command: Command): Result<CommandRule, Refusal> {
  if (state.outcome) return fault(refusal(victoryRule(state), 'game-over'));
  if (!isCommand(command)) return fault(refusal('TURN-2', 'bad-command'));
  // Each advantage says itself when it can be declared.
  if (command.type === 'use-advantage') return ok(useAdvantage);
  const interrupt = interruptNow(state);
  if (!interrupt && command.type === 'end-phase') return ok(endPhase);
  const takes = interrupt ? interrupt.takes(state) : phaseOf(state).takes;
  const rule: CommandRule | undefined = takes[command.type];
  return rule ? ok(rule) : fault((interrupt?.refusal ?? notNowRefusal)(state, command));
}

/** Carries out a command: the new state and its events, or the refusal. */
export function play(
  state: GameState,
  command: Command,
): Result<{ readonly state: GameState; readonly events: readonly GameEvent[] }, Refusal> {
  const rule = ruleNow(state, command);
  if (!rule.ok) return rule;
  const planned = planWithWar(state, rule.value, command);
  if (!planned.ok) return planned;
  const log: Log = { state, events: [] };
  for (const event of planned.value) emit(log, event);
  rule.value.after?.(log, command);
  passInterrupts(log);
  return ok({ state: log.state, events: log.events });
}

/** Why a command would be refused, or null if it is allowed. */
export function refusalOf(state: GameState, command: Command): Refusal | null {
  const rule = ruleNow(state, command);
  if (!rule.ok) return rule.fault;
  const planned = planWithWar(state, rule.value, command);
  return planned.ok ? null : planned.fault;
}

/** The war that an order would bring, or null: it brings none, or would be refused. */
export function warBroughtBy(state: GameState, command: Command): EventOf<'war-began'> | null {
  if (!state.wars) return null;
  const rule = ruleNow(state, command);
  const planned = rule.ok ? planWithWar(state, rule.value, command) : rule;
  if (!planned.ok) return null;
  return planned.value.find((event): event is EventOf<'war-began'> => event.type === 'war-began') ?? null;
}

/** Plays commands in order. Answers the last state, or the index and refusal of the first refused command. */
export function replay(
  start: GameState,
  commands: readonly Command[],
): Result<GameState, { readonly index: number; readonly refusal: Refusal }> {
  let state = start;
  for (const [index, command] of commands.entries()) {
    const played = play(state, command);
    if (!played.ok) return fault({ index, refusal: played.fault });
    state = played.value.state;
  }
  return ok(state);
}

/**
 * Plays all commands except the one at index `without`. Later commands that are now refused are dropped too; `dropped`
 * lists the indices of all commands left out.
 */
export function withoutCommand(
  start: GameState,
  commands: readonly Command[],
  without: number,
): { readonly state: GameState; readonly commands: readonly Command[]; readonly dropped: readonly number[] } {
  let state = start;
  const kept: Command[] = [];
  const dropped: number[] = [];
  for (const [index, command] of commands.entries()) {
    const played = index === without ? null : play(state, command);
    if (played?.ok) {
      state = played.value.state;
      kept.push(command);
    } else dropped.push(index);
  }
  return { state, commands: kept, dropped };
}
