import { domainOf } from '../../pieces.ts';
import type { Battle, GameState, RollGroup } from '../../state.ts';
import type { HitLimit } from '../hitLimit.ts';
import { unitsInBattle } from '../combatants.ts';
import { rollGroups } from '../rollGroups.ts';
import type { StepRule } from '../stepRule.ts';
import { rollDice } from './rollDice.ts';
import { takeCasualties } from './takeCasualties.ts';

/** What kamikaze can hit: ships and submarines, which leave in this opening fire, destroyers or not. */
const SHIPS_ONLY: HitLimit = {
  rule: 'NA-JA-2',
  canBeHit: (state, unit) => domainOf(state, unit) === 'sea',
  dooms: true,
};

/** The dice of the attacking air units that give themselves up. */
function groups(state: GameState, battle: Battle): readonly RollGroup[] {
  if (!battle.doomed) return [];
  const { doomed } = battle;
  const flying = unitsInBattle(state, battle, 'attacker').filter(
    (unit) => doomed.includes(unit.id) && domainOf(state, unit) === 'air',
  );
  return rollGroups(state, battle, 'attacker', flying);
}

/** In the opening fire kamikaze attacks hit ships only; the attackers are lost with what they hit (NA-JA-2). */
export const kamikaze: readonly StepRule[] = [
  rollDice({ id: 'kamikaze', side: 'attacker', groups }),
  takeCasualties('kamikaze-casualties', 'defender', SHIPS_ONLY),
];
