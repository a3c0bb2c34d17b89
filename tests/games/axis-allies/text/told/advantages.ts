import {
  after,
  endPhase,
  fight,
  game,
  idsOf,
  move,
  offload,
  one,
  roll,
  type Scene,
} from '../../../../engine/axis-allies/revised/position.ts';
import type { Command, GameState } from '../../../../../src/engine/axis-allies/index.ts';
import type { Told } from './told.ts';

const US = 'united-states';

const declare = (advantage: string) => ({ type: 'use-advantage', advantage }) as const;
const soviet = (advantages: readonly string[], scene: Partial<Scene> = {}) =>
  game({
    power: 'soviet-union',
    phase: 'collect-income',
    units: {},
    advantages: { 'soviet-union': [...advantages] },
    ...scene,
  });
const chinese = () => {
  const offers = [
    { advantage: 'chinese-divisions', by: 'united-states', places: ['china', 'sinkiang'], units: { infantry: 1 } },
  ];
  return game({
    power: 'united-states',
    phase: 'mobilize-new-units',
    units: {},
    advantages: { 'united-states': ['chinese-divisions'] },
    offers,
  });
};

/** A Japanese transport has landed troops in Midway and gone on with a battleship against an American one. */
const lightning = () =>
  after(
    game({
      power: 'japan',
      advantages: { japan: ['lightning-assaults'] },
      units: { japan: { 'sz-57': { transport: 1, battleship: 1 } }, 'united-states': { 'sz-63': { transport: 1 } } },
      aboard: [{ in: 'sz-57', ship: 'transport', owner: 'japan', cargo: [{ unit: 'infantry', owner: 'japan' }] }],
    }),
    move('sz-57', { transport: 1 }, 'sz-56'),
    offload('sz-56', { infantry: 1 }, 'midway'),
    move('sz-56', { transport: 1 }, 'sz-63'),
    move('sz-57', { battleship: 1 }, 'sz-63'),
    endPhase,
  );

const decoded = () =>
  after(
    game({
      power: 'germany',
      units: {
        germany: { libya: { tank: 1 } },
        'united-kingdom': {
          'anglo-egypt': { infantry: 1 },
          'trans-jordan': { infantry: 1 },
          persia: { infantry: 1 },
          'sz-15': { transport: 1 },
        },
      },
      aboard: [
        {
          in: 'sz-15',
          ship: 'transport',
          owner: 'united-kingdom',
          cargo: [{ unit: 'infantry', owner: 'united-kingdom' }],
        },
      ],
      advantages: { 'united-kingdom': ['enigma-decoded'] },
    }),
    move('libya', { tank: 1 }, 'anglo-egypt'),
    endPhase,
  );
const sends = (spaces: readonly string[], to: string): Told['on'] => {
  const state = decoded();
  const units = spaces.flatMap((space) => idsOf(state, space, { infantry: 1 }, 'united-kingdom'));
  return () => [state, { ...declare('enigma-decoded'), units, to }];
};

/** Germany attacks a British fleet before Trans-Jordan and that itself, and the British may send troops. */
const fleetSends = (spaces: readonly string[], to: string) => (): readonly [GameState, Command] => {
  const units = {
    germany: { 'sz-14': { submarine: 1 }, 'anglo-egypt': { tank: 1 } },
    'united-kingdom': { 'sz-15': { transport: 1, destroyer: 1 }, 'trans-jordan': { infantry: 2 } },
  };
  const control = { 'anglo-egypt': 'germany' };
  const cargo = [{ unit: 'infantry', owner: 'united-kingdom' }];
  const aboard = [{ in: 'sz-15', ship: 'transport', owner: 'united-kingdom', cargo }];
  const state = after(
    game({ power: 'germany', advantages: { 'united-kingdom': ['enigma-decoded'] }, control, units, aboard }),
    move('sz-14', { submarine: 1 }, 'sz-15'),
    move('anglo-egypt', { tank: 1 }, 'trans-jordan'),
    endPhase,
  );
  const troops = spaces.flatMap((space) => idsOf(state, space, { infantry: 1 }, 'united-kingdom'));
  return [state, { ...declare('enigma-decoded'), units: troops, to }];
};

