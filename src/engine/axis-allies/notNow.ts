import { otherSide, unitsInBattle } from './combat/combatants.ts';
import type { Command, CommandOf } from './command.ts';
import { spendingRefusal } from './phases/purchase.ts';
import { typeOf } from './pieces.ts';
import { refusal, type Refusal } from './refusal.ts';
import type { Battle, GameState } from './state.ts';

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
    case 'shoot':
      return refusal('HUNT-1', 'not-now');
    case 'kamikaze':
      return refusal('KAM-2', 'not-now');
    case 'scramble':
      return refusal('SCR-1', 'not-now');
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
    case 'repair':
    case 'research':
      return spendingRefusal(state) ?? refusal('TURN-2', 'not-now');
    case 'intercept':
      return refusal('SBR-6', 'not-now', { units: command.units });
    case 'share':
      return refusal('SBR-7', 'not-now');
    case 'land-stranded':
      return refusal('NCM-2', 'not-now', { units: [command.unit] });
    case 'move':
    case 'load':
    case 'offload':
    case 'raid':
    case 'escort':
    case 'rocket':
    case 'call-off':
    case 'use-advantage':
    case 'place-offer':
    case 'disrupt':
    case 'end-phase':
      return refusal('TURN-2', 'not-now');
  }
}

/** Submarines cannot submerge now; with an enemy destroyer in the battle they cannot at all (COM-5). */
function cannotSubmergeNow(state: GameState, { units }: CommandOf<'submerge'>): Refusal {
  const { battle } = state;
  return battle && units.some((unit) => isCancelled(state, battle, unit))
    ? refusal('COM-5', 'destroyer-present', { units })
    : refusal('COM-5', 'not-now');
}

/** Whether this is a submarine in the battle that cannot submerge because of an enemy destroyer. */
const isCancelled = (state: GameState, battle: Battle, unit: string): boolean => {
  const side = battle.attackers.includes(unit) ? 'attacker' : 'defender';
  return (
    unitsInBattle(state, battle, side).some((one) => one.id === unit && typeOf(state, one).submerges) &&
    battle.destroyers[otherSide(side)]
  );
};

/** Nobody can retreat now: it is not the end of a round, or all attackers came from the sea (AMPH-4). */
function cannotRetreatNow({ battle }: GameState): Refusal {
  if (!battle) return refusal('COM-18', 'cannot-retreat');
  const isFromSea = battle.seaborne.length > 0 && battle.attackers.every((unit) => battle.seaborne.includes(unit));
  return isFromSea
    ? refusal('AMPH-4', 'cannot-retreat', { spaces: [battle.space], units: battle.seaborne })
    : refusal('COM-18', 'cannot-retreat', { spaces: [battle.space] });
}
