import {
  after,
  endPhase,
  game,
  mobilize,
  move,
  roll,
  type Scene,
} from '../../../../engine/axis-allies/revised/position.ts';
import type { Told } from './told.ts';

const researching = (scene: Partial<Scene> = {}) =>
  game({ power: 'germany', phase: 'develop-weapons', units: {}, ...scene });
const placing = (scene: Partial<Scene> = {}) =>
  game({ power: 'japan', phase: 'mobilize-new-units', units: {}, ...scene });
const research = (development: string, dice = 1) => ({ type: 'research', development, dice }) as const;

/** Orders to research, and to place complexes and carriers. */
export const HOME: readonly Told[] = [
  {
    what: 'what nobody can develop is researched',
    on: () => [researching(), research('radar')],
    by: 'RES-1',
    reason: 'unknown-development',
    says:
      'That cannot be developed; choose one of: Jet Fighters, Rockets, Super Submarines, Long-Range Aircraft, ' +
      'Combined Bombardment, Heavy Bombers.',
  },
  {
    what: 'more dice are bought than there is money for',
    on: () => [researching({ treasury: { germany: 14 } }), research('rockets', 3)],
    by: 'RES-1',
    reason: 'cannot-afford',
    says: 'That costs 15 IPCs, and Germany has only 14 IPCs.',
    instead: 'There is enough money for 2 dice.',
  },
  {
    what: 'fewer dice are rolled than were bought',
    on: () => [after(researching({ treasury: { germany: 10 } }), research('rockets', 2)), roll(1)],
    by: 'RES-3',
    reason: 'wrong-dice-count',
    says: 'Roll 2 dice, not 1.',
  },
  {
    what: 'no die is bought',
    on: () => [researching(), research('rockets', 0)],
    by: 'RES-1',
    reason: 'bad-command',
    says: 'Research is paid for in whole dice, one or more, not 0.',
  },
  {
    what: 'a power without its capital researches',
    on: () => [researching({ control: { germany: 'soviet-union' } }), research('rockets')],
    by: 'TURN-3',
    reason: 'capital-lost',
    says: 'Germany cannot research: the capital is in enemy hands, or was when the turn began.',
  },
  {
    what: 'a development is researched again',
    on: () => [researching({ developments: { germany: ['rockets'] } }), research('rockets')],
    by: 'RES-6',
    reason: 'developed-already',
    says: 'Germany has that development already; another one can be researched instead.',
  },
  {
    what: 'two developments are researched in a turn',
    on: () => [after(researching(), research('rockets'), { type: 'roll', dice: [1] }), research('jet-fighters')],
    by: 'RES-2',
    reason: 'researched-this-turn',
    says: 'Germany has researched this turn; the next development can be tried on the next turn.',
  },
  {
    what: 'the phase is ended before the dice are rolled',
    on: () => [after(researching(), research('rockets', 2)), endPhase],
    by: 'TURN-2',
    reason: 'dice-first',
    says: 'First roll the 2 dice that were paid for.',
  },
  {
    what: 'a freed power buys',
    on: () => [
      game({ power: 'soviet-union', phase: 'purchase-units', mustCollect: ['soviet-union'], units: {} }),
      { type: 'purchase', units: { infantry: 1 } },
    ],
    by: 'CAP-1',
    reason: 'collect-first',
    says: 'The Soviet Union was freed and spends nothing until it has collected income again, at the end of this turn.',
  },
  {
    what: 'a complex is placed on worthless ground',
    on: () => [
      placing({ power: 'united-kingdom', purchased: { 'industrial-complex': 1 } }),
      mobilize('industrial-complex', 'gibraltar'),
    ],
    by: 'CPX-1',
    reason: 'worth-nothing',
    says: 'No complex can be placed in Gibraltar: choose a territory worth at least 1 IPC.',
    instead: 'An industrial complex can be placed in Anglo-Egypt, Australia, Belgian Congo or elsewhere.',
  },
  {
    what: 'a complex is placed on a friend’s ground',
    on: () => [placing({ purchased: { 'industrial-complex': 1 } }), mobilize('industrial-complex', 'balkans')],
    by: 'CPX-1',
    reason: 'not-yours-long-enough',
    says: 'No complex can be placed in Balkans: choose a territory that was yours when the turn began.',
    instead: 'An industrial complex can be placed in Borneo, East Indies, French Indochina or elsewhere.',
  },
  {
    what: 'a second complex is placed in a territory',
    on: () => [placing({ purchased: { 'industrial-complex': 1 } }), mobilize('industrial-complex', 'japan')],
    by: 'CPX-2',
    reason: 'has-complex',
    says: 'There is a complex in Japan already; each territory has one at most.',
    instead: 'An industrial complex can be placed in Borneo, East Indies, French Indochina or elsewhere.',
  },
  {
    what: 'a complex is placed at sea',
    on: () => [placing({ purchased: { 'industrial-complex': 1 } }), mobilize('industrial-complex', 'sz-60')],
    by: 'CPX-1',
    reason: 'wrong-place',
    says: 'An industrial complex cannot be placed in Sea Zone 60: complexes stand in territories.',
    instead: 'An industrial complex can be placed in Borneo, East Indies, French Indochina or elsewhere.',
  },
  {
    what: 'a complex that was just placed mobilizes',
    on: () => [
      after(
        placing({ purchased: { 'industrial-complex': 1, infantry: 1 } }),
        mobilize('industrial-complex', 'manchuria'),
      ),
      mobilize('infantry', 'manchuria'),
    ],
    by: 'CPX-3',
    reason: 'complex-new',
    says: 'The complex in Manchuria was placed this turn; it can be used from your next turn on.',
    instead: '1 infantry can be placed in Japan.',
  },
  {
    what: 'a new fighter is placed on an old carrier',
    on: () => [
      placing({ units: { japan: { 'sz-60': { carrier: 1 } } }, purchased: { fighter: 1 } }),
      mobilize('fighter', 'sz-60'),
    ],
    by: 'MOB-3',
    reason: 'no-new-carrier',
    says: 'No carrier placed this turn in Sea Zone 60 has room for another fighter; place a new carrier first.',
    instead: 'A fighter can be placed in Japan.',
  },
  {
    what: 'a fighter goes aboard from afar',
    on: () => [
      after(
        placing({ units: { japan: { manchuria: { fighter: 1 } } }, purchased: { carrier: 1 } }),
        mobilize('carrier', 'sz-60'),
      ),
      move('manchuria', { fighter: 1 }, 'sz-60'),
    ],
    by: 'MOB-3',
    reason: 'not-beside-new-carrier',
    says:
      'Now only fighters can move: from a territory with a complex you can use, onto a carrier placed this turn in a ' +
      'sea zone beside it.',
  },
];
