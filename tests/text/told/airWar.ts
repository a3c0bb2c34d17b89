import { after, endPhase, fight, game, move, roll } from '../../revised/position.ts';
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

/** A German fighter whose battle in the Caucasus is over; another one stayed at home. */
const afterBattle = () =>
  after(
    game({
      power: 'germany',
      units: {
        germany: { 'ukraine-ssr': { fighter: 1 }, germany: { fighter: 1 } },
        'soviet-union': { caucasus: { infantry: 1 } },
      },
    }),
    move('ukraine-ssr', { fighter: 1 }, 'caucasus'),
    endPhase,
    fight('caucasus'),
    roll(3),
    roll(6),
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
  {
    what: 'the phase is to end before an aircraft has landed',
    on: () => [afterBattle(), endPhase],
    by: 'COM-25',
    reason: 'flights-home-first',
    says:
      'The fighter in Caucasus has to land first: after a battle aircraft complete their move before anything else ' +
      'goes on.',
  },
  {
    what: 'an aircraft that stayed at home is sent along',
    on: () => [afterBattle(), move('germany', { fighter: 1 }, 'balkans')],
    by: 'COM-25',
    reason: 'not-homebound',
    says: 'The fighter in Germany does not move now: only aircraft whose battle is over fly on to land.',
  },
];
