import { after, endPhase, fight, game, move } from '../../revised/position.ts';
import type { Told } from './told.ts';

const UK = 'united-kingdom';

/** A British bomber that has flown to Eastern Europe over a gun in Germany. */
const underFire = () =>
  after(
    game({
      power: UK,
      units: {
        [UK]: { [UK]: { bomber: 1 } },
        germany: { 'eastern-europe': { infantry: 1 }, germany: { 'antiaircraft-gun': 1 } },
      },
    }),
    move(UK, { bomber: 1 }, 'eastern-europe', 'sz-6', 'western-europe', 'germany'),
    endPhase,
  );

/** Orders for air units and guns. */
export const AIR_WAR: readonly Told[] = [
  {
    what: 'a battle is chosen before the guns on the way have fired',
    on: () => [underFire(), fight('eastern-europe')],
    by: 'AA-3',
    reason: 'guns-first',
    says: 'First the antiaircraft guns in Germany roll their dice; everything else waits for them.',
  },
];
