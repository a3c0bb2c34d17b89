import { describe } from 'vitest';
import { after, endPhase, engage, game, load, mobilize, move, offload, type Scene } from './position.ts';
import { testRefusals, type RefusalCase } from './refusalCases.ts';

/** The details and remedies of refused purchases, mobilizations and ends of phases. */

const UK = 'united-kingdom';
const US = 'united-states';

const buying = (more: Partial<Scene> = {}) =>
  game({ power: 'germany', phase: 'purchase-units', treasury: { germany: 10 }, units: {}, ...more });
const order = (units: Readonly<Record<string, number>>) => ({ type: 'purchase', units }) as const;

const purchases: readonly RefusalCase[] = [
  [
    'TURN-2: orders are for purchase units',
    () => [buying({ phase: 'combat-move' }), order({ infantry: 1 })],
    { rule: 'TURN-2', reason: 'not-now' },
    ['phase: purchase-units'],
  ],
  [
    'BUY-1: complexes are not for sale',
    () => [buying(), order({ 'industrial-complex': 1 })],
    { rule: 'BUY-1', reason: 'not-for-sale' },
  ],
  [
    'BUY-1: there is no such unit',
    () => [buying(), order({ artillery: 1 })],
    { rule: 'BUY-1', reason: 'unknown-unit-type' },
  ],
  [
    'BUY-1: fewer than none cannot be bought',
    () => [buying(), order({ infantry: -1 })],
    { rule: 'BUY-1', reason: 'bad-command', requested: -1 },
  ],
  [
    'BUY-1: nor half a unit',
    () => [buying(), order({ infantry: 1.5 })],
    { rule: 'BUY-1', reason: 'bad-command', requested: 1.5 },
  ],
  [
    'BUY-2: what it costs and what there is',
    () => [buying(), order({ tank: 1, infantry: 2 })],
    { rule: 'BUY-2', reason: 'cannot-afford', requested: 12, allowed: 10, power: 'germany' },
    ['instead: purchase {tank:1,infantry:1}'],
  ],
  [
    'BUY-2: an earlier order is handed back first',
    () => [after(buying(), order({ tank: 1 })), order({ tank: 2 })],
    { rule: 'BUY-2', reason: 'cannot-afford', requested: 12, allowed: 10, power: 'germany' },
    ['instead: purchase {tank:1}'],
  ],
];

const placing = (purchased: Readonly<Record<string, number>>, more: Partial<Scene> = {}) =>
  game({ power: UK, phase: 'mobilize-new-units', purchased, units: {}, ...more });

