import { fault, ok, type Result } from '../common/result.ts';
import { useAdvantage } from './advantages/useAdvantage.ts';
import { type Command, isCommand } from './command.ts';
import { type CommandRule, emit, type Log } from './commandRule.ts';
import type { GameEvent } from './event.ts';
import { passInterrupts } from './interrupts.ts';
import { interruptNow, phaseOf } from './map/board.ts';
import { notNowRefusal } from './notNow.ts';
import { endPhase } from './phases/endPhase.ts';
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
  const planned = rule.value.plan(state, command);
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
  const planned = rule.value.plan(state, command);
  return planned.ok ? null : planned.fault;
}
