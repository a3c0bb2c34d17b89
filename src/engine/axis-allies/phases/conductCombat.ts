import { fault, ok, type Result } from '../../common/result.ts';
import { waitsToStrike } from '../acting.ts';
import { beginFire } from '../air/antiaircraftFire.ts';
import { hasFlownHome } from '../air/homebound.ts';
import { meetGun, planRaid } from '../air/raidAndRocketDice.ts';
import { attackersIn, raidsToFly } from '../air/raidsAndRockets.ts';
import { type BattleOrder, plannedBattles, seaBattlesBefore, troopsAshore } from '../combat/battles.ts';
import { askBeforeBattles } from '../combat/beforeBattles.ts';
import { bombardingShips, mostShips, shipsWithin, silentBy } from '../combat/bombardment.ts';
import { boundByLanding, retreatOrigins } from '../combat/retreat.ts';
import { advance, beginRound } from '../combat/round.ts';
import { awaitsRocket, isUncontested, landTroops, resolve, takeAwaited } from '../combat/uncontested.ts';
import type { Command } from '../command.ts';
import { type CommandRules, emit, type Log } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { deedOf, defendersIn } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import type { PhaseRule } from './turn.ts';

type FightCommand = Extract<Command, { type: 'fight' }>;

/**
 * Choose the next battle: before a landing its sea battles, and as the edition says of the order.
 * @rule COM-1, AMPH-8
 */
const planFight =
  (order: readonly BattleOrder[]) =>
  (state: GameState, { space, kind, bombard }: FightCommand): Result<readonly GameEvent[], Refusal> => {
    const silent = bombard && bombardRefusal(state, space, kind === 'raid' ? [] : shipsFor(state, space), bombard);
    if (silent) return fault(silent);
    if (kind === 'raid') return planRaid(state, space);
    const plan = state.turn.battles.find((battle) => battle.space === space);
    if (!plan) return fault(refusal('COM-1', 'no-such-battle', { spaces: [space] }));
    if (raidsToFly(state).includes(space)) return fault(refusal('SBR-1', 'raid-first', { spaces: [space] }));
    const before = seaBattlesBefore(state, plan);
    if (before.length > 0) return fault(refusal('AMPH-8', 'sea-battle-first', { spaces: [space] }));
    for (const mustWait of order) {
      const refused = mustWait(state, plan);
      if (refused) return fault(refused);
    }
    return ok([]);
  };

/** The ships that can bombard when the troops land there now (BOM-1, BOM-2, BOM-3, BOM-4, BOM-5). */
function shipsFor(state: GameState, space: SpaceId): readonly Unit[] {
  const troops = troopsAshore(state, space);
  return troops.length === 0 ? [] : bombardingShips(state, troops, defendersIn(state, space, state.power));
}

/** Why these ships cannot bombard there, or null. */
function bombardRefusal(
  state: GameState,
  space: SpaceId,
  able: readonly Unit[],
  named: readonly UnitId[],
): Refusal | null {
  const others = named.filter((id) => !able.some((ship) => ship.id === id));
  const most = mostShips(state, troopsAshore(state, space).length);
  if (others.length === 0 && new Set(named).size > most)
    return refusal('BOM-5', 'cannot-bombard', { units: named, spaces: [space], allowed: most });
  if (others.length === 0) return null;
  return refusal(silentBy(state, space, others), 'cannot-bombard', { units: others, spaces: [space] });
}

/**
 * Flies a raid, or lands the assaulting troops, starts the battle and begins its first round. All units of the acting
 * power in the space attack, wherever they came from, air units too, and none of its friends'; all of the other side's
 * defend.
 * @rule CM-20, CM-22, COM-14
 */
function fightBattle(log: Log, { space, kind, bombard }: FightCommand): void {
  const plan = log.state.turn.battles.find((battle) => battle.space === space)!;
  if (kind !== 'raid' && isUncontested(log.state, plan)) return resolve(log, plan);
  takeAwaited(log, space);
  if (kind === 'raid') return meetGun(log, space);
  const seaborne = troopsAshore(log.state, space);
  const able = shipsFor(log.state, space).filter(({ id }) => bombard?.includes(id) ?? true);
  const bombarding = shipsWithin(log.state, able, mostShips(log.state, seaborne.length));
  landTroops(log, seaborne, space);
  const { state } = log;
  // Units that retreated to this space, or wait over it after their battle or raid, do not fight again (CM-7).
  const attackers = attackersIn(state, space).filter(
    (unit) => !deedOf(state, unit.id)?.retreated && !hasFlownHome(state, unit),
  );
  const defenders = defendersIn(state, space, state.power);
  emit(log, {
    type: 'battle-began',
    plan,
    attackers: attackers.map((unit) => unit.id),
    defenders: defenders.map((unit) => unit.id),
    seaborne: boundByLanding(state, seaborne, attackers).map((unit) => unit.id),
    origins: retreatOrigins(state, plan, attackers),
    ...(bombarding.length > 0 && { bombarding: bombarding.map((ship) => ship.id) }),
  });
  beginRound(log);
  advance(log);
}

/** What an edition says of conduct combat. */
interface ConductCombatRules {
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
 * Lists the battles to fight. What others are asked before any battle comes first (AMPH-8), then the fire of guns that
 * were flown over (AA-3); then undefended territories are captured
 * (COM-2). Both wait for the answers to offers, which can bring defenders or take them away.
 */
export function listBattles(log: Log): void {
  const battles = plannedBattles(log.state);
  if (battles.length > 0) emit(log, { type: 'battles-listed', battles });
  if (!askBeforeBattles(log) && log.state.offers.length === 0) beginFire(log);
}

function battlesRemain(state: GameState): readonly Refusal[] {
  const battles = state.turn.battles.filter((plan) => !awaitsRocket(state, plan));
  const spaces = [...new Set([...battles.map((plan) => plan.space), ...raidsToFly(state)])];
  return spaces.length > 0 ? [refusal('COM-1', 'battles-remain', { spaces })] : [];
}
