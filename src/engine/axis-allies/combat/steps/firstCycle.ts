import { destroyHit, planShot } from '../../air/antiaircraftFire.ts';
import { gunGroup, shotAt } from '../../air/guns.ts';
import { domainOf } from '../../pieces.ts';
import type { Battle, GameState, RollGroup, Shot } from '../../state.ts';
import { bombardmentGroups, GROUND_ONLY } from '../bombardment.ts';
import { unitsInBattle } from '../combatants.ts';
import { rollGroups } from '../dice.ts';
import type { HitLimit } from '../hits.ts';
import { attackingAir } from '../retreat.ts';
import { goOn, goOnAfterAnswer, type StepRule } from '../round.ts';
import { rollDice, takeCasualties } from './volley.ts';

/** What comes in the first cycle or in the opening fire only: the fire of guns, of ships off the coast, kamikaze. */

/** In the first cycle the gun of the territory fires at all attacking air units, before all other fire (AA-1, AA-3). */
export const gunFire: StepRule = {
  id: 'antiaircraft-fire',
  work: { does: 'shoot', shot: shotIn },
  pass(log, battle) {
    if (shotIn(log.state, battle)) return false;
    goOn(log);
    return true;
  },
  asks(state, battle) {
    const shot = shotIn(state, battle)!;
    return { kind: 'dice', by: [shot.by], roll: 'antiaircraft', groups: [gunGroup(state, shot)] };
  },
  takes: {
    roll: {
      plan: (state, command) => planShot(state, shotIn(state, state.battle!)!, command),
      after(log) {
        destroyHit(log);
        goOnAfterAnswer(log);
      },
    },
  },
};

/** What the gun fires now, or null. */
function shotIn(state: GameState, battle: Battle): Shot | null {
  return battle.round > 1 ? null : shotAt(state, battle.space, attackingAir(state, battle));
}

/**
 * The bombardment of a coast in the first cycle, and its casualties: of all defenders, or within a limit. Whether those
 * fire back follows from the fire that comes next (`mainFire`, `fireTogether`).
 * @rule BOM-1
 */
const bombardment = (limit: HitLimit | null): readonly StepRule[] => [
  rollDice({ id: 'bombardment', side: 'attacker', groups: bombardmentGroups }),
  takeCasualties('bombardment-casualties', 'defender', limit),
];

/** A bombardment of land units only. */
export const bombard = bombardment(GROUND_ONLY);

/** A bombardment whose hits the defender takes on any of its units. */
export const bombardAll = bombardment(null);

/** What kamikaze can hit: ships and submarines, which leave in this opening fire, destroyers or not. */
const SHIPS_ONLY: HitLimit = {
  rule: 'NA-JA-2',
  canBeHit: (state, unit) => domainOf(state, unit) === 'sea',
  dooms: true,
};

/** The dice of the attacking air units that give themselves up. */
function kamikazeGroups(state: GameState, battle: Battle): readonly RollGroup[] {
  if (!battle.doomed) return [];
  const { doomed } = battle;
  const flying = unitsInBattle(state, battle, 'attacker').filter(
    (unit) => doomed.includes(unit.id) && domainOf(state, unit) === 'air',
  );
  return rollGroups(state, battle, 'attacker', flying);
}

/** In the opening fire kamikaze attacks hit ships only; the attackers are lost with what they hit (NA-JA-2). */
export const kamikaze: readonly StepRule[] = [
  rollDice({ id: 'kamikaze', side: 'attacker', groups: kamikazeGroups }),
  takeCasualties('kamikaze-casualties', 'defender', SHIPS_ONLY),
];
