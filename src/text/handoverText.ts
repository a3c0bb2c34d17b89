import type { GameState } from '../engine/axis-allies/index.ts';
import type { PowerId } from '../engine/index.ts';
import { possessive, powerName, thePower } from '../games/axis-allies/text/names.ts';
import { capitalized } from './words.ts';

/** 'Germany’s turn is over.' */
export const turnOverText = (state: GameState, power: PowerId): string =>
  `${capitalized(possessive(state, power))} turn is over.`;

/** 'Next: Anna with the United Kingdom, round 2.'; 'Next: the United Kingdom, round 2.' if the player is called so. */
export const nextTurnText = (state: GameState, player: string): string => {
  const power = thePower(state, state.power);
  const next = player === powerName(state, state.power) ? power : `${player} with ${power}`;
  return `Next: ${next}, round ${state.round}.`;
};
