import { BATTLE_STEPS, type BattleStep } from '../state.ts';

/** The next step of a round (COM-3). */
export const stepAfter = (step: BattleStep): BattleStep => BATTLE_STEPS[BATTLE_STEPS.indexOf(step) + 1]!;
