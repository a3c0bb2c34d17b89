import { describe, expect, test } from 'vitest';
import {
  fromPosition,
  toPosition,
  usableAdvantages,
  type PositionFile,
} from '../../../../../src/engine/axis-allies/index.ts';
import { after, declare, game, readBack, type Scene } from './support.ts';

/** What a position says of advantages that were used, hold, or offer units. */

const HELD = { 'soviet-union': ['russian-winter', 'salvage', 'nonaggression-treaty'] };
const faultsOf = (scene: object): readonly string[] => {
  const read = fromPosition({
    edition: 'revised',
    power: 'germany',
    phase: 'combat-move',
    units: {},
    advantages: HELD,
    ...scene,
  });
  return read.ok ? [] : read.fault.map(({ path, message, rule }) => `${path}: ${message}${rule ? ` (${rule})` : ''}`);
};

describe('a position', () => {
  const offer = { advantage: 'salvage', by: 'soviet-union', places: ['caucasus'], units: { tank: 1 } };

  test.each<[keyof PositionFile, Partial<Scene>]>([
    ['spentAdvantages', { spentAdvantages: ['russian-winter', 'nonaggression-treaty'] }],
    ['running', { running: [{ advantage: 'russian-winter', until: 'own-turn' }] }],
    ['running', { running: [{ advantage: 'salvage', until: 'turn', spaces: ['caucasus'] }] }],
    ['offers', { offers: [offer, { ...offer, places: ['russia', 'karelia-ssr'] }] }],
  ])('with %s is of version 3 and is read back', (key, scene) => {
    const file = toPosition(readBack(game({ power: 'germany', units: {}, advantages: HELD, ...scene })));
    expect(file.version).toBe(3);
    expect(file[key]).toEqual(scene[key as keyof Scene]);
  });

  test('says nothing of what there is nothing of', () => {
    const file = toPosition(game({ power: 'germany', units: {} }));
    for (const key of ['spentAdvantages', 'running', 'offers']) expect(file).not.toHaveProperty(key);
  });

  test.each<[string, object, string]>([
    [
      'a spent advantage that nobody has',
      { spentAdvantages: ['radar'] },
      'spentAdvantages[0]: nobody has the advantage radar (NA-1)',
    ],
    [
      'one that is spent twice',
      { spentAdvantages: ['salvage', 'salvage'] },
      'spentAdvantages[1]: salvage is named twice',
    ],
    [
      'one that holds and nobody has',
      { running: [{ advantage: 'radar', until: 'turn' }] },
      'running[0].advantage: nobody has the advantage radar (NA-1)',
    ],
    [
      'one that holds for a battle when there is none',
      { running: [{ advantage: 'salvage', until: 'battle' }] },
      'running[0].until: no battle is under way',
    ],
    [
      'one that holds nowhere',
      { running: [{ advantage: 'salvage', until: 'turn', spaces: ['atlantis'] }] },
      'running[0].spaces[0]: no space atlantis',
    ],
    ['an offer to nobody', { offers: [{ ...offer, by: 'italy' }] }, 'offers[0].by: no power italy'],
    [
      'an offer by what the power has not got',
      { offers: [{ ...offer, by: 'germany' }] },
      'offers[0].advantage: germany does not have the advantage salvage (NA-1)',
    ],
    [
      'an advantage used up that never is',
      { advantages: { germany: ['wolf-packs'] }, spentAdvantages: ['wolf-packs'] },
      'spentAdvantages[0]: wolf-packs is never used up (NA-4)',
    ],
    [
      'an advantage that holds for a time and never does',
      {
        advantages: { germany: ['u-boat-interdiction'] },
        running: [{ advantage: 'u-boat-interdiction', until: 'turn' }],
      },
      'running[0].advantage: u-boat-interdiction never holds for a time (NA-4)',
    ],
    ['an offer nowhere', { offers: [{ ...offer, places: [] }] }, 'offers[0].places: units are offered for a territory'],
    [
      'an offer at sea',
      { offers: [{ ...offer, places: ['sz-5'] }] },
      'offers[0].places[0]: units are offered for territories',
    ],
    [
      'an offer of what never was',
      { offers: [{ ...offer, units: { zeppelin: 1 } }] },
      'offers[0].units.zeppelin: no unit zeppelin',
    ],
    ['an offer of nothing', { offers: [{ ...offer, units: { tank: 0 } }] }, 'offers[0].units: nothing is offered'],
    [
      'a railway move without a railway',
      {
        power: 'soviet-union',
        units: { 'soviet-union': { 'yakut-ssr': { infantry: 1 } } },
        pieces: [
          {
            in: 'yakut-ssr',
            unit: 'infantry',
            owner: 'soviet-union',
            deed: { route: ['russia', 'novosibirsk', 'yakut-ssr'], phase: 'combat-move', did: 'moved' },
          },
        ],
      },
      'pieces[0].deed.route: a infantry moves 1 spaces at most (CM-2)',
    ],
  ])('cannot have %s', (_, scene, fault) => expect(faultsOf(scene)).toContain(fault));
});

test('what can be declared now is told, and by whom', () => {
  const winter = game({ power: 'soviet-union', phase: 'collect-income', units: {}, advantages: HELD });
  expect(usableAdvantages(winter)).toEqual([{ advantage: 'russian-winter', power: 'soviet-union' }]);
  expect(usableAdvantages(after(winter, declare('russian-winter')))).toEqual([]);
  expect(usableAdvantages(game({ power: 'soviet-union', phase: 'combat-move', units: {}, advantages: HELD }))).toEqual(
    [],
  );
  expect(usableAdvantages(game({ power: 'soviet-union', phase: 'collect-income', units: {} }))).toEqual([]);
});
