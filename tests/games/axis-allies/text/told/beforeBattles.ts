import { addEdition } from '../../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, fight, game, idsOf, move, one } from '../../../../engine/axis-allies/rules/position.ts';
import type { Told } from './told.ts';

addEdition(pacific1940);

const US = 'united-states';

/** American ships came to Formosa, where Japan has a fighter, a bomber and an air base; the Marianas were taken. */
const moment = (kamikaze: number): GameState => {
  const state = game({
    edition: 'pacific-1940',
    power: US,
    wars: [US, 'china', 'united-kingdom', 'anzac'].map((other): [string, string] => ['japan', other]),
    control: { marianas: US },
    kamikaze: { left: kamikaze },
    facilities: { formosa: { 'air-base': 0 } },
    units: {
      [US]: { 'sz-21': { cruiser: 1, submarine: 1 } },
      japan: { 'sz-20': { destroyer: 1 }, formosa: { fighter: 1, bomber: 1 } },
    },
  });
  return after(state, move('sz-21', { cruiser: 1, submarine: 1 }, 'sz-20'), endPhase);
};

/** Answers and orders while others are asked before the battles. */
export const BEFORE_BATTLES: readonly Told[] = [
  {
    what: 'a battle begins before it is said whether there are kamikaze attacks',
    on: () => [moment(6), fight('sz-20')],
    by: 'AMPH-8',
    reason: 'before-battles-first',
    says: 'First Japan says what it does before the battles; everything else waits.',
  },
  {
    what: 'a kamikaze attack is aimed at a submarine',
    on: () => [moment(6), (state) => ({ type: 'kamikaze', targets: [one(state, 'sz-20', 'submarine')] })],
    by: 'KAM-2',
    reason: 'no-kamikaze-target',
    says:
      'The submarine in Sea Zone 20 cannot be struck by kamikaze attacks now: only enemy surface warships can, in ' +
      'the zones of kamikaze into which ships moved this turn.',
  },
  {
    what: 'more kamikaze attacks are made than are left',
    on: () => [
      moment(1),
      (state) => {
        const cruiser = one(state, 'sz-20', 'cruiser');
        return { type: 'kamikaze', targets: [cruiser, cruiser] };
      },
    ],
    by: 'KAM-1',
    reason: 'too-many-kamikaze',
    says: '1 kamikaze attack is left in this game, not 2.',
  },
  {
    what: 'a bomber is to scramble',
    on: () => [moment(0), (state) => ({ type: 'scramble', units: idsOf(state, 'formosa', { bomber: 1 }, 'japan') })],
    by: 'SCR-1',
    reason: 'cannot-scramble',
    says:
      'Japan’s bomber in Formosa cannot scramble now: only aircraft that may land on carriers can, from an island ' +
      'with an air base in working order, into the attacked zone round it.',
  },
];
