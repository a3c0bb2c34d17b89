import { waitsToStrike } from '../acting.ts';
import { beginFire } from '../air/antiaircraftFire.ts';
import { raidsToFly } from '../air/raidsAndRockets.ts';
import { type BattleOrder, plannedBattles } from '../combat/battles.ts';
import { fightBattle, planFight } from '../combat/startBattle.ts';
import { awaitsRocket, takeAwaited } from '../combat/uncontested.ts';
import { type CommandRules, emit, type Log } from '../commandRule.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import type { PhaseRule } from './turn.ts';

/** What an edition says of conduct combat. */
export interface ConductCombatRules {
  /** Its commands beside the choice of the next battle. */
  readonly takes?: CommandRules;
  /** Which battles must wait for others, beside a landing for its sea battle. */
  readonly order?: readonly BattleOrder[];
}

/**
 * Conduct combat (COM): the acting power chooses which battle is fought next, till all are fought. All moves were made
 * before; nothing moves in any more.
 * @rule CM-7
 */
export const conductCombat = ({ takes, order = [] }: ConductCombatRules): PhaseRule => ({
  id: 'conduct-combat',
  takes: { fight: { plan: planFight(order), after: fightBattle }, ...takes },
  isSkipped: waitsToStrike,
  begin: listBattles,
  faults: battlesRemain,
  end: (log) => takeAwaited(log),
});

/**
 * Lists the battles to fight. Guns that were flown over fire first (AA-3); then undefended territories are captured
 * (COM-2). Both wait for the answers to offers, which can bring defenders or take them away.
 */
export function listBattles(log: Log): void {
  const battles = plannedBattles(log.state);
  if (battles.length > 0) emit(log, { type: 'battles-listed', battles });
  if (log.state.offers.length === 0) beginFire(log);
}

function battlesRemain(state: GameState): readonly Refusal[] {
  const battles = state.turn.battles.filter((plan) => !awaitsRocket(state, plan));
  const spaces = [...new Set([...battles.map((plan) => plan.space), ...raidsToFly(state)])];
  return spaces.length > 0 ? [refusal('COM-1', 'battles-remain', { spaces })] : [];
}
