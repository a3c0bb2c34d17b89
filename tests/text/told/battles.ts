import { ashore, atSea, cameToSea, hit, lose, miss, press, retreat } from '../../rules/battle.ts';
import { after, endPhase, engage, fight, game, idsOf, move, one, roll } from '../../rules/position.ts';
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
    says: 'First the battle in Karelia goes on: it waits for Germany’s 2 dice.',
    instead: 'Such an order belongs to the phases “Combat move” and “Noncombat move”.',
  },
  {
    what: 'dice are given where losses are chosen',
    on: () => [after(ashore({ infantry: 2 }, { infantry: 1, tank: 1 }), hit({ surface: 1 })), roll(1)],
    by: 'COM-4',
    reason: 'not-now',
    says: 'First the battle in Karelia goes on: it waits for the Soviet Union’s choice of 1 loss.',
  },
  {
    what: 'the attacker presses on before the defender’s submarines have chosen',
    on: () => [atSea({ battleship: 1 }, { submarine: 2 }), press],
    by: 'COM-3',
    reason: 'not-now',
    says: 'First the battle in Sea Zone 8 goes on: it waits for the United Kingdom’s submarines to submerge or strike.',
  },
  {
    what: 'too few dice are given',
    on: () => [ashore({ infantry: 2 }, { infantry: 1 }), roll(1)],
    by: 'COM-4',
    reason: 'wrong-dice-count',
    says: '2 dice are due, one for each unit that fires, and 1 die was given.',
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
    says: 'The battleship does not decide now whether to submerge; the 2 submarines do.',
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
    says: '2 hits must be taken and 1 is named.',
    instead: 'The Soviet Union’s 2 infantry would do.',
  },
  {
    what: 'too many losses are named',
    on: () => [
      after(ashore({ infantry: 3 }, { infantry: 2, tank: 2 }), hit({ surface: 2 })),
      lose({ infantry: 1, tank: 2 }),
    ],
    by: 'COM-11',
    reason: 'too-many-casualties',
    says: 'Only 2 hits must be taken and 3 are named.',
    instead: 'The Soviet Union’s 2 infantry would do.',
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
    instead: 'The Soviet Union’s infantry would do.',
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
    says: 'The United Kingdom’s infantry is cargo: never chosen, and lost only with the ship.',
    instead: 'The United Kingdom’s destroyer would do.',
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
    says: 'Japan’s transport takes no part in this battle: friends of the attacker look on.',
    instead: 'The destroyer would do.',
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
    instead: 'The United Kingdom’s battleship would do.',
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
    instead: 'The Soviet Union’s infantry and one of the Soviet Union’s tanks would do.',
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
    says: 'These hits cannot fall so on the United Kingdom’s fighter: submarines hit ships only, and aircraft hit submarines only beside a destroyer of theirs.',
    instead: 'The United Kingdom’s battleship would do.',
  },
  {
    what: 'a transport is lost before its escort',
    on: () => [
      after(cameToSea({ battleship: 1 }, {}, { destroyer: 1, carrier: 1, transport: 2 }), hit({ surface: 1 })),
      lose({ transport: 1 }),
    ],
    by: 'COM-10',
    reason: 'transports-last',
    says: 'One of the United Kingdom’s transports cannot be chosen while another unit can take the hit: transports go last.',
    instead: 'The United Kingdom’s destroyer would do.',
  },
  {
    what: 'the attackers retreat in the middle of a round',
    on: () => [cameToSea({ destroyer: 1 }, {}, { destroyer: 1 }), retreat('sz-7')],
    by: 'COM-18',
    reason: 'cannot-retreat',
    says: 'The attackers can retreat only when a round is over.',
  },
  {
    what: 'the attackers retreat forward',
    on: () => [after(cameToSea({ destroyer: 1 }, {}, { destroyer: 1 }), miss, miss), retreat('sz-9')],
    by: 'COM-18',
    reason: 'not-a-retreat-space',
    says: 'The attackers cannot retreat to Sea Zone 9: all go together to one friendly space that one of them came from.',
    instead: 'They can retreat to Sea Zone 7.',
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
    instead: 'Such an order belongs to the phase “Combat move”.',
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