const placements: readonly RefusalCase[] = [
  [
    'TURN-2: new units come in mobilize new units',
    () => [placing({ infantry: 1 }, { phase: 'noncombat-move' }), mobilize('infantry', UK)],
    { rule: 'TURN-2', reason: 'not-now', spaces: [UK] },
    ['phase: mobilize-new-units'],
  ],
  [
    'BUY-1: there is no such unit to place',
    () => [placing({ infantry: 1 }), mobilize('artillery', UK)],
    { rule: 'BUY-1', reason: 'unknown-unit-type' },
  ],
  [
    'BUY-3: none was bought',
    () => [placing({ infantry: 1 }), mobilize('tank', UK)],
    { rule: 'BUY-3', reason: 'nothing-purchased', spaces: [UK] },
  ],
  [
    'MOB-1: an unknown space',
    () => [placing({ infantry: 1 }), mobilize('infantry', 'atlantis')],
    { rule: 'MOB-1', reason: 'unknown-space', spaces: ['atlantis'] },
  ],
  [
    'MOB-3: a ship goes to sea',
    () => [placing({ destroyer: 1 }), mobilize('destroyer', UK)],
    { rule: 'MOB-3', reason: 'wrong-place', spaces: [UK] },
    [
      'instead: mobilize destroyer sz-33 australia / mobilize destroyer sz-29 india / mobilize destroyer ' +
        'sz-6 united-kingdom',
    ],
  ],
  [
    'MOB-3: land units stay ashore',
    () => [placing({ infantry: 1 }), mobilize('infantry', 'sz-8')],
    { rule: 'MOB-3', reason: 'wrong-place', spaces: ['sz-8'] },
    [
      'instead: mobilize infantry australia australia / mobilize infantry india india / mobilize infantry ' +
        'united-kingdom united-kingdom',
    ],
  ],
  [
    'MOB-3: bombers stay ashore',
    () => [placing({ bomber: 1 }), mobilize('bomber', 'sz-8')],
    { rule: 'MOB-3', reason: 'wrong-place', spaces: ['sz-8'] },
    [
      'instead: mobilize bomber australia australia / mobilize bomber india india / mobilize bomber ' +
        'united-kingdom united-kingdom',
    ],
  ],
  [
    'MOB-3: fighters need a deck',
    () => [placing({ fighter: 1 }), mobilize('fighter', 'sz-8')],
    { rule: 'MOB-3', reason: 'no-carrier-room', spaces: ['sz-8'] },
    [
      'instead: mobilize fighter australia australia / mobilize fighter india india / mobilize fighter ' +
        'united-kingdom united-kingdom',
    ],
  ],
  [
    'MOB-1: no complex there',
    () => [placing({ infantry: 1 }), mobilize('infantry', 'eastern-canada')],
    { rule: 'MOB-1', reason: 'no-complex', spaces: ['eastern-canada'] },
    [
      'instead: mobilize infantry australia australia / mobilize infantry india india / mobilize infantry ' +
        'united-kingdom united-kingdom',
    ],
  ],
  [
    'MOB-1: a friend’s complex',
    () => [placing({ infantry: 1 }), mobilize('infantry', 'russia')],
    { rule: 'MOB-1', reason: 'complex-of-friend', spaces: ['russia'] },
    [
      'instead: mobilize infantry australia australia / mobilize infantry india india / mobilize infantry ' +
        'united-kingdom united-kingdom',
    ],
  ],
  [
    'MOB-1: a complex taken this turn',
    () => [
      placing({ infantry: 1 }, { control: { germany: UK }, complexesCapturedThisTurn: ['germany'] }),
      mobilize('infantry', 'germany'),
    ],
    { rule: 'MOB-1', reason: 'complex-taken-this-turn', spaces: ['germany'] },
    [
      'instead: mobilize infantry australia australia / mobilize infantry india india / mobilize infantry ' +
        'united-kingdom united-kingdom',
    ],
  ],
  [
    'MOB-2: what a complex can do in a turn',
    () => [after(placing({ infantry: 4 }), mobilize('infantry', 'india')), mobilize('infantry', 'india')],
    { rule: 'MOB-2', reason: 'complex-limit', spaces: ['india'], allowed: 1 },
    ['instead: mobilize infantry australia australia / mobilize infantry united-kingdom united-kingdom'],
  ],
  [
    'MOB-4: how many are left that can be placed',
    () => [placing({ destroyer: 2 }), endPhase],
    { rule: 'MOB-4', reason: 'must-place', requested: 2 },
    [
      'first: mobilize destroyer sz-33 australia / mobilize destroyer sz-29 india / mobilize destroyer sz-6 ' +
        'united-kingdom',
    ],
  ],
  [
    'MOB-4: ships wait for the last place on a coast, other units have one inland',
    () => [
      game({ power: 'soviet-union', phase: 'mobilize-new-units', purchased: { submarine: 2, infantry: 1 }, units: {} }),
      mobilize('infantry', 'caucasus'),
    ],
    { rule: 'MOB-4', reason: 'must-place', requested: 2 },
    ['instead: mobilize infantry russia russia'],
  ],
  [
    'CM-12: a fighter that waits for the carrier',
    () => [placing({ carrier: 1 }, { units: { [UK]: { 'sz-33': { fighter: 1 } } } }), mobilize('carrier', 'sz-8')],
    { rule: 'CM-12', reason: 'must-save-air', units: ['fighter'], spaces: ['sz-8'] },
    ['instead: mobilize carrier sz-33 australia'],
  ],
];

const cargo = (...types: readonly string[]): Pick<Scene, 'aboard'> => ({
  aboard: [
    { in: 'sz-5', ship: 'transport', owner: 'germany', cargo: types.map((unit) => ({ unit, owner: 'germany' })) },
  ],
});
const baltic = (
  units: Readonly<Record<string, Readonly<Record<string, number>>>>,
  enemies: NonNullable<Scene['units']> = {},
  more: Partial<Scene> = {},
) => game({ power: 'germany', ...more, units: { germany: units, ...enemies } });

