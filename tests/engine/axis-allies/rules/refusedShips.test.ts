import { describe } from 'vitest';
import { fightOut, after, endPhase, engage, game, idsOf, load, move, offload, type Scene } from './position.ts';
import { testRefusals, type RefusalCase } from './refusalCases.ts';

/**
 * The details (units, zone or coast) and remedies of refused loads, landings and engagements.
 */

type Units = Readonly<Record<string, Readonly<Record<string, number>>>>;
const UK = 'united-kingdom';
const US = 'united-states';

/** Germans in and around the Baltic, with a tank aboard if there is a transport. */
const baltic = (units: Units, enemies: NonNullable<Scene['units']> = {}, more: Partial<Scene> = {}) =>
  game({ power: 'germany', ...more, units: { germany: units, ...enemies } });
const tankAboard: Pick<Scene, 'aboard'> = {
  aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }],
};
const quiet: Pick<Scene, 'phase'> = { phase: 'noncombat-move' };

const loading: readonly RefusalCase[] = [
  [
    'CM-16: troops go aboard at sea',
    () => [baltic({ germany: { tank: 1 }, 'sz-5': { transport: 1 } }), load('germany', { tank: 1 }, 'karelia')],
    { rule: 'CM-16', reason: 'wrong-element', spaces: ['karelia'] },
    ['instead: move tank karelia'],
  ],
  [
    'NCM-9: aircraft do not go aboard',
    () => [baltic({ germany: { fighter: 1 }, 'sz-5': { transport: 1 } }), load('germany', { fighter: 1 }, 'sz-5')],
    { rule: 'NCM-9', reason: 'cannot-carry', units: ['fighter'], spaces: ['sz-5'] },
  ],
  [
    'NCM-9: what is aboard stays where it is',
    () => [baltic({ 'sz-5': { transport: 2 } }, {}, tankAboard), load('sz-5', { tank: 1 }, 'sz-5')],
    { rule: 'NCM-9', reason: 'cargo-moves-with-ship', units: ['tank'], spaces: ['sz-5'] },
  ],
  [
    'CM-16: what has moved does not go aboard',
    () => [
      after(
        baltic({ 'eastern-europe': { tank: 1 }, 'sz-5': { transport: 1 } }),
        move('eastern-europe', { tank: 1 }, 'karelia'),
      ),
      load('karelia', { tank: 1 }, 'sz-5'),
    ],
    { rule: 'CM-16', reason: 'already-moved', units: ['tank'], spaces: ['sz-5'] },
  ],
  [
    'CM-16: a zone the territory does not touch',
    () => [baltic({ germany: { tank: 1 }, 'sz-7': { transport: 1 } }), load('germany', { tank: 1 }, 'sz-7')],
    { rule: 'CM-16', reason: 'not-adjacent', units: ['tank'], spaces: ['sz-7'] },
  ],
  [
    'CM-16: no transport in the zone',
    () => [baltic({ germany: { tank: 1 } }), load('germany', { tank: 1 }, 'sz-5')],
    { rule: 'CM-16', reason: 'no-transport', units: ['tank'], spaces: ['sz-5'] },
  ],
  [
    'CM-16: a hostile zone in combat move',
    () => [
      baltic({ germany: { tank: 1 }, 'sz-5': { transport: 1 } }, { [UK]: { 'sz-5': { destroyer: 1 } } }),
      load('germany', { tank: 1 }, 'sz-5'),
    ],
    { rule: 'CM-16', reason: 'zone-hostile', units: ['tank'], spaces: ['sz-5'] },
  ],
  [
    'NCM-8: a hostile zone in noncombat move',
    () => [
      baltic({ germany: { tank: 1 }, 'sz-5': { transport: 1 } }, { [UK]: { 'sz-5': { destroyer: 1 } } }, quiet),
      load('germany', { tank: 1 }, 'sz-5'),
    ],
    { rule: 'NCM-8', reason: 'zone-hostile', units: ['tank'], spaces: ['sz-5'] },
  ],
  [
    'NCM-9: a full hold, and the first unit that finds no place',
    () => [
      baltic({ germany: { tank: 1 }, 'sz-5': { transport: 1 } }, {}, { ...tankAboard, ...quiet }),
      load('germany', { tank: 1 }, 'sz-5'),
    ],
    { rule: 'NCM-9', reason: 'no-room', units: ['tank'], spaces: ['sz-5'] },
  ],
  [
    'CM-17: a transport that can assault nothing takes nobody aboard',
    () => [
      game({ power: US, units: { [US]: { 'sz-42': { transport: 1 }, 'western-united-states': { infantry: 1 } } } }),
      load('western-united-states', { infantry: 1 }, 'sz-42'),
    ],
    { rule: 'CM-17', reason: 'assault-required', units: ['transport'], spaces: ['sz-42'] },
  ],
  [
    'NCM-10: a friend’s transport takes nobody aboard in combat move',
    () => [
      game({ power: US, units: { [UK]: { 'sz-8': { transport: 1 } }, [US]: { [UK]: { infantry: 1 } } } }),
      load(UK, { infantry: 1 }, 'sz-8'),
    ],
    { rule: 'NCM-10', reason: 'friend-transport-now', units: ['transport'], spaces: ['sz-8'] },
  ],
  [
    'NCM-8: a transport that has offloaded takes nobody aboard',
    () => [
      after(
        baltic({ germany: { infantry: 1 }, 'sz-5': { transport: 1 } }, {}, { ...tankAboard, ...quiet }),
        offload('sz-5', { tank: 1 }, 'norway-finland'),
      ),
      load('germany', { infantry: 1 }, 'sz-5'),
    ],
    { rule: 'NCM-8', reason: 'transport-done', units: ['transport'], spaces: ['sz-5'] },
  ],
  [
    'NCM-8: nor does a friend’s',
    () => [
      after(
        game({
          power: US,
          ...quiet,
          aboard: [{ in: 'sz-8', ship: 'transport', owner: UK, cargo: [{ unit: 'tank', owner: US }] }],
          units: { [UK]: { 'sz-8': { transport: 1 } }, [US]: { [UK]: { infantry: 1 } } },
        }),
        offload('sz-8', { tank: 1 }, UK),
      ),
      load(UK, { infantry: 1 }, 'sz-8'),
    ],
    { rule: 'NCM-8', reason: 'transport-done', units: ['transport'], spaces: ['sz-8'] },
  ],
  [
    'CM-18: a transport with a target does not move on',
    () => [
      after(baltic({ 'sz-5': { transport: 1 } }, {}, tankAboard), offload('sz-5', { tank: 1 }, 'karelia')),
      move('sz-5', { transport: 1 }, 'sz-6'),
    ],
    { rule: 'CM-18', reason: 'transport-done', units: ['transport'], spaces: ['sz-5'] },
  ],
];

