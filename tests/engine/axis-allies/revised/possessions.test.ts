import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  fromPosition,
  newGame,
  toPosition,
  typeOf,
  unitTypesOf,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';
import { revised } from '../../../../src/engine/axis-allies/editions/revised.ts';
import boardFile from '../../../../rules/revised/board.json' with { type: 'json' };
import { game, one, type Scene } from './position.ts';

/** What a position says of developments, complexes and powers that were freed. */

const faultsOf = (scene: object): readonly string[] => {
  const read = fromPosition({ edition: 'revised', power: 'germany', phase: 'combat-move', units: {}, ...scene });
  return read.ok ? [] : read.fault.map(({ path, message, rule }) => `${path}: ${message}${rule ? ` (${rule})` : ''}`);
};
const written = (scene: Scene): PositionFile => toPosition(game(scene));
const again = (file: PositionFile): PositionFile => {
  const read = fromPosition(file);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return toPosition(read.value);
};

test('the example of the description is a position', () => {
  const text = readFileSync(new URL('../../../../rules/revised/position-format.md', import.meta.url), 'utf8');
  const example: unknown = JSON.parse(/```json\n(.*?)```/su.exec(text)?.[1] ?? '');
  const read = fromPosition(example);
  expect(read.ok ? toPosition(read.value) : read.fault).toMatchObject(example as object);
});

describe('a position', () => {
  test('says nothing of possessions that are as in the set-up', () => {
    const file = toPosition(newGame('revised'));
    expect(file).not.toHaveProperty('developments');
    expect(file).not.toHaveProperty('complexes');
    expect(file).not.toHaveProperty('mustCollect');
    expect(file).not.toHaveProperty('version');
  });

  test.each<[string, Scene]>([
    ['developments', { power: 'germany', units: {}, developments: { japan: ['rockets', 'jet-fighters'] } }],
    ['complexes', { power: 'germany', units: {}, complexes: [...newGame('revised').complexes, 'india'] }],
    ['mustCollect', { power: 'germany', units: {}, mustCollect: ['soviet-union'] }],
    [
      'roll',
      {
        power: 'germany',
        phase: 'develop-weapons',
        units: {},
        roll: { kind: 'research', development: 'rockets', dice: 2 },
      },
    ],
  ])('with %s is of version 3 and is read back', (key, scene) => {
    const file = written(scene);
    expect(file.version).toBe(3);
    expect(file).toHaveProperty(key);
    expect(again(file)).toEqual(file);
  });

  test('of a turn with research and a new complex is read back', () => {
    const file = written({
      power: 'germany',
      phase: 'mobilize-new-units',
      units: {},
      complexes: [...newGame('revised').complexes, 'ukraine-ssr'],
      turn: { research: 'rockets', newComplexes: ['ukraine-ssr'] },
    });
    expect(file.turn).toMatchObject({ research: 'rockets', newComplexes: ['ukraine-ssr'] });
    expect(file.version).toBe(3);
    expect(again(file)).toEqual(file);
  });

  test('CAP-1: of a power without its capital need not say that it must collect first', () => {
    const state = game({ power: 'germany', units: {}, control: { russia: 'germany' } });
    expect(state.mustCollect).toEqual(['soviet-union']);
    expect(toPosition(state)).not.toHaveProperty('mustCollect');
  });
});

