import { actingIn } from '../acting.ts';
import { attackersIn, raidsToFly, rocketStrikes } from '../air/raidsAndRockets.ts';
import { boardOf } from '../board.ts';
import { emit, type Log } from '../commandRule.ts';
import type { SpaceId } from '../ids.ts';
import { defendersIn, isHostileTerritory, typeOf } from '../pieces.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';
import { landsFrom, seaBattlesBefore, troopsAshore } from './battles.ts';
import { captureTerritory } from './capture.ts';

/**
 * Resolves land battles that need no dice: captures undefended territories and cancels assaults without attackers.
 * Where landings can be called off, they wait till their power says `fight` (AMPH-6). What a rocket can still strike
 * waits for `takeAwaited` (RKT-4).
 * @rule COM-2
 */
export function resolveUncontested(log: Log): void {
  // Units that are offered may yet defend such a territory, and a raid on it is flown while it is hostile (SBR-1).
  if (log.state.offers.length > 0 || log.state.roll || log.state.beforeBattles) return;
  const open = log.state.turn.battles.filter(
    (plan) =>
      plan.kind === 'land' &&
      seaBattlesBefore(log.state, plan).length === 0 &&
      !raidsToFly(log.state).includes(plan.space),
  );
  const { landingsWait } = boardOf(log.state).edition.transports;
  for (const plan of open)
    if (
      isUncontested(log.state, plan) &&
      !(landingsWait && troopsAshore(log.state, plan.space).length > 0) &&
      !awaitsRocket(log.state, plan)
    )
      resolve(log, plan);
}

/**
 * Captures what waited for a rocket that was not launched: a battle begins elsewhere (here), or the phase ends (RKT-4).
 */
export function takeAwaited(log: Log, here?: SpaceId): void {
  const { state } = log;
  const awaited = state.turn.battles.filter((plan) => plan.space !== here && awaitsRocket(state, plan));
  for (const plan of awaited) resolve(log, plan);
}

/** Whether only a rocket that can still strike there keeps this territory from being captured (RKT-4, COM-2). */
export const awaitsRocket = (state: GameState, plan: BattlePlan): boolean =>
  isUncontested(state, plan) &&
  attackersIn(state, plan.space).length > 0 &&
  troopsAshore(state, plan.space).length === 0 &&
  seaBattlesBefore(state, plan).length === 0 &&
  !raidsToFly(state).includes(plan.space) &&
  rocketStrikes(state).some(({ to }) => to === plan.space);

/**
 * Whether nobody defends the territory, or nobody attacks it any more. If the troops from the sea do not land, those
 * that came overland or by air still fight there.
 * @rule AMPH-3
 */
export function isUncontested(state: GameState, { kind, space }: BattlePlan): boolean {
  if (kind !== 'land') return false;
  if (defendersIn(state, space, state.power).length === 0) return true;
  return attackersIn(state, space).length === 0 && troopsAshore(state, space).length === 0;
}

/** Takes the battle off the list, lands the troops and captures the territory. */
export function resolve(log: Log, plan: BattlePlan): void {
  const { state } = log;
  const own = actingIn(state, plan.space);
  const landing = troopsAshore(state, plan.space);
  emit(log, { type: 'battles-listed', battles: state.turn.battles.filter((other) => other.space !== plan.space) });
  landTroops(log, landing, plan.space);
  const holds = landing.length > 0 || own.some((unit) => typeOf(state, unit).captures);
  if (holds && isHostileTerritory(state, plan.space, state.power)) captureTerritory(log, plan.space);
}

/** Lands assaulting troops, with one event per zone (AMPH-6). */
export function landTroops(log: Log, troops: readonly Unit[], to: SpaceId): void {
  const zones = new Map(troops.map((unit) => [unit, landsFrom(log.state, unit)]));
  for (const from of new Set(zones.values()))
    emit(log, {
      type: 'units-offloaded',
      units: troops.filter((unit) => zones.get(unit) === from).map((unit) => unit.id),
      from,
      to,
    });
}