const landing: readonly RefusalCase[] = [
  [
    'CM-18: the goal is no territory',
    () => [baltic({ 'sz-5': { transport: 1 } }, {}, tankAboard), offload('sz-5', { tank: 1 }, 'sz-6')],
    { rule: 'CM-18', reason: 'wrong-element', units: ['tank'], spaces: ['sz-6'] },
  ],
  [
    'MAP-3: the goal is neutral',
    () => [baltic({ 'sz-5': { transport: 1 } }, {}, tankAboard), offload('sz-5', { tank: 1 }, 'sweden')],
    { rule: 'MAP-3', reason: 'neutral-space', units: ['tank'], spaces: ['sweden'] },
    ['instead: offload tank karelia'],
  ],
  [
    'NCM-9: the unit is not aboard',
    () => [baltic({ germany: { tank: 1 } }), offload('germany', { tank: 1 }, 'karelia')],
    { rule: 'NCM-9', reason: 'not-aboard', units: ['tank'] },
  ],
  [
    'CM-18: a coast the zone does not touch',
    () => [baltic({ 'sz-5': { transport: 1 } }, {}, tankAboard), offload('sz-5', { tank: 1 }, 'archangel')],
    { rule: 'CM-18', reason: 'not-adjacent', units: ['tank'], spaces: ['archangel'] },
    ['instead: offload tank karelia'],
  ],
  [
    'CM-18: the target is not hostile',
    () => [baltic({ 'sz-5': { transport: 1 } }, {}, tankAboard), offload('sz-5', { tank: 1 }, 'norway-finland')],
    { rule: 'CM-18', reason: 'not-hostile-target', units: ['tank'], spaces: ['norway-finland'] },
    ['instead: offload tank karelia'],
  ],
  [
    'CM-18: the ship’s cargo has another target',
    () => {
      const cargo = [
        { unit: 'tank', owner: 'germany' },
        { unit: 'infantry', owner: 'germany' },
      ];
      const state = baltic(
        { 'sz-5': { transport: 1 } },
        {},
        { control: { 'norway-finland': UK }, aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo }] },
      );
      return [
        after(state, offload('sz-5', { tank: 1 }, 'karelia')),
        offload('sz-5', { infantry: 1 }, 'norway-finland'),
      ];
    },
    { rule: 'CM-18', reason: 'one-territory', units: ['infantry'], spaces: ['norway-finland'] },
    ['instead: offload infantry karelia'],
  ],
  [
    'CM-7: the assault has been declared',
    () => [
      after(baltic({ 'sz-5': { transport: 1 } }, {}, tankAboard), offload('sz-5', { tank: 1 }, 'karelia')),
      offload('sz-5', { tank: 1 }, 'karelia'),
    ],
    { rule: 'CM-7', reason: 'already-moved', units: ['tank'], spaces: ['karelia'] },
  ],
  [
    'CM-21: a hostile zone that nothing can clear',
    () => [
      baltic({ 'sz-5': { transport: 1 } }, { [UK]: { 'sz-5': { destroyer: 1 } } }, tankAboard),
      offload('sz-5', { tank: 1 }, 'karelia'),
    ],
    { rule: 'CM-21', reason: 'zone-hostile', units: ['tank'], spaces: ['sz-5'] },
  ],
  [
    'AMPH-9: a friend’s ship in a hostile zone that nothing can clear',
    () => [
      game({
        power: US,
        units: { [UK]: { 'sz-6': { transport: 1 } }, germany: { 'sz-6': { destroyer: 1 } } },
        aboard: [{ in: 'sz-6', ship: 'transport', owner: UK, cargo: [{ unit: 'tank', owner: US }] }],
      }),
      offload('sz-6', { tank: 1 }, 'norway-finland'),
    ],
    { rule: 'AMPH-9', reason: 'zone-hostile', units: ['tank'], spaces: ['sz-6'] },
  ],
  [
    'CM-19: submarines that no warship can hold off',
    () => [
      baltic({ 'sz-5': { transport: 1 } }, { [UK]: { 'sz-5': { submarine: 1 } } }, tankAboard),
      offload('sz-5', { tank: 1 }, 'karelia'),
    ],
    { rule: 'CM-19', reason: 'needs-warship', units: ['tank'], spaces: ['sz-5'] },
  ],
  [
    'NCM-8: in noncombat move the coast is hostile',
    () => [
      baltic({ 'sz-5': { transport: 1 } }, {}, { ...tankAboard, ...quiet }),
      offload('sz-5', { tank: 1 }, 'karelia'),
    ],
    { rule: 'NCM-8', reason: 'hostile-space', units: ['tank'], spaces: ['karelia'] },
    ['instead: offload tank eastern-europe / offload tank norway-finland / offload tank germany'],
  ],
  [
    'NCM-8: in noncombat move the zone is hostile',
    () => [
      baltic({ 'sz-5': { transport: 1 } }, { [UK]: { 'sz-5': { destroyer: 1 } } }, { ...tankAboard, ...quiet }),
      offload('sz-5', { tank: 1 }, 'germany'),
    ],
    { rule: 'NCM-8', reason: 'zone-hostile', units: ['tank'], spaces: ['sz-5'] },
  ],
  [
    'NCM-8: a transport that moved in combat move is done',
    () => [
      after(
        baltic({ 'sz-5': { transport: 1 } }, { [UK]: { 'sz-5': { destroyer: 1 } } }, tankAboard),
        move('sz-5', { transport: 1 }, 'sz-6'),
        endPhase,
        endPhase,
      ),
      offload('sz-6', { tank: 1 }, 'western-europe'),
    ],
    { rule: 'NCM-8', reason: 'transport-done', units: ['transport'], spaces: ['western-europe'] },
  ],
  [
    'NCM-8: one coast for one transport',
    () => {
      const cargo = [
        { unit: 'tank', owner: 'germany' },
        { unit: 'infantry', owner: 'germany' },
      ];
      const state = baltic(
        { 'sz-5': { transport: 1 } },
        {},
        { ...quiet, aboard: [{ in: 'sz-5', ship: 'transport', owner: 'germany', cargo }] },
      );
      return [
        after(state, offload('sz-5', { tank: 1 }, 'germany')),
        offload('sz-5', { infantry: 1 }, 'norway-finland'),
      ];
    },
    { rule: 'NCM-8', reason: 'one-territory', units: ['transport'], spaces: ['norway-finland'] },
    ['instead: offload infantry germany'],
  ],
  [
    'NCM-10: what has just gone aboard a friend’s ship stays aboard',
    () => {
      const aboard = [{ in: 'sz-8', ship: 'transport', owner: UK, cargo: [{ unit: 'tank', owner: US }] }];
      const state = game({
        power: US,
        ...quiet,
        aboard,
        units: { [UK]: { 'sz-8': { transport: 1 } }, [US]: { [UK]: { infantry: 1 } } },
      });
      return [
        after(state, load(UK, { infantry: 1 }, 'sz-8')),
        (now) => ({ type: 'offload', units: idsOf(now, 'sz-8', { tank: 1, infantry: 1 }), to: UK }),
      ];
    },
    { rule: 'NCM-10', reason: 'friend-transport-now', units: ['infantry'], spaces: [UK] },
  ],
];

