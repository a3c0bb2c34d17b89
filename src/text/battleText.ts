import type { BattleResult, GameState, SpaceId } from '../engine/index.ts';
import { spaceName } from './names.ts';
import { counted } from './words.ts';

/** The result of a battle in words. */
export function battleResultText(state: GameState, space: SpaceId, result: BattleResult): string {
  const where = spaceName(state, space);
  switch (result) {
    case 'attacker-won':
      return `The attackers win in ${where}.`;
    case 'defender-won':
      return `The defenders hold ${where}.`;
    case 'both-lost':
      return `Both sides are destroyed in ${where}.`;
    case 'attacker-retreated':
      return `The attackers retreat from ${where}.`;
    case 'stalemate':
      return `The battle in ${where} ends with neither side able to go on.`;
  }
}

/** 'no hits', '1 hit', '3 hits'. */
export const hitsText = (hits: number): string => (hits === 0 ? 'no hits' : counted(hits, 'hit'));
