import {
  ashore,
  atSea,
  cameToSea,
  hit,
  lose,
  miss,
  press,
  retreat,
} from '../../../../engine/axis-allies/rules/battle.ts';
import {
  after,
  endPhase,
  engage,
  fight,
  game,
  idsOf,
  move,
  one,
  roll,
} from '../../../../engine/axis-allies/rules/position.ts';
import type { Told } from './told.ts';

/** Orders while battles are fought. */
export const BATTLES: readonly Told[] = [
  {
    what: 'a battle is fought where there is none',
    on: () => [after(ashoreToCome(), endPhase), fight('russia')],
    by: 'COM-1',
    reason: 'no-such-battle',
    says: 'There is no battle to fight in Russia.',
    instead: 'Fight in Karelia instead.',
  },
  {
    what: 'combat ends while a battle is left',
    on: () => [after(ashoreToCome(), endPhase), endPhase],
    by: 'COM-1',
    reason: 'battles-remain',
    says: 'Still to be fought before the phase ends: Karelia.',
    instead: 'Fight in Karelia now.',
  },
  {
    what: 'a bomber moves while dice are due',
    on: () => {
      const state = ashore({ infantry: 2 }, { infantry: 1 }, { units: { germany: { germany: { bomber: 1 } } } });
      return [state, move('germany', { bomber: 1 }, 'karelia')];
    },
    by: 'COM-1',
    reason: 'not-now',
    says: 'First finish the battle in Karelia: Germany must roll 2 dice.',
    instead: 'You can do that in the phases “Combat move” and “Noncombat move”.',
  },
  {
    what: 'dice are given where losses are chosen',
    on: () => [after(ashore({ infantry: 2 }, { infantry: 1, tank: 1 }), hit({ surface: 1 })), roll(1)],
    by: 'COM-4',
    reason: 'not-now',
    says: 'First finish the battle in Karelia: the Soviet Union must take 1 hit.',
  },
  {
    what: 'the attacker presses on before the defender’s submarines have chosen',
    on: () => [atSea({ battleship: 1 }, { submarine: 2 }), press],
    by: 'COM-3',
    reason: 'not-now',
    says:
      'First finish the battle in Sea Zone 8: the United Kingdom must say which submarines submerge and ' +
      'which strike.',
  },
  {
    what: 'too few dice are given',
    on: () => [ashore({ infantry: 2 }, { infantry: 1 }), roll(1)],
    by: 'COM-4',
    reason: 'wrong-dice-count',
    says: 'Roll 2 dice, one for each unit that fires, not 1.',
  },
  {
    what: 'a die shows seven',
    on: () => [ashore({ infantry: 2 }, { infantry: 1 }), roll(1, 7)],
    by: 'COM-4',
    reason: 'not-a-die',
    says: 'Each die shows a whole number from 1 to 6, not 7.',
  },
  {
    what: 'a battleship is to submerge',
    on: () => {
      const state = atSea({ battleship: 1, submarine: 2 }, { battleship: 1 });
      return [state, { type: 'submerge', units: [one(state, 'sz-8', 'battleship')] }];
    },
    by: 'COM-5',
    reason: 'not-a-submarine-here',
    says:
      'The battleship in Sea Zone 8 does not submerge or strike now; now it is up to the 2 submarines in ' +
      'Sea Zone 8.',
    instead: 'The 2 submarines can submerge.',
  },
  {
    what: 'a submarine submerges beside an enemy destroyer',
    on: () => {
      const state = atSea({ submarine: 1 }, { destroyer: 1 });
      return [state, { type: 'submerge', units: [one(state, 'sz-8', 'submarine')] }];
    },
    by: 'COM-5',
    reason: 'destroyer-present',
    says: 'An enemy destroyer is in this battle, so the submarine can neither submerge nor strike first.',
  },
  {
    what: 'too few losses are named',
    on: () => [after(ashore({ infantry: 3 }, { infantry: 2, tank: 1 }), hit({ surface: 2 })), lose({ infantry: 1 })],
    by: 'COM-11',
    reason: 'too-few-casualties',
    says: 'Choose units for 2 hits; you have chosen for only 1.',
    instead: 'Choose the Soviet Union’s 2 infantry, for example.',
  },
  {
    what: 'too many losses are named',
    on: () => [
      after(ashore({ infantry: 3 }, { infantry: 2, tank: 2 }), hit({ surface: 2 })),
      lose({ infantry: 1, tank: 2 }),
    ],
    by: 'COM-11',
    reason: 'too-many-casualties',
    says: 'There are only 2 hits to take; you have chosen units for 3.',
    instead: 'Choose the Soviet Union’s 2 infantry, for example.',
  },
  {
    what: 'the winner’s own infantry is named',
    on: () => {
      const state = after(ashore({ infantry: 2 }, { infantry: 1, tank: 1 }), hit({ surface: 1 }));
      return [state, { type: 'casualties', units: idsOf(state, 'karelia', { infantry: 1 }) }];
    },
    by: 'COM-8',
    reason: 'not-a-casualty',
    says: '1 infantry is not among those who can take a hit now.',
    instead: 'Choose the Soviet Union’s infantry, for example.',
  },
  {
    what: 'troops aboard a transport are named',
    on: () => {
      const aboard = [
        {
          in: 'sz-8',
          ship: 'transport',
          owner: 'united-kingdom',
          cargo: [{ unit: 'infantry', owner: 'united-kingdom' }],
        },
      ];
      const state = after(
        atSea({ battleship: 1 }, { destroyer: 1, carrier: 1, transport: 1 }, { aboard }),
        hit({ surface: 1 }),
      );
      return [state, { type: 'casualties', units: idsOf(state, 'sz-8', { infantry: 1 }, 'united-kingdom') }];
    },
    by: 'COM-13',
    reason: 'not-a-casualty',
    says: 'The United Kingdom’s infantry is cargo and cannot be chosen: cargo is lost only with its ship.',
    instead: 'Choose the United Kingdom’s destroyer, for example.',
  },
  {
    what: 'a friend’s ship is named for the attacker’s',
    on: () => {
      const state = after(
        atSea({ destroyer: 1, carrier: 1 }, { battleship: 1 }, { units: { japan: { 'sz-8': { transport: 1 } } } }),
        hit(),
        hit({ surface: 1 }),
      );
      return [state, { type: 'casualties', units: idsOf(state, 'sz-8', { transport: 1 }, 'japan') }];
    },
    by: 'COM-14',
    reason: 'not-a-casualty',
    says: 'Japan’s transport takes no part in this battle: friends of the attacker stay out of it.',
    instead: 'Choose the destroyer, for example.',
  },
  {
    what: 'a submarine under water is named',
    on: () => {
      const state = after(
        atSea({ battleship: 1 }, { submarine: 1, carrier: 2, battleship: 1 }),
        (now) => ({ type: 'submerge', units: [one(now, 'sz-8', 'submarine', 'united-kingdom')] }),
        hit({ surface: 1 }),
      );
      return [state, { type: 'casualties', units: idsOf(state, 'sz-8', { submarine: 1 }, 'united-kingdom') }];
    },
    by: 'COM-5',
    reason: 'not-a-casualty',
    says: 'The United Kingdom’s submarine is under water and cannot be hit.',
    instead: 'Choose the United Kingdom’s battleship, for example.',
  },
  {
    what: 'one tank takes two hits',
    on: () => {
      const state = after(ashore({ infantry: 3 }, { infantry: 1, tank: 2 }), hit({ surface: 2 }));
      const [tank = ''] = idsOf(state, 'karelia', { tank: 1 }, 'soviet-union');
      return [state, { type: 'casualties', units: [tank, tank] }];
    },
    by: 'COM-12',
    reason: 'not-a-casualty',
    says: 'One of the Soviet Union’s tanks cannot take that many hits: only a battleship without damage takes two.',
    instead: 'Choose the Soviet Union’s infantry and one of the Soviet Union’s tanks, for example.',
  },
  {
    what: 'a submarine’s hit falls on a fighter',
    on: () => [
      after(
        cameToSea({ submarine: 1 }, {}, { carrier: 1, battleship: 1, fighter: 1 }),
        { type: 'submerge', units: [] },
        hit({ submarine: 1 }),
      ),
      lose({ fighter: 1 }),
    ],
    by: 'COM-9',
    reason: 'not-a-casualty',
    says:
      'The United Kingdom’s fighter cannot take these hits: submarines hit ships only, and aircraft hit ' +
      'submarines only with a destroyer of their own side in the battle.',
    instead: 'Choose the United Kingdom’s battleship, for example.',
  },
  {
    what: 'a transport is lost before its escort',
    on: () => [
      after(cameToSea({ battleship: 1 }, {}, { destroyer: 1, carrier: 1, transport: 2 }), hit({ surface: 1 })),
      lose({ transport: 1 }),
    ],
    by: 'COM-10',
    reason: 'transports-last',
    says:
      'One of the United Kingdom’s transports cannot be chosen while another unit can take the hit: ' +
      'transports go last.',
    instead: 'Choose the United Kingdom’s destroyer, for example.',
  },
  {
    what: 'the attackers retreat in the middle of a round',
    on: () => [cameToSea({ destroyer: 1 }, {}, { destroyer: 1 }), retreat('sz-7')],
    by: 'COM-18',
    reason: 'cannot-retreat',
    says: 'The attackers can retreat only at the end of a round.',
  },
  {
    what: 'the attackers retreat forward',
    on: () => [after(cameToSea({ destroyer: 1 }, {}, { destroyer: 1 }), miss, miss), retreat('sz-9')],
    by: 'COM-18',
    reason: 'not-a-retreat-space',
    says:
      'The attackers cannot retreat to Sea Zone 9: they all go together, to one friendly space that one of ' +
      'them came from.',
    instead: 'The attackers can retreat to Sea Zone 7.',
  },
  {
    what: 'aircraft alone retreat to a zone',
    on: () => [after(cameToSea({}, { fighter: 1 }, { destroyer: 1 }), miss, miss), retreat('sz-7')],
    by: 'COM-18',
    reason: 'not-a-retreat-space',
    says: 'Only aircraft can break off here, and they stay in the space until noncombat move.',
    instead: 'The aircraft can break off and stay.',
  },
  {
    what: 'an attack on a submarine is called when battles have begun',
    on: () => {
      const state = game({
        power: 'germany',
        units: {
          germany: { 'sz-5': { destroyer: 1 }, 'eastern-europe': { infantry: 1 } },
          'united-kingdom': { 'sz-5': { submarine: 1 } },
          'soviet-union': { karelia: { infantry: 1 } },
        },
      });
      return [after(state, move('eastern-europe', { infantry: 1 }, 'karelia'), endPhase), engage('sz-5')];
    },
    by: 'CM-5',
    reason: 'not-now',
    says: 'Whether to attack in Sea Zone 5 was settled in combat move, before the first battle.',
    instead: 'You can do that in the phase “Combat move”.',
  },
];

/** A German attack on Karelia that has been ordered. */
function ashoreToCome() {
  const state = game({
    power: 'germany',
    units: { germany: { 'eastern-europe': { infantry: 2 } }, 'soviet-union': { karelia: { infantry: 1 } } },
  });
  return after(state, move('eastern-europe', { infantry: 2 }, 'karelia'));
}
