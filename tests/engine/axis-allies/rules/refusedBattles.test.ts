import { describe } from 'vitest';
import { ashore, atSea, cameToSea, hit, lose, miss, press, retreat, strike } from './battle.ts';
import { after, endPhase, engage, fight, game, idsOf, load, move, offload, one, roll } from './position.ts';
import { testRefusals, type RefusalCase } from './refusalCases.ts';

/** The details and remedies of refusals in battles. */

const UK = 'united-kingdom';

/** A landing in Karelia with British ships in its zone, and an attack on Ukraine. */
const threeBattles = () =>
  after(
    game({
      power: 'germany',
      units: {
        germany: { germany: { infantry: 1 }, 'sz-5': { transport: 1, destroyer: 1 }, 'eastern-europe': { tank: 1 } },
        'soviet-union': { karelia: { infantry: 1 }, 'west-russia': { infantry: 1 } },
        [UK]: { 'sz-5': { submarine: 1 } },
      },
      control: { 'west-russia': 'soviet-union' },
    }),
    load('germany', { infantry: 1 }, 'sz-5'),
    offload('sz-5', { infantry: 1 }, 'karelia'),
    move('eastern-europe', { tank: 1 }, 'west-russia'),
    engage('sz-5', true),
    endPhase,
  );

const order: readonly RefusalCase[] = [
  [
    'TURN-2: battles are for conduct combat',
    () => [game({ power: 'germany', units: {} }), fight('karelia')],
    { rule: 'TURN-2', reason: 'not-now', spaces: ['karelia'] },
    ['phase: conduct-combat'],
  ],
  [
    'COM-1: there is no such battle',
    () => [threeBattles(), fight('ukraine')],
    { rule: 'COM-1', reason: 'no-such-battle', spaces: ['ukraine'] },
    ['instead: fight sz-5'],
  ],
  [
    'AMPH-8: the sea battle of a landing comes before it',
    () => [threeBattles(), fight('karelia')],
    { rule: 'AMPH-8', reason: 'sea-battle-first', spaces: ['karelia'] },
    ['instead: fight sz-5'],
  ],
  [
    'AMPH-8: landings come before other battles, beginning at sea',
    () => [threeBattles(), fight('west-russia')],
    { rule: 'AMPH-8', reason: 'assaults-first', spaces: ['west-russia'] },
    ['instead: fight sz-5'],
  ],
  [
    'COM-1: a battle is fought to its end',
    () => [after(threeBattles(), fight('sz-5')), endPhase],
    { rule: 'COM-1', reason: 'not-now', spaces: ['sz-5'] },
  ],
  [
    'COM-1: no phase ends over open battles',
    () => [threeBattles(), endPhase],
    { rule: 'COM-1', reason: 'battles-remain', spaces: ['sz-5', 'karelia', 'west-russia'] },
    ['instead: fight sz-5'],
  ],
];

const dice: readonly RefusalCase[] = [
  [
    'COM-4: without a battle nobody rolls',
    () => [game({ power: 'germany', phase: 'conduct-combat', units: {} }), roll(1)],
    { rule: 'COM-4', reason: 'not-now' },
  ],
  [
    'COM-4: nobody rolls while another choice is due',
    () => [after(ashore({ tank: 2 }, { infantry: 1, tank: 1 }), roll(1, 6)), roll(1)],
    { rule: 'COM-4', reason: 'not-now' },
  ],
  [
    'COM-4: how many dice, and how many are asked for',
    () => [ashore({ tank: 2 }, { infantry: 1 }), roll(1)],
    { rule: 'COM-4', reason: 'wrong-dice-count', requested: 1, allowed: 2 },
  ],
  [
    'COM-4: a die shows one to six: zero',
    () => [ashore({ tank: 2 }, { infantry: 1 }), roll(1, 0)],
    { rule: 'COM-4', reason: 'not-a-die', requested: 0, allowed: 6 },
  ],
  [
    'COM-4: a die shows one to six: seven',
    () => [ashore({ tank: 2 }, { infantry: 1 }), roll(7, 1)],
    { rule: 'COM-4', reason: 'not-a-die', requested: 7, allowed: 6 },
  ],
  [
    'COM-4: a die shows one to six: a half',
    () => [ashore({ tank: 2 }, { infantry: 1 }), roll(1, 2.5)],
    { rule: 'COM-4', reason: 'not-a-die', requested: 2.5, allowed: 6 },
  ],
];