const engaging: readonly RefusalCase[] = [
  [
    'TURN-2: attacks are said before and at combat',
    () => [baltic({ 'sz-5': { destroyer: 1 } }, { [UK]: { 'sz-5': { submarine: 1 } } }, quiet), engage('sz-5')],
    { rule: 'TURN-2', reason: 'not-now', spaces: ['sz-5'] },
    ['phase: combat-move'],
  ],
  [
    'CM-5: nothing to attack in the zone',
    () => [baltic({ 'sz-5': { destroyer: 1 } }), engage('sz-5')],
    { rule: 'CM-5', reason: 'nothing-to-engage', spaces: ['sz-5'] },
  ],
  [
    'CM-1: units that came for the attack',
    () => [
      after(
        baltic({ 'sz-5': { destroyer: 1 } }, { [UK]: { 'sz-6': { submarine: 1 } } }),
        move('sz-5', { destroyer: 1 }, 'sz-6'),
      ),
      engage('sz-6', false),
    ],
    { rule: 'CM-1', reason: 'engagement-needed', units: ['destroyer'], spaces: ['sz-6'] },
  ],
  [
    'CM-21: transports alone attack nothing',
    () => [baltic({ 'sz-5': { transport: 1 } }, { [UK]: { 'sz-5': { submarine: 1 } } }), engage('sz-5')],
    { rule: 'CM-21', reason: 'transports-attack-alone', units: ['transport'], spaces: ['sz-5'] },
  ],
  [
    'CM-19: an assault past submarines without a warship',
    () => [
      after(
        baltic(
          { 'sz-5': { transport: 1 }, germany: { fighter: 1 } },
          { [UK]: { 'sz-5': { submarine: 1 } } },
          tankAboard,
        ),
        offload('sz-5', { tank: 1 }, 'karelia'),
      ),
      engage('sz-5', true),
    ],
    { rule: 'CM-19', reason: 'needs-warship', units: ['tank'], spaces: ['sz-5'] },
    ['first: move fighter sz-5'],
  ],
  [
    'AMPH-8: no attack in a zone from which troops have landed',
    () => {
      const state = baltic(
        { 'sz-5': { transport: 1, destroyer: 1 } },
        { [UK]: { 'sz-5': { submarine: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
        tankAboard,
      );
      const landed = after(state, offload('sz-5', { tank: 1 }, 'karelia'), engage('sz-5', false), endPhase);
      return [fightOut(landed, 'karelia', { attacker: 1, defender: 6 }), engage('sz-5', true)];
    },
    { rule: 'AMPH-8', reason: 'transport-done', units: ['transport'], spaces: ['sz-5'] },
  ],
  [
    'CM-5: once combat has begun the choice is made',
    () => [
      after(
        baltic(
          { 'sz-5': { destroyer: 1 }, 'eastern-europe': { tank: 1 } },
          { [UK]: { 'sz-5': { submarine: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
        ),
        move('eastern-europe', { tank: 1 }, 'karelia'),
        endPhase,
      ),
      engage('sz-5'),
    ],
    { rule: 'CM-5', reason: 'not-now', spaces: ['sz-5'] },
    ['phase: combat-move'],
  ],
];

describe.each([
  ['loading', loading],
  ['landing', landing],
  ['engagement', engaging],
])('a refused %s says why', (_, tellings) => testRefusals(tellings));
