import { runningAfterBattle } from '../advantageEvents.ts';
import { landingsOnTheWay, landsFrom, troopsAshore } from '../combat/battles.ts';
import { bombardingShips } from '../combat/bombardment.ts';
import { hasDestroyer } from '../combat/combatants.ts';
import { boundByLanding, retreatOrigins } from '../combat/retreat.ts';
import { landTroops } from '../combat/uncontested.ts';
import { emit, type Log } from '../commandRule.ts';
import type { UnitId } from '../ids.ts';
import { battlesToCome } from '../moves/engage.ts';
import type { BattlePlan, GameState, Unit } from '../state.ts';
import type { Forces } from './forces.ts';

/** The state in which this battle has begun between these units, its troops ashore, and nobody has fired. */
export function battleBegun(state: GameState, plan: BattlePlan, { attackers, defenders }: Forces): GameState {
  const landing = attackers.flatMap(({ id }) => state.units[id] ?? []).filter(({ aboard }) => aboard !== undefined);
  // Ships that fight at sea before do not bombard (BOM-2).
  const toCome = battlesToCome(state).map(({ space }) => space);
  const supported = landing.filter((unit) => !toCome.includes(landsFrom(state, unit)));
  const log: Log = { state: { ...state, battle: null, running: runningAfterBattle(state.running) }, events: [] };
  // What its ships landed on their way is ashore before they fight (NA-JA-4).
  if (plan.kind === 'sea')
    for (const { space } of landingsOnTheWay(state, plan.space)) landTroops(log, troopsAshore(state, space), space);
  emit(log, {
    type: 'battle-began',
    plan,
    attackers: idsOf(attackers),
    defenders: idsOf(defenders),
    seaborne: idsOf(boundByLanding(state, landing, attackers)),
    // Nobody retreats to where troops boarded their ships.
    origins: retreatOrigins(
      state,
      plan,
      attackers.filter((unit) => !landing.some(({ id }) => id === unit.id)),
    ),
    bombarding: idsOf(bombardingShips(state, supported, defenders)),
  });
  const battle = log.state.battle!;
  const destroyers = {
    attacker: hasDestroyer(log.state, battle, 'attacker'),
    defender: hasDestroyer(log.state, battle, 'defender'),
  };
  emit(log, { type: 'round-began', round: 1, destroyers });
  return log.state;
}

const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id);
