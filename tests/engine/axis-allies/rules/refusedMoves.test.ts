import { describe } from 'vitest';
import { after, endPhase, fight, game, idsOf, load, move, offload, roll, type Scene } from './position.ts';
import { testRefusals, type RefusalCase } from './refusalCases.ts';

/**
 * The details of refused moves (units, spaces, distance and allowed distance) and their remedies.
 */

const german = (
  units: Readonly<Record<string, Readonly<Record<string, number>>>>,
  enemies: NonNullable<Scene['units']> = {},
  more: Partial<Scene> = {},
) => game({ power: 'germany', ...more, units: { germany: units, ...enemies } });
const quiet: Partial<Scene> = { phase: 'noncombat-move' };
const british = (units: Readonly<Record<string, Readonly<Record<string, number>>>>) => ({ 'united-kingdom': units });
const soviet = (units: Readonly<Record<string, Readonly<Record<string, number>>>>) => ({ 'soviet-union': units });

/** Aircraft are sent where somebody is to be fought. */
const FRONT = soviet({ archangel: { infantry: 1 }, caucasus: { infantry: 1 }, russia: { infantry: 1 } });

const anyUnit: readonly RefusalCase[] = [
  [
    'TURN-2: in another phase nothing moves',
    () => [german({ germany: { tank: 1 } }, {}, { phase: 'purchase-units' }), move('germany', { tank: 1 }, 'karelia')],
    { rule: 'TURN-2', reason: 'not-now' },
    ['phase: combat-move or noncombat-move'],
  ],
  [
    'TURN-2: in another phase nothing is loaded',
    () => [german({ germany: { tank: 1 } }, {}, { phase: 'purchase-units' }), load('germany', { tank: 1 }, 'sz-5')],
    { rule: 'TURN-2', reason: 'not-now' },
    ['phase: combat-move or noncombat-move'],
  ],
  [
    'TURN-2: in another phase nothing is offloaded',
    () => [
      german({ germany: { tank: 1 } }, {}, { phase: 'purchase-units' }),
      offload('germany', { tank: 1 }, 'karelia'),
    ],
    { rule: 'TURN-2', reason: 'not-now' },
    ['phase: combat-move or noncombat-move'],
  ],
  [
    'TURN-7: a move is of some units',
    () => [german({ germany: { tank: 1 } }), { type: 'move', units: [], to: 'karelia' }],
    { rule: 'TURN-7', reason: 'no-units-chosen' },
  ],
  [
    'TURN-7: an unknown unit is named',
    () => [german({ germany: { tank: 1 } }), { type: 'move', units: ['u77'], to: 'karelia' }],
    { rule: 'TURN-7', reason: 'unknown-unit', units: ['u77'] },
  ],
  [
    'TURN-7: another power’s unit is named with its power',
    () => {
      const state = german({}, soviet({ karelia: { tank: 1 } }));
      return [state, { type: 'move', units: idsOf(state, 'karelia', { tank: 1 }, 'soviet-union'), to: 'archangel' }];
    },
    { rule: 'TURN-7', reason: 'not-your-unit', units: ['tank'], power: 'soviet-union' },
  ],
  [
    'CM-16: cargo does not move by itself',
    () => [
      german(
        { 'sz-5': { transport: 1 } },
        {},
        { aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }] },
      ),
      move('sz-5', { tank: 1 }, 'karelia'),
    ],
    { rule: 'CM-16', reason: 'cargo-moves-with-ship', units: ['tank'] },
    ['instead: offload tank karelia'],
  ],
  [
    'CM-2: what has used up its moves moves no more',
    () => [
      after(german({ 'eastern-europe': { infantry: 1 } }), move('eastern-europe', { infantry: 1 }, 'karelia')),
      move('karelia', { infantry: 1 }, 'archangel'),
    ],
    { rule: 'CM-2', reason: 'already-moved', units: ['infantry'], spaces: ['karelia'] },
  ],
  [
    'NCM-1: what moved in combat move stays in noncombat move',
    () => [
      after(
        german({ 'eastern-europe': { tank: 1 } }),
        move('eastern-europe', { tank: 1 }, 'karelia'),
        endPhase,
        endPhase,
      ),
      move('karelia', { tank: 1 }, 'eastern-europe'),
    ],
    { rule: 'NCM-1', reason: 'already-moved', units: ['tank'], spaces: ['karelia'] },
  ],
  [
    'NCM-1: what fought without moving stays too',
    () => {
      const start = german({ 'sz-8': { destroyer: 1 } }, british({ 'sz-8': { destroyer: 1 } }), {
        phase: 'conduct-combat',
      });
      return [after(start, fight('sz-8'), roll(1), roll(6), endPhase), move('sz-8', { destroyer: 1 }, 'sz-7')];
    },
    { rule: 'NCM-1', reason: 'already-fought', units: ['destroyer'], spaces: ['sz-8'] },
  ],
  [
    'MAP-1: an unknown space is named',
    () => [german({ germany: { tank: 1 } }), move('germany', { tank: 1 }, 'atlantis')],
    { rule: 'MAP-1', reason: 'unknown-space', units: ['tank'], spaces: ['atlantis'] },
  ],
  [
    'MAP-3: neutral ground is named',
    () => [german({ germany: { tank: 1 } }), move('germany', { tank: 1 }, 'switzerland')],
    { rule: 'MAP-3', reason: 'neutral-space', units: ['tank'], spaces: ['switzerland'] },
    ['instead: move tank karelia'],
  ],
];