test.each<[string, object, string]>([
  [
    'unknown developments',
    { developments: { japan: ['radar'] } },
    'developments.japan[0]: no development radar (RES-1)',
  ],
  ['developments of nobody', { developments: { italy: ['rockets'] } }, 'developments.italy: no power italy'],
  [
    'a development twice',
    { developments: { japan: ['rockets', 'rockets'] } },
    'developments.japan[1]: japan has rockets already (RES-6)',
  ],
  [
    'two complexes in a territory',
    { complexes: ['germany', 'germany'] },
    'complexes[1]: germany has an industrial complex already (CPX-2)',
  ],
  [
    'a complex on neutral ground',
    { complexes: ['turkey'] },
    'complexes[0]: no industrial complex stands in neutral territory (CPX-1)',
  ],
  ['a complex on worthless ground', { complexes: ['gibraltar'] }, 'complexes[0]: gibraltar is worth nothing (CPX-1)'],
  ['a complex at sea', { complexes: ['sz-5'] }, 'complexes[0]: industrial complexes stand in territories (CPX-1)'],
  ['a complex nowhere', { complexes: ['atlantis'] }, 'complexes[0]: no space atlantis'],
  [
    'a captured complex that is none',
    { complexesCapturedThisTurn: ['balkans'] },
    'complexesCapturedThisTurn[0]: balkans has no industrial complex',
  ],
  ['a power that never was', { mustCollect: ['italy'] }, 'mustCollect[0]: no power italy'],
  [
    'dice in another phase',
    { roll: { kind: 'research', development: 'rockets', dice: 1 } },
    'roll: research dice are rolled in develop weapons (TURN-2)',
  ],
  [
    'dice for what the power has',
    {
      phase: 'develop-weapons',
      developments: { germany: ['rockets'] },
      roll: { kind: 'research', development: 'rockets', dice: 1 },
    },
    'roll.development: germany has rockets already (RES-6)',
  ],
  [
    'two developments in a turn',
    {
      phase: 'develop-weapons',
      turn: { research: 'jet-fighters' },
      roll: { kind: 'research', development: 'rockets', dice: 1 },
    },
    'turn.research: there is one development a turn (RES-2)',
  ],
  ['unknown research', { turn: { research: 'radar' } }, 'turn.research: no development radar (RES-1)'],
  [
    'a new complex before its time',
    { complexes: ['germany', 'balkans'], turn: { newComplexes: ['balkans'] } },
    'turn.newComplexes[0]: industrial complexes are placed in mobilize new units (CPX-1)',
  ],
  [
    'a new complex that is none',
    { phase: 'collect-income', turn: { newComplexes: ['balkans'] } },
    'turn.newComplexes[0]: balkans has no industrial complex',
  ],
  ['what is not sold', { purchased: { zeppelin: 1 } }, 'purchased.zeppelin: no unit zeppelin'],
])('a position cannot have %s', (_, scene, fault) => expect(faultsOf(scene)).toContain(fault));

test('a position of an edition without these rules cannot have them', () => {
  const read = fromPosition({
    edition: '1941',
    power: 'germany',
    phase: 'combat-move',
    units: {},
    developments: { germany: ['rockets'] },
    complexes: ['karelia'],
    mustCollect: ['germany'],
    purchased: { 'industrial-complex': 1 },
  });
  expect(read.ok ? [] : read.fault.map(({ path }) => path).toSorted()).toEqual([
    'complexes[0]',
    'developments.germany[0]',
    'mustCollect[0]',
    'purchased.industrial-complex',
  ]);
});

describe('RES-4: a development changes the units of its power', () => {
  test.each([
    ['RES-7', 'jet-fighters', 'fighter', { defense: 5, attack: 3 }],
    ['RES-8', 'rockets', 'antiaircraft-gun', { rocketRange: 3, antiaircraftFire: 1 }],
    ['RES-9', 'super-submarines', 'submarine', { attack: 3, defense: 2 }],
    ['RES-10', 'long-range-aircraft', 'fighter', { move: 6 }],
    ['RES-10', 'long-range-aircraft', 'bomber', { move: 8 }],
    ['RES-11', 'combined-bombardment', 'destroyer', { bombards: 3 }],
    ['RES-12', 'heavy-bombers', 'bomber', { attackDice: 2, defense: 1 }],
  ])('%s: %s change the %s', (rule, development, type, values) => {
    const state = game({ power: 'germany', units: {}, developments: { germany: [development] } });
    expect(unitTypesOf(state, 'germany').get(type)).toMatchObject(values);
    expect(unitTypesOf(state, 'japan').get(type)).toEqual(revised.units.find(({ id }) => id === type));
    expect(revised.developments.find(({ id }) => id === development)?.rule).toBe(rule);
  });

  test('RES-5: friends do not share, and two developments add up', () => {
    const state = game({
      power: 'germany',
      units: { germany: { germany: { fighter: 1 } }, japan: { japan: { fighter: 1 } } },
      developments: { germany: ['long-range-aircraft', 'jet-fighters'] },
    });
    expect(typeOf(state, state.units[one(state, 'germany', 'fighter')]!)).toMatchObject({ move: 6, defense: 5 });
    expect(typeOf(state, state.units[one(state, 'japan', 'fighter', 'japan')]!)).toMatchObject({ move: 4, defense: 4 });
  });

  test('RES-3: numbers and names are those of the chart', () => {
    expect(revised.developments.map(({ id, name, number, rule }) => ({ id, name, number, rule }))).toEqual(
      boardFile.research.developments.map(({ id, name, number, rule }) => ({ id, name, number, rule })),
    );
  });
});
