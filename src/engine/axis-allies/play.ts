import { fault, ok, type Result } from '../common/result.ts';
import {
  afterRetreat,
  planCasualties,
  planPress,
  planRetreat,
  planRoll,
  planSubmerge,
  press,
} from './combat/choices.ts';
import { startBattle, planFight } from './combat/startBattle.ts';
import { advance } from './combat/round.ts';
import { resolveUncontested } from './combat/uncontested.ts';
import type { Command } from './command.ts';
import { isCommand } from './commandShape.ts';
import type { GameEvent } from './event.ts';
import { emit, type Log } from './log.ts';
import { planEngage } from './moves/engage.ts';
import { planLoad } from './moves/load.ts';
import { planMove, takeBlitzed } from './moves/move.ts';
import { planOffload } from './moves/offload.ts';
import { endPhase, planEndPhase } from './phases/endPhase.ts';
import { planMobilize } from './phases/mobilize.ts';
import { planPurchase } from './phases/purchase.ts';
import { landStranded, planLandStranded } from './phases/strandedFighters.ts';
import { victoryRule } from './phases/victory.ts';
import { refusal, type Refusal } from './refusal.ts';
import type { GameState } from './state.ts';

/** Checks a command: its first events, or the refusal. Does not compute a new state. */
function plan(state: GameState, command: Command): Result<readonly GameEvent[], Refusal> {
  if (state.outcome) return fault(refusal(victoryRule(state), 'game-over'));
  if (!isCommand(command)) return fault(refusal('TURN-2', 'bad-command'));
  const outOfTurn = outOfTurnRefusal(state, command);
  if (outOfTurn) return fault(outOfTurn);
  switch (command.type) {
    case 'purchase':
      return planPurchase(state, command);
    case 'move':
      return planMove(state, command);
    case 'load':
      return planLoad(state, command);
    case 'offload':
      return planOffload(state, command);
    case 'engage':
      return planEngage(state, command);
    case 'fight':
      return planFight(state, command);
    case 'submerge':
      return planSubmerge(state, command);
    case 'roll':
      return planRoll(state, command);
    case 'casualties':
      return planCasualties(state, command);
    case 'press':
      return planPress(state);
    case 'retreat':
      return planRetreat(state, command);
    case 'land-stranded':
      return planLandStranded(state, command);
    case 'mobilize':
      return planMobilize(state, command);
    case 'end-phase':
      return planEndPhase(state);
  }
}

const IN_BATTLE: readonly Command['type'][] = ['submerge', 'roll', 'casualties', 'press', 'retreat'];

/** The refusal of a command while a battle is fought (COM-1) or fighters are stranded (NCM-2); null if it may go on. */
function outOfTurnRefusal(state: GameState, command: Command): Refusal | null {
  if (state.battle && !IN_BATTLE.includes(command.type))
    return refusal('COM-1', 'not-now', { spaces: [state.battle.space] });
  if (state.stranded.length > 0 && command.type !== 'land-stranded')
    return refusal('NCM-2', 'stranded-first', { units: state.stranded });
  return null;
}

/** Adds what follows automatically: captured territories of a blitz, the next battle steps, the next phase. */
function followUp(log: Log, command: Command): void {
  switch (command.type) {
    case 'move':
      return log.events.forEach((event) => event.type === 'units-moved' && takeBlitzed(log, event.legs));
    case 'engage':
      return log.state.phase === 'conduct-combat' ? resolveUncontested(log) : undefined;
    case 'fight':
      startBattle(log, command);
      return advance(log);
    case 'submerge':
    case 'roll':
    case 'casualties':
      return advance(log);
    case 'press':
      press(log);
      return advance(log);
    case 'retreat':
      afterRetreat(log);
      return advance(log);
    case 'land-stranded':
      return landStranded(log);
    case 'end-phase':
      return endPhase(log);
    default:
  }
}

/** Carries out a command: the new state and its events, or the refusal. */
export function play(
  state: GameState,
  command: Command,
): Result<{ readonly state: GameState; readonly events: readonly GameEvent[] }, Refusal> {
  const planned = plan(state, command);
  if (!planned.ok) return planned;
  const log: Log = { state, events: [] };
  for (const event of planned.value) emit(log, event);
  followUp(log, command);
  return ok({ state: log.state, events: log.events });
}

/** Why a command would be refused, or null if it is allowed. */
export function refusalOf(state: GameState, command: Command): Refusal | null {
  const planned = plan(state, command);
  return planned.ok ? null : planned.fault;
}
