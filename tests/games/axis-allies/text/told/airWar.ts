import type { Command, GameState } from '../../../../../src/engine/axis-allies/index.ts';
import {
  after,
  endPhase,
  fight,
  game,
  move,
  offload,
  one,
  roll,
  transport,
  type Scene,
} from '../../../../engine/axis-allies/revised/position.ts';
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

/** German bombers over the Caucasus, told to raid it, when combat begins. */
const raiding = () =>
  after(
    game({
      power: 'germany',
      units: { germany: { 'ukraine-ssr': { bomber: 1, tank: 1 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
    }),
    move('ukraine-ssr', { bomber: 1, tank: 1 }, 'caucasus'),
    raid('caucasus', 'bomber'),
    endPhase,
  );

/** German aircraft over the Caucasus in combat move. */
const overCaucasus = () =>
  after(
    game({
      power: 'germany',
      units: { germany: { 'ukraine-ssr': { fighter: 1, bomber: 1 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
    }),
    move('ukraine-ssr', { fighter: 1 }, 'caucasus'),
  );

/** Japanese fighters and the carrier on which they have landed in the midst of its way. */
const landedInMidMove = () =>
  after(
    game({
      power: 'japan',
      phase: 'noncombat-move',
      units: { japan: { 'sz-60': { carrier: 1 }, japan: { fighter: 2 } } },
    }),
    move('sz-60', { carrier: 1 }, 'sz-58'),
    move('japan', { fighter: 2 }, 'sz-58', 'sz-60'),
  );

/** German bombers that roll two dice each in the Caucasus. */
const heavyBombers = () =>
  after(
    game({
      power: 'germany',
      developments: { germany: ['heavy-bombers'] },
      units: { germany: { 'ukraine-ssr': { bomber: 2 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
    }),
    move('ukraine-ssr', { bomber: 2 }, 'caucasus'),
    endPhase,
    fight('caucasus'),
  );

/** British infantry from the sea and a fighter after a round in Southern Europe. */
const overLanding = () =>
  after(
    game({
      power: UK,
      control: { 'western-europe': UK },
      units: {
        germany: { 'southern-europe': { infantry: 3 } },
        [UK]: { 'western-europe': { fighter: 1 }, 'sz-14': { transport: 1 } },
      },
      aboard: [transport('sz-14', ['infantry'], UK)],
    }),
    move('western-europe', { fighter: 1 }, 'southern-europe'),
    offload('sz-14', { infantry: 1 }, 'southern-europe'),
    endPhase,
    fight('southern-europe'),
    roll(6, 6),
    roll(6, 6, 6),
  );

const raid =
  (space: string, type: string) =>
  (state: GameState): Command => ({ type: 'raid', units: [one(state, space, type)], raid: true });

const rocket = (from: string, to: string): Command => ({ type: 'rocket', from, to });

/** German guns with rockets in conduct combat. */
const withRockets = (more: Partial<Scene> = {}) =>
  game({
    power: 'germany',
    phase: 'conduct-combat',
    developments: { germany: ['rockets'] },
    units: {
      germany: { 'ukraine-ssr': { 'antiaircraft-gun': 2 }, belorussia: { 'antiaircraft-gun': 1 } },
      'soviet-union': { caucasus: { infantry: 1 } },
    },
    ...more,
  });

const struck = () => after(withRockets(), rocket('ukraine-ssr', 'caucasus'), roll(3));

/** Orders for air units and guns. */
export const AIR_WAR: readonly Told[] = [
  {
    what: 'the carrier sails on after fighters landed on it',
    on: () => [landedInMidMove(), move('sz-58', { carrier: 1 }, 'sz-50')],
    by: 'NCM-5',
    reason: 'carrier-stays',
    says:
      'The carrier in Sea Zone 58 has taken fighters up and cannot leave them: a carrier on which fighters have ' +
      'landed moves no further this turn.',
    instead: 'Take back the move of the 2 fighters in Sea Zone 58.',
  },
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
      'The fighter in Caucasus has to land first: aircraft whose combat is over complete their move before anything ' +
      'else goes on.',
    instead: 'The fighter can go to Ukraine S.S.R., West Russia, Balkans or elsewhere.',
  },
  {
    what: 'an aircraft that stayed at home is sent along',
    on: () => [afterBattle(), move('germany', { fighter: 1 }, 'balkans')],
    by: 'COM-25',
    reason: 'not-homebound',
    says: 'The fighter in Germany does not move now: only aircraft whose battle is over fly on to land.',
    instead: 'The fighter can go to Ukraine S.S.R., West Russia, Balkans or elsewhere.',
  },
  {
    what: 'a fighter is told to raid',
    on: () => [overCaucasus(), raid('caucasus', 'fighter')],
    by: 'SBR-1',
    reason: 'cannot-raid',
    says: 'The fighter does not raid; it fights where it is sent.',
  },
  {
    what: 'a bomber is told to raid before it has flown',
    on: () => [overCaucasus(), raid('ukraine-ssr', 'bomber')],
    by: 'SBR-1',
    reason: 'nothing-to-raid',
    says: 'The bomber in Ukraine S.S.R. can raid nothing there: first it flies to an industrial complex of the enemy.',
  },
  {
    what: 'the battle in a territory is chosen before its raid',
    on: () => [raiding(), fight('caucasus')],
    by: 'SBR-1',
    reason: 'raid-first',
    says: 'The raid on Caucasus is flown before the battle there.',
    instead: 'Raid Caucasus first.',
  },
  {
    what: 'something else is tried while the raid’s dice wait',
    on: () => [after(raiding(), { type: 'fight', space: 'caucasus', kind: 'raid' }), endPhase],
    by: 'SBR-2',
    reason: 'raid-dice-first',
    says: 'First the raiders roll their dice over Caucasus; everything else waits for them.',
  },
  {
    what: 'a rocket starts where no gun stands',
    on: () => [withRockets(), rocket('germany', 'caucasus')],
    by: 'RKT-1',
    reason: 'no-rockets',
    says: 'No antiaircraft gun of yours stands in Germany, and only such guns send rockets.',
    instead:
      'You can, for example, send a rocket from Belorussia to Caucasus, or send a rocket from Ukraine S.S.R. to ' +
      'Caucasus, or send a rocket from Belorussia to Russia.',
  },
  {
    what: 'too many dice are rolled for a gun',
    on: () => [underFire(), roll(6, 6)],
    by: 'COM-4',
    reason: 'wrong-dice-count',
    says: 'Roll 1 die, one for each aircraft under fire, not 2.',
  },
  {
    what: 'bombers with two dice roll one each',
    on: () => [heavyBombers(), roll(6, 6)],
    by: 'COM-4',
    reason: 'wrong-dice-count',
    says: 'Roll 4 dice, not 2.',
  },
  {
    what: 'aircraft over a landing break off to a territory',
    on: () => [overLanding(), { type: 'retreat', to: 'western-europe' }],
    by: 'AMPH-4',
    reason: 'cannot-retreat',
    says: 'The infantry cannot retreat: land units fight a landing to its end.',
    instead: 'The aircraft can break off and fly home.',
  },
  {
    what: 'a rocket is sent without the development',
    on: () => [withRockets({ developments: {} }), rocket('ukraine-ssr', 'caucasus')],
    by: 'RKT-1',
    reason: 'no-rockets',
    says: 'Germany has not developed Rockets; without them no gun strikes.',
  },
  {
    what: 'a gun in a territory taken this turn strikes',
    on: () => [withRockets({ turn: { captured: ['ukraine-ssr'] } }), rocket('ukraine-ssr', 'caucasus')],
    by: 'RKT-4',
    reason: 'captured-gun',
    says: 'The antiaircraft gun in Ukraine S.S.R. is yours only since this turn and strikes from the next.',
    instead: 'You can send a rocket from Belorussia to Caucasus, or send a rocket from Belorussia to Russia.',
  },
  {
    what: 'a rocket is sent where no complex is',
    on: () => [withRockets(), rocket('ukraine-ssr', 'archangel')],
    by: 'RKT-1',
    reason: 'nothing-to-strike',
    says: 'No industrial complex of the enemy stands in Archangel.',
    instead:
      'You can, for example, send a rocket from Ukraine S.S.R. to Caucasus, or send a rocket from Ukraine ' +
      'S.S.R. to Russia, or send a rocket from Belorussia to Caucasus.',
  },
  {
    what: 'a second gun of a territory strikes',
    on: () => [struck(), rocket('ukraine-ssr', 'russia')],
    by: 'RKT-2',
    reason: 'struck-already',
    says: 'One antiaircraft gun in Ukraine S.S.R. has struck this turn, and only one strikes from there.',
    instead: 'You can send a rocket from Belorussia to Russia.',
  },
  {
    what: 'a complex is struck a second time',
    on: () => [struck(), rocket('belorussia', 'caucasus')],
    by: 'RKT-2',
    reason: 'complex-struck',
    says: 'A rocket struck the industrial complex in Caucasus this turn, and no second one may.',
    instead: 'You can send a rocket from Belorussia to Russia.',
  },
  {
    what: 'a rocket is sent too far',
    on: () => [withRockets(), rocket('ukraine-ssr', 'united-kingdom')],
    by: 'RKT-3',
    reason: 'out-of-range',
    says: 'United Kingdom is out of range: 4 spaces away, and a rocket flies 3 spaces at most.',
    instead:
      'You can, for example, send a rocket from Ukraine S.S.R. to Caucasus, or send a rocket from Ukraine ' +
      'S.S.R. to Russia, or send a rocket from Belorussia to Caucasus.',
  },
  {
    what: 'something else is tried while the rocket’s die waits',
    on: () => [after(withRockets(), rocket('ukraine-ssr', 'caucasus')), endPhase],
    by: 'RKT-1',
    reason: 'rocket-first',
    says: 'First the die of the rocket at Caucasus is rolled; everything else waits for it.',
  },
];