const onLand: readonly RefusalCase[] = [
  [
    'MAP-10: land units do not walk into the sea',
    () => [german({ germany: { tank: 1 } }), move('germany', { tank: 1 }, 'sz-5')],
    { rule: 'MAP-10', reason: 'wrong-element', units: ['tank'], spaces: ['sz-5'] },
  ],
  [
    'CM-1: a move to where the unit stands is none',
    () => [german({ germany: { tank: 1 } }), move('germany', { tank: 1 }, 'germany')],
    { rule: 'CM-1', reason: 'same-space', units: ['tank'], spaces: ['germany'] },
  ],
  [
    'CM-1: a combat move to friendly ground names it',
    () => [german({ germany: { tank: 1 } }), move('germany', { tank: 1 }, 'western-europe')],
    { rule: 'CM-1', reason: 'ends-friendly', units: ['tank'], spaces: ['western-europe'] },
    ['instead: move tank karelia'],
  ],
  [
    'CM-2: how far it is and how far the unit goes',
    () => [german({ germany: { infantry: 1 } }), move('germany', { infantry: 1 }, 'archangel')],
    { rule: 'CM-2', reason: 'too-far', units: ['infantry'], spaces: ['archangel'], requested: 3, allowed: 1 },
  ],
  [
    'CM-2: how long a named way is and how far the unit goes',
    () => [german({ germany: { tank: 1 } }), move('germany', { tank: 1 }, 'archangel', 'eastern-europe', 'karelia')],
    { rule: 'CM-2', reason: 'too-far', units: ['tank'], spaces: ['archangel'], requested: 3, allowed: 2 },
    ['instead: move tank karelia'],
  ],
  [
    'CM-16: no way over land is none',
    () => [german({ germany: { tank: 1 } }), move('germany', { tank: 1 }, 'united-kingdom')],
    { rule: 'CM-16', reason: 'no-route', units: ['tank'], spaces: ['united-kingdom'], allowed: 2 },
    ['instead: move tank karelia'],
  ],
  [
    'MAP-1: where a named way breaks',
    () => [german({ germany: { tank: 1 } }), move('germany', { tank: 1 }, 'karelia', 'western-europe')],
    { rule: 'MAP-1', reason: 'route-broken', units: ['tank'], spaces: ['western-europe', 'karelia'] },
    ['instead: move tank karelia'],
  ],
  [
    'CM-9: where a tank must stop',
    () => [
      german({ 'eastern-europe': { tank: 1 } }, soviet({ karelia: { infantry: 1 } })),
      move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'),
    ],
    { rule: 'CM-9', reason: 'must-stop', units: ['tank'], spaces: ['karelia'] },
    ['instead: move tank karelia', 'instead: move tank archangel'],
  ],
  [
    'NCM-3: which ground is hostile',
    () => [
      german({ 'eastern-europe': { infantry: 1 } }, {}, quiet),
      move('eastern-europe', { infantry: 1 }, 'karelia'),
    ],
    { rule: 'NCM-3', reason: 'hostile-space', units: ['infantry'], spaces: ['karelia'] },
    ['instead: move infantry west-russia / move infantry germany / move infantry southern-europe'],
  ],
];

