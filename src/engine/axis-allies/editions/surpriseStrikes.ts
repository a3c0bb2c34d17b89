import { assaultsFirst, type BattleOrder } from '../combat/battles.ts';
import type { StepRule } from '../combat/round.ts';
import { pressOrRetreat } from '../combat/steps/pressOrRetreat.ts';
import { fire, strike, submergeOrStrike } from '../combat/steps/surpriseStrike.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import type { CommandRules } from '../commandRule.ts';
import { planEngage } from '../moves/engage.ts';
import { airWithoutLanding, combatMove, troopsWithoutTarget, zonesInFault } from '../phases/combatMove.ts';
import { conductCombat } from '../phases/conductCombat.ts';
import { collectIncome } from '../phases/income.ts';
import { mobilizeNewUnits } from '../phases/mobilizeNewUnits.ts';
import { noncombatMove } from '../phases/noncombatMove.ts';
import type { PhaseRule } from '../phases/turn.ts';
import type { EditionRules } from './schema.ts';

/** What editions share whose submarines choose in each round, and whose ships may ignore submarines and transports. */

/** Which hits strike which targets (COM-9). */
export const STRIKES: EditionRules['strikes'] = {
  submarine: { submarine: 'freely', air: 'never', surface: 'freely', defenceless: 'freely' },
  air: { submarine: 'with-destroyer', air: 'freely', surface: 'freely', defenceless: 'freely' },
  surface: { submarine: 'freely', air: 'freely', surface: 'freely', defenceless: 'freely' },
};

/** The steps of a battle round with surprise strikes (COM-3). */
export const STRIKE_STEPS: readonly StepRule[] = [
  submergeOrStrike('attacker'),
  submergeOrStrike('defender'),
  ...strike('attacker'),
  ...strike('defender'),
  ...fire('attacker'),
  ...fire('defender'),
  pressOrRetreat,
];

interface PhaseDetails {
  /** Commands of combat move beside those that all have. */
  readonly moves?: CommandRules;
  /** Which battles must wait for others. */
  readonly order?: readonly BattleOrder[];
}

/** The phases of a turn that follow on the purchase (TURN-2). */
export const phasesAfterPurchase = ({ moves = {}, order = [] }: PhaseDetails = {}): readonly PhaseRule[] => [
  combatMove({
    takes: { engage: { plan: planEngage }, ...moves },
    faults: [troopsWithoutTarget, zonesInFault, airWithoutLanding],
  }),
  conductCombat({
    takes: { engage: { plan: planEngage, after: resolveUncontested, isLate: true } },
    order: [...order, assaultsFirst],
  }),
  noncombatMove,
  mobilizeNewUnits,
  collectIncome,
];
