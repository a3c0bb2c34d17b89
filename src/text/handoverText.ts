import type { GameState, PowerId } from '../engine/index.ts';
import { possessive, thePower } from './names.ts';
import { capitalized } from './words.ts';

/** 'Germany’s turn is over.' */
export const turnOverText = (state: GameState, power: PowerId): string =>
  `${capitalized(possessive(state, power))} turn is over.`;

/** 'Next: Anna with the United Kingdom, round 2.' */
export const nextTurnText = (state: GameState, player: string): string =>
  `Next: ${player} with ${thePower(state, state.power)}, round ${state.round}.`;