const submarines: readonly RefusalCase[] = [
  [
    'COM-5: without a battle nobody submerges',
    () => [game({ power: 'germany', phase: 'conduct-combat', units: {} }), { type: 'submerge', units: [] }],
    { rule: 'COM-5', reason: 'not-now' },
  ],
  [
    'COM-5: nobody submerges while dice are due',
    () => [after(atSea({ submarine: 1 }, { submarine: 1 }), strike, strike), { type: 'submerge', units: [] }],
    { rule: 'COM-5', reason: 'not-now' },
  ],
  [
    'COM-5: a destroyer keeps submarines up',
    () => [
      atSea({ submarine: 1 }, { destroyer: 1 }),
      (state) => ({ type: 'submerge', units: [one(state, 'sz-8', 'submarine')] }),
    ],
    { rule: 'COM-5', reason: 'destroyer-present', units: ['submarine'] },
  ],
  [
    'COM-5: the other side’s submarines do not obey',
    () => [
      atSea({ submarine: 1, battleship: 1 }, { submarine: 1, carrier: 1 }),
      (state) => ({ type: 'submerge', units: [one(state, 'sz-8', 'submarine'), one(state, 'sz-8', 'carrier', UK)] }),
    ],
    { rule: 'COM-5', reason: 'not-a-submarine-here', units: ['carrier'], spaces: ['sz-8'] },
    ['instead: submerge submarine'],
  ],
];

const twoTanksLost = () => after(ashore({ tank: 2, infantry: 2, fighter: 1 }, { tank: 4 }), miss, hit({ surface: 2 }));
const casualties: readonly RefusalCase[] = [
  [
    'COM-8: without a battle nobody is lost',
    () => [game({ power: 'germany', phase: 'conduct-combat', units: {} }), { type: 'casualties', units: [] }],
    { rule: 'COM-8', reason: 'not-now' },
  ],
  [
    'COM-8: nobody is lost while dice are due',
    () => [ashore({ tank: 2 }, { infantry: 1 }), { type: 'casualties', units: [] }],
    { rule: 'COM-8', reason: 'not-now' },
  ],
  [
    'COM-8: a unit that is not in the battle',
    () => [twoTanksLost(), { type: 'casualties', units: ['u77', 'u1'] }],
    { rule: 'COM-8', reason: 'not-a-casualty', units: ['u77'] },
    ['instead: casualties infantry+infantry'],
  ],
  [
    'COM-8: a unit of the side that has hit',
    () => [
      twoTanksLost(),
      (state) => ({
        type: 'casualties',
        units: [one(state, 'karelia', 'infantry'), one(state, 'karelia', 'tank', 'soviet-union')],
      }),
    ],
    { rule: 'COM-8', reason: 'not-a-casualty', units: ['tank'] },
    ['instead: casualties infantry+infantry'],
  ],
  [
    'COM-12: a unit named more often than it can be hit',
    () => [
      twoTanksLost(),
      (state) => ({ type: 'casualties', units: [one(state, 'karelia', 'fighter'), one(state, 'karelia', 'fighter')] }),
    ],
    { rule: 'COM-12', reason: 'not-a-casualty', units: ['fighter'] },
    ['instead: casualties infantry+infantry'],
  ],
  [
    'COM-11: too few',
    () => [twoTanksLost(), lose({ infantry: 1 })],
    { rule: 'COM-11', reason: 'too-few-casualties', requested: 1, allowed: 2 },
    ['instead: casualties infantry+infantry'],
  ],
  [
    'COM-11: too many',
    () => [twoTanksLost(), lose({ infantry: 2, fighter: 1 })],
    { rule: 'COM-11', reason: 'too-many-casualties', requested: 3, allowed: 2 },
    ['instead: casualties infantry+infantry'],
  ],
  [
    'COM-10: transports before warships, and how many of them may go',
    () => [
      after(atSea({ battleship: 1, destroyer: 1 }, { destroyer: 2, carrier: 1, transport: 2 }), hit({ surface: 2 })),
      lose({ transport: 2 }),
    ],
    { rule: 'COM-10', reason: 'transports-last', units: ['transport', 'transport'], allowed: 0 },
    ['instead: casualties destroyer+destroyer'],
  ],
  [
    'COM-10: the transports among them alone are named',
    () => [
      after(atSea({ battleship: 1, destroyer: 1 }, { destroyer: 2, carrier: 1, transport: 2 }), hit({ surface: 2 })),
      lose({ carrier: 1, transport: 1 }),
    ],
    { rule: 'COM-10', reason: 'transports-last', units: ['transport'], allowed: 0 },
    ['instead: casualties destroyer+destroyer'],
  ],
  [
    'COM-9: hits of submarines do not reach aircraft',
    () => [
      after(
        cameToSea({ submarine: 1, battleship: 1 }, {}, { carrier: 1, battleship: 1, fighter: 2 }),
        strike,
        hit({ submarine: 1 }),
      ),
      lose({ fighter: 1 }),
    ],
    { rule: 'COM-9', reason: 'not-a-casualty', units: ['fighter'] },
    ['instead: casualties battleship'],
  ],
];

