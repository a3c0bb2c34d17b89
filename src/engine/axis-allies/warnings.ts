import { phaseOf } from './board.ts';
import type { Warning } from './destination.ts';
import type { GameState } from './state.ts';

/** What would be lost if the phase ended now (NCM-6, NCM-7, MOB-4). */
export const warnings = (state: GameState): readonly Warning[] => phaseOf(state).warnings?.(state) ?? [];