const atSea: readonly RefusalCase[] = [
  [
    'MAP-10: ships do not go ashore',
    () => [german({ 'sz-5': { destroyer: 1 } }), move('sz-5', { destroyer: 1 }, 'germany')],
    { rule: 'MAP-10', reason: 'wrong-element', units: ['destroyer'], spaces: ['germany'] },
  ],
  [
    'MAP-5: the closed zone is named',
    () => [german({ 'sz-17': { destroyer: 1 } }), move('sz-17', { destroyer: 1 }, 'sz-18')],
    { rule: 'MAP-5', reason: 'strait-closed', units: ['destroyer'], spaces: ['sz-18'] },
  ],
  [
    'MAP-6: the shut canal is named by its ends',
    () => [
      german({ 'sz-17': { destroyer: 1 } }, british({ 'sz-28': { destroyer: 1 } })),
      move('sz-17', { destroyer: 1 }, 'sz-28'),
    ],
    { rule: 'MAP-6', reason: 'canal-closed', units: ['destroyer'], spaces: ['sz-17', 'sz-28'] },
  ],
  [
    'CM-1: a friendly zone without a purpose is named',
    () => [german({ 'sz-13': { destroyer: 1 } }), move('sz-13', { destroyer: 1 }, 'sz-10')],
    { rule: 'CM-1', reason: 'ends-friendly', units: ['destroyer'], spaces: ['sz-10'] },
  ],
  [
    'CM-4: where a warship must stop',
    () => [
      german({ 'sz-5': { destroyer: 1 } }, british({ 'sz-6': { destroyer: 1 }, 'sz-7': { destroyer: 1 } })),
      move('sz-5', { destroyer: 1 }, 'sz-7'),
    ],
    { rule: 'CM-4', reason: 'must-stop', units: ['destroyer'], spaces: ['sz-6'] },
    ['instead: move destroyer sz-6'],
  ],
  [
    'CM-14: where a submarine must stop',
    () => [
      german({ 'sz-5': { submarine: 1 } }, british({ 'sz-6': { destroyer: 1 }, 'sz-7': { destroyer: 1 } })),
      move('sz-5', { submarine: 1 }, 'sz-7'),
    ],
    { rule: 'CM-14', reason: 'must-stop', units: ['submarine'], spaces: ['sz-6'] },
    ['instead: move submarine sz-6'],
  ],
  [
    'NCM-4: where a submarine must stop in noncombat move',
    () => [
      german({ 'sz-5': { submarine: 1 } }, british({ 'sz-6': { destroyer: 1 } }), quiet),
      move('sz-5', { submarine: 1 }, 'sz-7'),
    ],
    { rule: 'NCM-4', reason: 'must-stop', units: ['submarine'], spaces: ['sz-6'] },
    ['instead: move submarine sz-6'],
  ],
  [
    'NCM-4: which zone is hostile',
    () => [
      german({ 'sz-5': { destroyer: 1 } }, british({ 'sz-6': { destroyer: 1 } }), quiet),
      move('sz-5', { destroyer: 1 }, 'sz-6'),
    ],
    { rule: 'NCM-4', reason: 'hostile-space', units: ['destroyer'], spaces: ['sz-6'] },
  ],
  [
    'CM-15: where a transport must stop',
    () => [
      german(
        { 'sz-5': { transport: 1, destroyer: 1 }, germany: { infantry: 1 } },
        british({ 'sz-6': { destroyer: 1 } }),
      ),
      move('sz-5', { transport: 1 }, 'sz-7'),
    ],
    { rule: 'CM-15', reason: 'must-stop', units: ['transport'], spaces: ['sz-6'] },
    ['instead: move transport sz-6'],
  ],
  [
    'CM-21: a transport that would attack alone is named with its zone',
    () => [
      german({ 'sz-5': { transport: 1 } }, british({ 'sz-6': { destroyer: 1 } })),
      move('sz-5', { transport: 1 }, 'sz-6'),
    ],
    { rule: 'CM-21', reason: 'transports-attack-alone', units: ['transport'], spaces: ['sz-6'] },
  ],
  [
    'CM-2: a transport whose moves are spent is named with its zone',
    () => [
      after(
        german({ 'sz-5': { transport: 1 }, germany: { infantry: 1 } }),
        load('germany', { infantry: 1 }, 'sz-5'),
        move('sz-5', { transport: 1 }, 'sz-7'),
      ),
      move('sz-7', { transport: 1 }, 'sz-6'),
    ],
    { rule: 'CM-2', reason: 'already-moved', units: ['transport'], spaces: ['sz-7'] },
  ],
  [
    'CM-15: a transport that came into a hostile zone goes no further',
    () => [
      after(
        german(
          { 'sz-5': { transport: 1, destroyer: 1 } },
          british({ 'sz-6': { destroyer: 1 }, 'sz-7': { destroyer: 1 } }),
        ),
        move('sz-5', { destroyer: 1, transport: 1 }, 'sz-6'),
      ),
      move('sz-6', { transport: 1 }, 'sz-7'),
    ],
    { rule: 'CM-15', reason: 'must-stop', units: ['transport'], spaces: ['sz-6'] },
  ],
];

