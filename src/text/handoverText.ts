import type { AnyState, PowerId } from '../engine/index.ts';
import { possessive, powerName, thePower } from './names.ts';
import { capitalized } from './words.ts';

/** 'Germany’s turn is over.' */
export const turnOverText = (state: AnyState, power: PowerId): string =>
  `${capitalized(possessive(state, power))} turn is over.`;

/** 'Next: Anna with the United Kingdom, round 2.'; 'Next: the United Kingdom, round 2.' if the player is called so. */
export const nextTurnText = (state: AnyState, player: string): string => {
  const power = thePower(state, state.power);
  const next = player === powerName(state, state.power) ? power : `${player} with ${power}`;
  return `Next: ${next}, round ${state.round}.`;
};