/** A Japanese fighter that gives itself up has hit one of an American fleet with a fighter. */
const kamikazeHit = () => {
  const start = game({
    power: 'japan',
    advantages: { japan: ['kamikaze-attacks'] },
    units: { japan: { manchuria: { fighter: 1 } }, [US]: { 'sz-57': { carrier: 1, fighter: 1, transport: 1 } } },
  });
  return after(
    start,
    { ...declare('kamikaze-attacks'), units: idsOf(start, 'manchuria', { fighter: 1 }) },
    move('manchuria', { fighter: 1 }, 'sz-57', 'sz-61', 'sz-60'),
    endPhase,
    fight('sz-57'),
    roll(3),
  );
};

/** Soviet infantry in Russia that may go by rail. */
const byRail = (scene: Partial<Scene> = { phase: 'noncombat-move' }) =>
  game({
    power: 'soviet-union',
    advantages: { 'soviet-union': ['trans-siberian-railway'] },
    units: { 'soviet-union': { russia: { infantry: 1 } } },
    ...scene,
  });

/** Orders to use advantages, and answers to what they offer. */
export const ADVANTAGES: readonly Told[] = [
  {
    what: 'an unknown advantage is used',
    on: () => [soviet([]), declare('spring-mud')],
    by: 'NA-1',
    reason: 'unknown-advantage',
    says: 'There is no such national advantage in this edition.',
  },
  {
    what: 'an advantage that the power has not got is used',
    on: () => [soviet(['salvage']), declare('russian-winter')],
    by: 'NA-SU-1',
    reason: 'advantage-not-held',
    says: 'The Soviet Union does not have Russian Winter in this game.',
  },
  {
    what: 'an advantage is declared that works by itself',
    on: () => [soviet(['salvage']), declare('salvage')],
    by: 'NA-SU-4',
    reason: 'advantage-not-declared',
    says: 'Salvage works by itself; nothing need be declared.',
  },
  {
    what: 'an advantage is used a second time',
    on: () => [soviet(['russian-winter'], { spentAdvantages: ['russian-winter'] }), declare('russian-winter')],
    by: 'NA-SU-1',
    reason: 'advantage-used-up',
    says: 'Russian Winter is used up or lost in this game.',
  },
  {
    what: 'an advantage is used in another phase',
    on: () => [soviet(['russian-winter'], { phase: 'combat-move' }), declare('russian-winter')],
    by: 'NA-SU-1',
    reason: 'advantage-not-now',
    says: 'Russian Winter cannot be used now, only in your collect income phase.',
  },
  {
    what: 'the phase ends before an offer is answered',
    on: () => [chinese(), endPhase],
    by: 'NA-US-2',
    reason: 'offer-first',
    says: 'First the United States must say whether and where to place the units that Chinese Divisions offers.',
    instead: 'First place the units in China or Sinkiang.',
  },
  {
    what: 'offered units are placed elsewhere',
    on: () => [chinese(), { type: 'place-offer', to: 'alaska' }],
    by: 'NA-US-2',
    reason: 'not-an-offered-place',
    says: 'The units cannot be placed in Alaska; choose a territory that Chinese Divisions offers, or decline.',
    instead: 'The units can be placed in China or Sinkiang.',
  },
  {
    what: 'units are to be placed by what only moves some',
    on: () => [decoded(), { type: 'place-offer', to: 'anglo-egypt' }],
    by: 'NA-UK-3',
    reason: 'not-an-offered-place',
    says: 'Enigma Decoded places nothing: move units by it, or decline.',
  },
  {
    what: 'units are lent where nothing is lent',
    on: () => [
      soviet(['lend-lease'], {
        phase: 'purchase-units',
        units: { 'united-kingdom': { 'united-kingdom': { tank: 1 } } },
      }),
      (state) => ({
        ...declare('lend-lease'),
        units: idsOf(state, 'united-kingdom', { tank: 1 }, 'united-kingdom'),
      }),
    ],
    by: 'NA-SU-5',
    reason: 'not-to-be-lent',
    says:
      'Only units of friends in Soviet territories that were red at the start can be taken over; the United ' +
      'Kingdom’s tank cannot.',
  },
  {
    what: 'a complex moves too far',
    on: () => [
      soviet(['mobile-industry'], { phase: 'noncombat-move' }),
      { ...declare('mobile-industry'), from: 'russia', to: 'yakut-ssr' },
    ],
    by: 'NA-SU-3',
    reason: 'complex-stays',
    says:
      'A complex of yours moves to an adjacent territory that is worth something, was yours when the turn began ' +
      'and has no complex; each moves once a turn.',
  },
  {
    what: 'infantry leave the railway',
    on: () => [byRail(), move('russia', { infantry: 1 }, 'sinkiang')],
    by: 'CM-2',
    reason: 'too-far',
    says:
      'The infantry would need 2 moves to reach Sinkiang and has only 1: by the Trans-Siberian Railway it moves ' +
      'farther only if the whole way lies among Russia, Novosibirsk, Yakut S.S.R. and Buryatia S.S.R.',
    instead: 'The infantry can go to Kazakh S.S.R., Novosibirsk, Caucasus or elsewhere.',
  },
  {
    what: 'infantry go farther than the railway takes them',
    on: () => [byRail(), move('russia', { infantry: 1 }, 'buryatia-ssr')],
    by: 'CM-2',
    reason: 'too-far',
    says: 'The infantry would need 3 moves to reach Buryatia S.S.R. and has only 2.',
    instead: 'The infantry can go to Yakut S.S.R., Evenki National Okrug, Novosibirsk or elsewhere.',
  },
  {
    what: 'infantry go by a railway that the enemy has cut',
    on: () => [
      byRail({ phase: 'noncombat-move', control: { novosibirsk: 'japan' } }),
      move('russia', { infantry: 1 }, 'yakut-ssr'),
    ],
    by: 'NCM-3',
    reason: 'hostile-space',
    says: 'In noncombat move the infantry cannot enter Novosibirsk, which Japan holds.',
    instead: 'The infantry can go to Evenki National Okrug, Kazakh S.S.R., Archangel or elsewhere.',
  },
  {
    what: 'infantry would attack beyond the enemy on the railway',
    on: () => [
      byRail({ phase: 'combat-move', control: { novosibirsk: 'japan', 'yakut-ssr': 'japan' } }),
      move('russia', { infantry: 1 }, 'yakut-ssr'),
    ],
    by: 'CM-3',
    reason: 'must-stop',
    says: 'The infantry must stop in Novosibirsk and cannot go on from there this turn, because the enemy holds it.',
    instead: 'The infantry can end its move there.',
  },
  {
    what: 'a joint strike is declared when the combat move has begun',
    on: () => {
      const advantages = { 'united-kingdom': ['joint-strike'] };
      return [game({ power: 'united-kingdom', units: {}, advantages }), declare('joint-strike')];
    },
    by: 'NA-UK-2',
    reason: 'advantage-not-now',
    says:
      'Joint Strike cannot be used now, only in your turn before your combat move begins (if the turn begins with ' +
      'it, before anything has moved).',
  },
  {
    what: 'units of two spaces are sent together',
    on: () => sends(['trans-jordan', 'persia'], 'anglo-egypt')(),
    by: 'NA-UK-3',
    reason: 'from-one-space',
    says: 'All these units must come from one space.',
  },
  {
    what: 'units are sent where nobody attacks',
    on: () => sends(['trans-jordan'], 'persia')(),
    by: 'NA-UK-3',
    reason: 'not-attacked',
    says: 'Enigma Decoded moves units into a space that is attacked, or out of one; Persia is not.',
  },
  {
    what: 'all units leave an attacked space',
    on: () => sends(['anglo-egypt'], 'trans-jordan')(),
    by: 'NA-UK-3',
    reason: 'one-stays',
    says: 'At least one unit must stay in Anglo-Egypt; move fewer.',
  },
  {
    what: 'units are sent to a territory that is not beside theirs',
    on: () => sends(['persia'], 'anglo-egypt')(),
    by: 'NA-UK-3',
    reason: 'not-adjacent',
    says:
      'Anglo-Egypt does not touch Persia, where the United Kingdom’s infantry is; Caucasus, India, Kazakh S.S.R. and ' +
      'Trans-Jordan do.',
  },
  {
    what: 'infantry aboard a transport are sent to another zone',
    on: fleetSends(['sz-15'], 'sz-34'),
    by: 'NA-UK-3',
    reason: 'cargo-moves-with-ship',
    says: 'The United Kingdom’s infantry in Sea Zone 15 is aboard and can only go where the ship goes.',
  },
  {
    what: 'infantry aboard a transport are sent ashore from a zone that is attacked',
    on: fleetSends(['sz-15'], 'trans-jordan'),
    by: 'NCM-8',
    reason: 'zone-hostile',
    says: 'The United Kingdom’s infantry cannot land from Sea Zone 15 while the submarine is there.',
  },
  {
    what: 'infantry is sent aboard where there is no transport',
    on: fleetSends(['trans-jordan'], 'sz-34'),

    by: 'CM-16',
    reason: 'no-transport',
    says: 'There is no transport in Sea Zone 34 to take one of the United Kingdom’s infantry aboard.',
  },
  {
    what: 'a destroyer is named a torpedo',
    on: () => {
      const units = {
        japan: { 'sz-60': { submarine: 1, destroyer: 1 } },
        'united-states': { 'sz-57': { battleship: 1 } },
      };
      const state = after(
        game({ power: 'united-states', advantages: { japan: ['kaiten-torpedoes'] }, units }),
        move('sz-57', { battleship: 1 }, 'sz-60'),
        endPhase,
        fight('sz-60'),
      );
      return [state, { ...declare('kaiten-torpedoes'), units: idsOf(state, 'sz-60', { destroyer: 1 }, 'japan') }];
    },
    by: 'NA-JA-3',
    reason: 'cannot-be-doomed',
    says:
      'Japan’s destroyer cannot be named for Kaiten Torpedoes; name defending submarines at the beginning of a ' +
      'round, beside a first territory of their own that is still theirs.',
  },
  {
    what: 'a ship is named for a kamikaze attack',
    on: () => {
      const state = game({
        power: 'japan',
        advantages: { japan: ['kamikaze-attacks'] },
        units: { japan: { 'sz-60': { destroyer: 1 } } },
      });
      return [state, { ...declare('kamikaze-attacks'), units: idsOf(state, 'sz-60', { destroyer: 1 }) }];
    },
    by: 'NA-JA-2',
    reason: 'cannot-be-kamikaze',
    says:
      'The destroyer cannot be named for Kamikaze Attacks; name aircraft of yours that are in the air or can take ' +
      'off, each once.',
  },
  {
    what: 'the hit of a kamikaze attack is to go to a fighter',
    on: () => [kamikazeHit(), (state) => ({ type: 'casualties', units: [one(state, 'sz-57', 'fighter', US)] })],
    by: 'NA-JA-2',
    reason: 'not-a-casualty',
    says: 'The United States’ fighter cannot take these hits: Kamikaze Attacks hit ships only.',
    instead: 'Choose the United States’ transport, for example.',
  },
  {
    what: 'a sea battle comes before what was landed on the way there',
    on: () => [lightning(), fight('sz-63')],
    by: 'NA-JA-4',
    reason: 'landing-first',
    says: 'The landing in Midway comes before this sea battle, because its transports sailed on afterwards.',
    instead: 'Fight in Midway first.',
  },
  {
    what: 'a fighter that could be a kamikaze flies too far out',
    on: () => {
      const state = game({
        power: 'japan',
        advantages: { japan: ['kamikaze-attacks'] },
        units: { japan: { manchuria: { fighter: 1 } }, 'united-states': { 'sz-57': { destroyer: 1 } } },
      });
      return [state, { type: 'move', units: idsOf(state, 'manchuria', { fighter: 1 }), to: 'sz-57' }];
    },
    by: 'CM-11',
    reason: 'cannot-land',
    says: 'After this move to Sea Zone 57, the fighter would have nowhere to land, even if every battle went well.',
    instead: 'First use Kamikaze Attacks for the fighter.',
  },
];
