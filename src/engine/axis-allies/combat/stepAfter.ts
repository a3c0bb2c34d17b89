import { BATTLE_STEPS, type BattleStep } from '../state.ts';

/** The step that follows in the round (COM-3). */
export const stepAfter = (step: BattleStep): BattleStep => BATTLE_STEPS[BATTLE_STEPS.indexOf(step) + 1]!;
