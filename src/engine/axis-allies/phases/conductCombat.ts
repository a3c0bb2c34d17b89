import { plannedBattles } from '../combat/battles.ts';
import { fightBattle, planFight } from '../combat/startBattle.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import { emit, type Log } from '../log.ts';
import { planEngage } from '../moves/engage.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { PhaseRule } from './phaseRule.ts';

/** Conduct combat (COM): the acting power chooses which battle is fought next, till all are fought. */
export const conductCombat: PhaseRule = {
  id: 'conduct-combat',
  takes: {
    fight: { plan: planFight, after: fightBattle },
    engage: { plan: planEngage, after: resolveUncontested, isLate: true },
  },
  begin: listBattles,
  faults: battlesRemain,
};

/** Lists the battles to fight, and captures undefended territories (COM-2). */
export function listBattles(log: Log): void {
  const battles = plannedBattles(log.state);
  if (battles.length > 0) emit(log, { type: 'battles-listed', battles });
  resolveUncontested(log);
}

function battlesRemain({ turn: { battles } }: GameState): readonly Refusal[] {
  return battles.length > 0 ? [refusal('COM-1', 'battles-remain', { spaces: battles.map((plan) => plan.space) })] : [];
}
