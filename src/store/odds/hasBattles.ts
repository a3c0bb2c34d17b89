import type { GameState } from '../../engine/index.ts';

/** Whether this is a phase in which there are odds to tell. */
export const hasBattles = ({ phase }: GameState): boolean => phase === 'combat-move' || phase === 'conduct-combat';