const inTheAir: readonly RefusalCase[] = [
  [
    'CM-1: a flight to where the plane stands is none',
    () => [german({ germany: { fighter: 1 } }), move('germany', { fighter: 1 }, 'germany')],
    { rule: 'CM-1', reason: 'same-space', units: ['fighter'], spaces: ['germany'] },
  ],
  [
    'CM-10: how far it is and how far the plane flies',
    () => [german({ germany: { fighter: 1 } }, FRONT), move('germany', { fighter: 1 }, 'siberia')],
    { rule: 'CM-10', reason: 'too-far', units: ['fighter'], spaces: ['siberia'], requested: 5, allowed: 4 },
    ['instead: move fighter archangel / move fighter caucasus / move fighter russia'],
  ],
  [
    'CM-10: how long a named way is and how far the plane flies',
    () => [german({ germany: { fighter: 1 } }, FRONT), move('germany', { fighter: 1 }, 'urals', 'western-europe')],
    { rule: 'CM-10', reason: 'too-far', units: ['fighter'], spaces: ['urals'], requested: 5, allowed: 4 },
    ['instead: move fighter archangel / move fighter caucasus / move fighter russia'],
  ],
  [
    'MAP-3: a way over neutrals is named',
    () => [german({ germany: { fighter: 1 } }, FRONT), move('germany', { fighter: 1 }, 'karelia', 'sweden')],
    { rule: 'MAP-3', reason: 'neutral-space', units: ['fighter'], spaces: ['sweden'] },
    ['instead: move fighter archangel / move fighter caucasus / move fighter russia'],
  ],
  [
    'CM-1: a flight to friendly ground in combat move names it',
    () => [
      german(
        { germany: { bomber: 1 } },
        { ...FRONT, ...british({ gibraltar: { infantry: 1 }, 'united-kingdom': { infantry: 1 } }) },
      ),
      move('germany', { bomber: 1 }, 'western-europe'),
    ],
    { rule: 'CM-1', reason: 'ends-friendly', units: ['bomber'], spaces: ['western-europe'] },
    ['instead: move bomber gibraltar / move bomber united-kingdom / move bomber archangel'],
  ],
  [
    'NCM-5: a bomber does not land at sea',
    () => [german({ germany: { bomber: 1 } }, {}, quiet), move('germany', { bomber: 1 }, 'sz-5')],
    { rule: 'NCM-5', reason: 'not-a-landing-place', units: ['bomber'], spaces: ['sz-5'] },
    ['instead: move bomber eastern-europe / move bomber norway-finland / move bomber western-europe'],
  ],
  [
    'NCM-5: nothing lands on hostile ground',
    () => [german({ germany: { fighter: 1 } }, {}, quiet), move('germany', { fighter: 1 }, 'karelia')],
    { rule: 'NCM-5', reason: 'not-a-landing-place', units: ['fighter'], spaces: ['karelia'] },
    ['instead: move fighter eastern-europe / move fighter norway-finland / move fighter west-russia'],
  ],
  [
    'NCM-5: a fighter without a deck is named',
    () => [german({ germany: { fighter: 1, bomber: 1 } }, {}, quiet), move('germany', { fighter: 1 }, 'sz-5')],
    { rule: 'NCM-5', reason: 'not-a-landing-place', units: ['fighter'], spaces: ['sz-5'] },
    [
      'instead: move fighter eastern-europe / move fighter norway-finland / move fighter western-europe',
      'buy: carrier sz-5',
    ],
  ],
  [
    'NCM-6: the fighter that a carrier would leave without a deck is named',
    () => {
      const start = game({
        power: 'united-states',
        control: {
          'philippine-islands': 'japan',
          'wake-island': 'japan',
          'solomon-islands': 'japan',
          'new-guinea': 'japan',
        },
        units: { 'united-states': { 'sz-39': { carrier: 1, fighter: 1 } } },
      });
      return [
        after(start, move('sz-39', { fighter: 1 }, 'caroline-islands'), endPhase, endPhase),
        move('sz-39', { carrier: 1 }, 'sz-43'),
      ];
    },
    { rule: 'NCM-6', reason: 'must-save-air', units: ['fighter'], spaces: ['sz-43'] },
    ['instead: move carrier sz-37 / move carrier sz-45 / move carrier sz-38'],
  ],
  [
    'CM-11: the aircraft that could not land are named with the goal',
    () => [
      german(
        { germany: { fighter: 1 } },
        { ...FRONT, ...british({ 'sz-2': { destroyer: 1 }, 'norway-finland': { infantry: 1 } }) },
        { control: { 'norway-finland': 'united-kingdom' } },
      ),
      move('germany', { fighter: 1 }, 'sz-2'),
    ],
    { rule: 'CM-11', reason: 'cannot-land', units: ['fighter'], spaces: ['sz-2'] },
    ['instead: move fighter norway-finland / move fighter archangel / move fighter russia'],
  ],
];

describe.each([
  ['of any unit', anyUnit],
  ['on land', onLand],
  ['at sea', atSea],
  ['in the air', inTheAir],
])('a refused move %s says why', (_, tellings) => testRefusals(tellings));
