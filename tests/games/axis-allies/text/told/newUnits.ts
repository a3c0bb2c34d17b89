import { after, endPhase, game, mobilize, move, type Scene } from '../../../../engine/axis-allies/rules/position.ts';
import type { Told } from './told.ts';

const US = 'united-states';
const UK = 'united-kingdom';

const place = (scene: Omit<Scene, 'units'> & Partial<Pick<Scene, 'units'>>) =>
  game({ phase: 'mobilize-new-units', units: {}, ...scene });

/** Orders to buy and to place units, and those of any phase. */
export const NEW_UNITS: readonly Told[] = [
  {
    what: 'more is bought than there is money for',
    on: () => [
      game({ power: 'japan', phase: 'purchase-units', treasury: { japan: 9 }, units: {} }),
      { type: 'purchase', units: { infantry: 1, transport: 1 } },
    ],
    by: 'BUY-2',
    reason: 'cannot-afford',
    says: 'That costs 10 IPCs, and Japan has only 9 IPCs.',
    instead: 'There is enough money for a transport.',
  },
  {
    what: 'a power without its capital buys',
    on: () => [
      game({ power: 'japan', phase: 'purchase-units', control: { japan: 'united-states' }, units: {} }),
      { type: 'purchase', units: { infantry: 1 } },
    ],
    by: 'TURN-3',
    reason: 'capital-lost',
    says: 'Japan cannot buy anything: the capital is in enemy hands, or was when the turn began.',
  },
  {
    what: 'a complex is bought',
    on: () => [
      game({ power: 'japan', phase: 'purchase-units', units: {} }),
      { type: 'purchase', units: { 'industrial-complex': 1 } },
    ],
    by: 'BUY-1',
    reason: 'not-for-sale',
    says: 'Industrial complexes are not for sale; they only change hands with their territory.',
  },
  {
    what: 'half a tank is bought',
    on: () => [
      game({ power: 'japan', phase: 'purchase-units', units: {} }),
      { type: 'purchase', units: { tank: 0.5 } },
    ],
    by: 'BUY-1',
    reason: 'bad-command',
    says: 'You can buy tanks in whole numbers, none or more, not 0.5.',
  },
  {
    what: 'a cruiser is bought',
    on: () => [
      game({ power: 'japan', phase: 'purchase-units', units: {} }),
      { type: 'purchase', units: { cruiser: 1 } },
    ],
    by: 'BUY-1',
    reason: 'unknown-unit-type',
    says: 'There is no such unit in this edition.',
  },
  {
    what: 'infantry are bought in combat move',
    on: () => [game({ power: 'japan', units: {} }), { type: 'purchase', units: { infantry: 1 } }],
    by: 'TURN-2',
    reason: 'not-now',
    says: 'You cannot do that in the phase “Combat move”.',
    instead: 'You can do that in the phase “Purchase units”.',
  },
  {
    what: 'infantry are moved in purchase units',
    on: () => [
      game({ power: 'japan', phase: 'purchase-units', units: { japan: { japan: { infantry: 1 } } } }),
      move('japan', { infantry: 1 }, 'manchuria'),
    ],
    by: 'TURN-2',
    reason: 'not-now',
    says: 'You cannot do that in the phase “Purchase units”.',
    instead: 'You can do that in the phases “Combat move” and “Noncombat move”.',
  },
  {
    what: 'a tank is placed that was not bought',
    on: () => [place({ power: 'japan', purchased: { infantry: 2 } }), mobilize('tank', 'japan')],
    by: 'BUY-3',
    reason: 'nothing-purchased',
    says: 'You have no tank left to place; waiting: 2 infantry.',
  },
  {
    what: 'infantry are placed where no complex is',
    on: () => [place({ power: UK, purchased: { infantry: 1 } }), mobilize('infantry', 'eastern-canada')],
    by: 'MOB-1',
    reason: 'no-complex',
    says: '1 infantry cannot be placed in Eastern Canada: you have no industrial complex there.',
    instead: '1 infantry can be placed in Australia, India or United Kingdom.',
  },
  {
    what: 'a submarine is placed in a zone that touches no complex',
    on: () => [place({ power: 'germany', purchased: { submarine: 1 } }), mobilize('submarine', 'sz-6')],
    by: 'MOB-1',
    reason: 'no-complex',
    says: 'A submarine cannot be placed in Sea Zone 6: you have no industrial complex beside it.',
    instead: 'A submarine can be placed in Sea Zone 5.',
  },
  {
    what: 'infantry are placed while the capital is lost',
    on: () => [
      place({ power: UK, purchased: { infantry: 1 }, control: { 'united-kingdom': 'germany' } }),
      mobilize('infantry', 'india'),
    ],
    by: 'TURN-3',
    reason: 'no-complex',
    says: 'The United Kingdom cannot mobilize 1 infantry while the enemy holds its capital.',
  },
  {
    what: 'infantry are placed at a complex taken this turn',
    on: () => {
      const start = game({
        power: 'germany',
        purchased: { infantry: 1 },
        control: { ukraine: 'germany' },
        units: { germany: { ukraine: { tank: 1 } } },
      });
      return [
        after(start, move('ukraine', { tank: 1 }, 'caucasus'), endPhase, endPhase, endPhase),
        mobilize('infantry', 'caucasus'),
      ];
    },
    by: 'MOB-1',
    reason: 'complex-taken-this-turn',
    says: 'You took the complex in Caucasus this turn; you can use it from your next turn on.',
    instead: '1 infantry can be placed in Germany.',
  },
  {
    what: 'infantry are placed at a friend’s complex',
    on: () => [place({ power: US, purchased: { infantry: 1 } }), mobilize('infantry', 'united-kingdom')],
    by: 'MOB-1',
    reason: 'complex-of-friend',
    says: 'The complex in United Kingdom belongs to a friend; only its owner can use it.',
    instead: '1 infantry can be placed in Eastern United States or Western United States.',
  },
  {
    what: 'a second infantry is placed where one is the limit',
    on: () => [
      after(place({ power: UK, purchased: { infantry: 2 } }), mobilize('infantry', 'india')),
      mobilize('infantry', 'india'),
    ],
    by: 'MOB-2',
    reason: 'complex-limit',
    says: 'The complex in India can place only 1 unit a turn, and has done so.',
    instead: '1 infantry can be placed in Australia or United Kingdom.',
  },
  {
    what: 'infantry are placed at sea',
    on: () => [place({ power: UK, purchased: { infantry: 1 } }), mobilize('infantry', 'sz-6')],
    by: 'MOB-3',
    reason: 'wrong-place',
    says: '1 infantry cannot be placed in Sea Zone 6: land units and bombers go in the territory of the complex.',
    instead: '1 infantry can be placed in Australia, India or United Kingdom.',
  },
  {
    what: 'a destroyer is placed ashore',
    on: () => [place({ power: 'germany', purchased: { destroyer: 1 } }), mobilize('destroyer', 'germany')],
    by: 'MOB-3',
    reason: 'wrong-place',
    says: 'A destroyer cannot be placed in Germany: ships go in a sea zone beside the complex.',
    instead: 'A destroyer can be placed in Sea Zone 5.',
  },
  {
    what: 'a fighter is placed at sea before its carrier',
    on: () => [place({ power: 'japan', purchased: { fighter: 1, carrier: 1 } }), mobilize('fighter', 'sz-45')],
    by: 'MOB-3',
    reason: 'no-carrier-room',
    says: 'No carrier of yours in Sea Zone 45 has room for another fighter.',
    instead: 'First place a carrier in Sea Zone 45; or a fighter can be placed in Japan.',
  },
  {
    what: 'the phase ends while units wait that have a place',
    on: () => [place({ power: 'germany', purchased: { infantry: 1, tank: 1 } }), endPhase],
    by: 'MOB-4',
    reason: 'must-place',
    says: 'You can still place 2 units, so you must; waiting: 1 infantry and a tank.',
    instead: 'First place 1 infantry in Germany, or place a tank in Germany.',
  },
  {
    what: 'infantry take the last place on a coast that a ship waits for',
    on: () => [
      place({ power: 'soviet-union', purchased: { infantry: 1, submarine: 2 } }),
      mobilize('infantry', 'caucasus'),
    ],
    by: 'MOB-4',
    reason: 'must-place',
    says: 'Ships are still waiting for the last places of Caucasus, and 1 infantry can be placed inland.',
    instead: '1 infantry can be placed in Russia.',
  },
  {
    what: 'nobody is chosen',
    on: () => [game({ power: 'japan', units: {} }), { type: 'move', units: [], to: 'japan' }],
    by: 'TURN-7',
    reason: 'no-units-chosen',
    says: 'Choose at least one unit first.',
  },
  {
    what: 'a unit is chosen that has been lost',
    on: () => [game({ power: 'japan', units: {} }), { type: 'move', units: ['u99'], to: 'japan' }],
    by: 'TURN-7',
    reason: 'unknown-unit',
    says: 'A unit you chose is no longer on the board.',
  },
  {
    what: 'a unit is sent off the board',
    on: () => [
      game({ power: 'japan', units: { japan: { japan: { fighter: 1 } } } }),
      move('japan', { fighter: 1 }, 'atlantis'),
    ],
    by: 'MAP-1',
    reason: 'unknown-space',
    says: 'There is no such space on the board.',
  },
  {
    what: 'an order is given when the game is over',
    on: () => {
      const won = game({
        power: 'japan',
        phase: 'collect-income',
        control: { germany: 'united-states', japan: 'united-states' },
        units: {},
      });
      return [after(won, endPhase), endPhase];
    },
    by: 'TURN-4',
    reason: 'game-over',
    says: 'The game is over; there is nothing more to do.',
  },
];