const ends: readonly RefusalCase[] = [
  [
    'CM-17: troops that went aboard have a target',
    () => [
      after(baltic({ germany: { infantry: 2 }, 'sz-5': { transport: 1 } }), load('germany', { infantry: 2 }, 'sz-5')),
      endPhase,
    ],
    { rule: 'CM-17', reason: 'assault-required', units: ['infantry', 'infantry'], spaces: ['sz-5'] },
    ['first: offload infantry+infantry karelia'],
  ],
  [
    'AMPH-6: troops that went aboard land with the ship’s others',
    () => [
      after(
        baltic({ germany: { infantry: 1 }, 'sz-5': { transport: 1 } }, {}, cargo('tank')),
        load('germany', { infantry: 1 }, 'sz-5'),
        offload('sz-5', { tank: 1 }, 'karelia'),
      ),
      endPhase,
    ],
    { rule: 'AMPH-6', reason: 'all-loaded-must-land', units: ['infantry'], spaces: ['sz-5'] },
    ['first: offload infantry karelia'],
  ],
  [
    'CM-1: a ship that came for an assault which is off',
    () => [
      after(
        baltic({ 'sz-6': { destroyer: 1 }, 'sz-5': { transport: 1 } }, {}, cargo('tank')),
        move('sz-6', { destroyer: 1 }, 'sz-5'),
      ),
      endPhase,
    ],
    { rule: 'CM-1', reason: 'move-without-purpose', units: ['destroyer'], spaces: ['sz-5'] },
    ['first: offload tank karelia', 'take-back: destroyer'],
  ],
  [
    'CM-21: a transport that came to attack alone',
    () => [
      after(
        baltic({ 'sz-5': { transport: 1, submarine: 1 } }, { [UK]: { 'sz-6': { destroyer: 1 } } }),
        move('sz-5', { transport: 1 }, 'sz-6'),
      ),
      endPhase,
    ],
    { rule: 'CM-21', reason: 'transports-attack-alone', units: ['transport'], spaces: ['sz-6'] },
    ['first: move submarine sz-6', 'take-back: transport'],
  ],
  [
    'CM-8: a transport that can get away',
    () => [
      baltic({ 'sz-17': { transport: 1 } }, { [UK]: { 'sz-17': { destroyer: 1 }, 'sz-15': { destroyer: 1 } } }),
      endPhase,
    ],
    { rule: 'CM-8', reason: 'transport-must-leave', units: ['transport'], spaces: ['sz-17'] },
    ['first: move transport sz-16'],
  ],
  [
    'AMPH-9: an assault from a friend’s ship in a zone that stays hostile',
    () => [
      after(
        game({
          power: US,
          units: {
            [UK]: { 'sz-6': { transport: 1 } },
            germany: { 'sz-6': { destroyer: 1 } },
            [US]: { 'sz-2': { destroyer: 1 } },
          },
          aboard: [{ in: 'sz-6', ship: 'transport', owner: UK, cargo: [{ unit: 'tank', owner: US }] }],
        }),
        offload('sz-6', { tank: 1 }, 'norway-finland'),
      ),
      endPhase,
    ],
    { rule: 'AMPH-9', reason: 'zone-hostile', spaces: ['sz-6'] },
    ['first: move destroyer sz-6'],
  ],
  [
    'CM-1: units that came for an attack they were told not to make',
    () => [
      after(
        baltic({ 'sz-5': { destroyer: 1 }, 'sz-6': { submarine: 1 } }, { [UK]: { 'sz-6': { submarine: 1 } } }),
        engage('sz-6', false),
        move('sz-5', { destroyer: 1 }, 'sz-6'),
      ),
      endPhase,
    ],
    { rule: 'CM-1', reason: 'engagement-needed', units: ['destroyer'], spaces: ['sz-6'] },
    ['take-back: destroyer'],
  ],
  [
    'NCM-6: the aircraft that can still be saved, and where they are',
    () => [game({ power: UK, phase: 'noncombat-move', units: { [UK]: { 'sz-8': { fighter: 1 } } } }), endPhase],
    { rule: 'NCM-6', reason: 'must-save-air', units: ['fighter'], spaces: ['sz-8'] },
    ['first: move fighter united-kingdom / move fighter gibraltar / move fighter anglo-egypt-sudan'],
  ],
];

describe.each([
  ['purchase', purchases],
  ['placement', placements],
  ['end of a phase', ends],
])('a refused %s says why', (_, tellings) => testRefusals(tellings));