const retreats: readonly RefusalCase[] = [
  [
    'COM-3: nobody presses on before the round is over',
    () => [ashore({ tank: 2 }, { infantry: 1 }), press],
    { rule: 'COM-3', reason: 'not-now' },
  ],
  [
    'COM-18: without a battle nobody retreats',
    () => [game({ power: 'germany', phase: 'conduct-combat', units: {} }), retreat('germany')],
    { rule: 'COM-18', reason: 'cannot-retreat' },
  ],
  [
    'COM-18: nobody retreats before the round is over',
    () => [cameToSea({ destroyer: 1 }, {}, { destroyer: 1 }), retreat('sz-7')],
    { rule: 'COM-18', reason: 'cannot-retreat', spaces: ['sz-8'] },
  ],
  [
    'COM-18: a space that is not open to a retreat',
    () => [after(cameToSea({ destroyer: 1 }, {}, { destroyer: 1 }), miss, miss), retreat('sz-9')],
    { rule: 'COM-18', reason: 'not-a-retreat-space', spaces: ['sz-9'] },
    ['instead: retreat sz-7'],
  ],
  [
    'COM-18: ships retreat to some space',
    () => [after(cameToSea({ destroyer: 1 }, {}, { destroyer: 1 }), miss, miss), retreat()],
    { rule: 'COM-18', reason: 'not-a-retreat-space', spaces: [] },
    ['instead: retreat sz-7'],
  ],
  [
    'COM-18: aircraft alone break off to no space',
    () => [after(cameToSea({}, { fighter: 1 }, { destroyer: 1 }), miss, miss), retreat('sz-7')],
    { rule: 'COM-18', reason: 'not-a-retreat-space', spaces: ['sz-7'] },
    ['instead: retreat'],
  ],
];

const strandedFighters = () =>
  after(
    game({
      power: 'germany',
      units: {
        germany: { 'sz-7': { battleship: 1 }, 'western-europe': { bomber: 1 } },
        [UK]: { 'sz-8': { carrier: 1, fighter: 2 }, 'sz-9': { carrier: 1 }, 'sz-14': { carrier: 1, fighter: 1 } },
      },
    }),
    move('sz-7', { battleship: 1 }, 'sz-8'),
    move('western-europe', { bomber: 1 }, 'sz-8'),
    endPhase,
    fight('sz-8'),
    (state) => roll(...(state.battle ? [1, 6] : [])),
    lose({ carrier: 1 }),
    miss,
    retreat('sz-7'),
    endPhase,
  );

const stranded: readonly RefusalCase[] = [
  [
    'NCM-2: stranded fighters land first',
    () => [strandedFighters(), endPhase],
    { rule: 'NCM-2', reason: 'stranded-first', units: ['fighter', 'fighter'] },
    ['first: land-stranded fighter sz-14 / land-stranded fighter sz-9 / land-stranded fighter united-kingdom'],
  ],
  [
    'NCM-2: in their order',
    () => [
      strandedFighters(),
      (state) => ({ type: 'land-stranded', unit: idsOf(state, 'sz-8', { fighter: 2 }, UK)[1] ?? '', to: UK }),
    ],
    { rule: 'NCM-2', reason: 'not-now', units: ['fighter'] },
  ],
  [
    'NCM-2: where one cannot land',
    () => [
      strandedFighters(),
      (state) => ({ type: 'land-stranded', unit: one(state, 'sz-8', 'fighter', UK), to: 'gibraltar' }),
    ],
    { rule: 'NCM-2', reason: 'not-a-stranded-landing', units: ['fighter'], spaces: ['gibraltar'] },
    ['instead: land-stranded fighter sz-14 / land-stranded fighter sz-9 / land-stranded fighter united-kingdom'],
  ],
];

describe.each([
  ['the order of battles', order],
  ['dice', dice],
  ['submarines', submarines],
  ['casualties', casualties],
  ['retreats', retreats],
  ['fighters without a deck', stranded],
])('a refusal about %s says why', (_, tellings) => testRefusals(tellings));
