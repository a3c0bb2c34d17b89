import { destroyHit, planShot } from '../../air/gunDice.ts';
import { gunGroup, shotAt } from '../../air/guns.ts';
import type { Battle, GameState, Shot } from '../../state.ts';
import { attackingAir } from '../retreat.ts';
import { goOn, goOnAfterAnswer } from '../round.ts';
import type { StepRule } from '../stepRule.ts';

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
