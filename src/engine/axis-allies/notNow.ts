import { cannotRetreatNow, cannotSubmergeNow } from './combat/outOfStep.ts';
import type { Command } from './command.ts';
import { spendingRefusal } from './phases/spending.ts';
import { refusal, type Refusal } from './refusal.ts';
import type { GameState } from './state.ts';

/** Why a command cannot be given now: it belongs to another phase (TURN-2), or answers what is not asked. */
export function notNowRefusal(state: GameState, command: Command): Refusal {
  switch (command.type) {
    case 'engage':
      return refusal('TURN-2', 'not-now', { spaces: [command.zone] });
    case 'fight':
      return refusal('TURN-2', 'not-now', { spaces: [command.space] });
    case 'mobilize':
      return refusal('TURN-2', 'not-now', { spaces: [command.to] });
    case 'roll':
      return refusal('COM-4', 'not-now');
    case 'casualties':
      return refusal('COM-8', 'not-now');
    case 'press':
      return refusal('COM-3', 'not-now');
    case 'submerge':
      return cannotSubmergeNow(state, command);
    case 'retreat':
      return cannotRetreatNow(state);
    // No phase of this turn is one to spend in, if a power has lost its capital or not collected since (TURN-3, CAP-1).
    case 'purchase':
    case 'research':
      return spendingRefusal(state) ?? refusal('TURN-2', 'not-now');
    case 'land-stranded':
      return refusal('NCM-2', 'not-now', { units: [command.unit] });
    case 'move':
    case 'load':
    case 'offload':
    case 'raid':
    case 'rocket':
    case 'call-off':
    case 'use-advantage':
    case 'place-offer':
    case 'end-phase':
      return refusal('TURN-2', 'not-now');
  }
}
