import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { phaseName, powerName } from '../names.ts';

/** 'Round 2, Germany' */
export const turnText = (state: GameState): string => `Round ${state.round}, ${powerName(state, state.power)}`;

/** 'Round 2, Germany: combat move' */
export const placeText = (state: GameState): string => `${turnText(state)}: ${phaseName(state.phase).toLowerCase()}`;
