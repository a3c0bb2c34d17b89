import { describe, expect, test } from 'vitest';
import {
  awaiting,
  fromPosition,
  movesLeft,
  toPosition,
  type PositionFile,
} from '../../../src/engine/axis-allies/index.ts';
import { after, endPhase, expectRefused, fight, game, load, move, offload, one, roll } from './rules/position.ts';

/** Position files in the middle of a turn: writing, reading and faults. */

const UK = 'united-kingdom';
const PLAIN: PositionFile = { edition: '1941', power: 'germany', phase: 'combat-move', units: {} };

const faults = (file: unknown): readonly string[] => {
  const read = fromPosition(file);
  return read.ok ? [] : read.fault.map(({ path, message }) => `${path}: ${message}`);
};

describe('a position in the middle of a turn', () => {
  test('CM-11: a fighter sent to sea is written and read with the distance it has flown', () => {
    const state = after(
      game({ power: UK, units: { [UK]: { [UK]: { fighter: 1 } }, germany: { 'sz-9': { submarine: 1 } } } }),
      move(UK, { fighter: 1 }, 'sz-9'),
    );
    const file = toPosition(state);
    expect(file).toMatchObject({
      version: 2,
      pieces: [{ in: 'sz-9', unit: 'fighter', count: 1, deed: { phase: 'combat-move', did: 'moved' } }],
    });
    const read = fromPosition(JSON.parse(JSON.stringify(file)));
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expect(movesLeft(read.value, one(read.value, 'sz-9', 'fighter'))).toBe(
      movesLeft(state, one(state, 'sz-9', 'fighter')),
    );
  });

  test('CM-18, COM-3: declared assaults and a current battle are written and read', () => {
    const declared = after(
      game({
        power: 'germany',
        units: {
          germany: { 'sz-5': { transport: 1 }, germany: { infantry: 1, tank: 1 } },
          'soviet-union': { karelia: { infantry: 2 } },
        },
      }),
      load('germany', { infantry: 1, tank: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1, tank: 1 }, 'karelia'),
    );
    const again = game(toPosition(declared) as never);
    expect(after(again, endPhase).turn.battles).toEqual(after(declared, endPhase).turn.battles);
    const fighting = after(declared, endPhase, fight('karelia'), roll(6, 1));
    const resumed = game(toPosition(fighting) as never);
    expect(awaiting(resumed)).toMatchObject({ kind: 'dice', side: 'defender' });
    expect(resumed.battle).toMatchObject({
      round: 1,
      landingFrom: ['sz-5'],
      seaborne: [expect.any(String), expect.any(String)],
    });
  });

  test('a phase that has just begun is written without details', () => {
    expect(Object.keys(toPosition(game({ power: 'germany', units: {} })))).toEqual([
      'edition',
      'round',
      'power',
      'phase',
      'victory',
      'treasury',
      'control',
      'units',
      'aboard',
      'purchased',
      'complexesCapturedThisTurn',
    ]);
  });

  test('CM-8: own ships in a zone with enemy warships after combat have fought there', () => {
    const state = game({
      power: 'germany',
      phase: 'noncombat-move',
      units: { germany: { 'sz-5': { destroyer: 1 } }, [UK]: { 'sz-5': { battleship: 1 } } },
    });
    expectRefused(state, move('sz-5', { destroyer: 1 }, 'sz-6'), 'NCM-1', 'already-fought');
  });
});

describe('faults of impossible positions', () => {
  const deed = { route: ['norway-finland', 'karelia'], phase: 'combat-move', did: 'moved' } as const;
  const tank = { in: 'karelia', owner: 'germany', unit: 'tank' };
  const at = { ...PLAIN, units: { germany: { karelia: { tank: 1 } } } };
  const battle = {
    space: 'sz-5',
    kind: 'sea',
    round: 1,
    step: 'attacker-fire',
    destroyers: { attacker: false, defender: false },
  };
  const sea = { germany: { 'sz-5': { destroyer: 1 } }, [UK]: { 'sz-5': { destroyer: 1 } } };
  const part = (owner: string, more: object = {}) => ({ in: 'sz-5', owner, unit: 'destroyer', battle: more });
  const underWay = { ...PLAIN, phase: 'conduct-combat', units: sea, turn: {} };

  test.each<readonly [string, unknown, readonly string[]]>([
    [
      'more pieces than there are',
      { ...at, pieces: [{ ...tank, count: 2 }] },
      ['pieces[0]: germany has 1 tank in karelia'],
    ],
    [
      'spaces from nowhere',
      { ...at, pieces: [{ ...tank, deed: { ...deed, route: ['nowhere'] } }] },
      ['pieces[0].deed.route[0]: no space nowhere'],
    ],
    [
      'a space with a name that every object knows',
      { ...at, pieces: [{ ...tank, deed: { ...deed, route: ['toString'] } }] },
      ['pieces[0].deed.route[0]: nothing is called toString'],
    ],
    [
      'a deed of a phase to come',
      { ...at, pieces: [{ ...tank, deed: { ...deed, phase: 'noncombat-move' } }] },
      ['pieces[0].deed.phase: noncombat-move is still to come'],
    ],
    [
      'too long a way',
      {
        ...at,
        pieces: [
          { ...tank, deed: { ...deed, route: ['karelia', 'norway-finland', 'karelia', 'norway-finland', 'karelia'] } },
        ],
      },
      ['pieces[0].deed.route: a tank moves 2 spaces at most'],
    ],
    [
      'deeds of the enemy',
      { ...PLAIN, units: { [UK]: { [UK]: { tank: 1 } } }, pieces: [{ in: UK, owner: UK, unit: 'tank', deed }] },
      [`pieces[0].deed: it is not ${UK}’s turn`],
    ],
    [
      'damage without a battle',
      { ...at, pieces: [{ ...tank, damaged: true }] },
      ['pieces[0].damaged: damage is repaired when the battle ends'],
    ],
    [
      'a battle without a record',
      { ...underWay, turn: undefined, battle },
      ['battle: a file with a battle has the turn’s record too'],
    ],
    ['a battle of nobody', { ...underWay, battle }, ['battle: nobody attacks']],
    [
      'a step at which nothing is asked',
      { ...underWay, battle: { ...battle, step: 'attacker-submarines' }, pieces: [part('germany'), part(UK)] },
      ['battle.step: nothing is asked at this step'],
    ],
    [
      'destroyers that submerge',
      { ...underWay, battle, pieces: [part('germany', { submerged: true }), part(UK)] },
      ['pieces[0].battle: only submarines strike and submerge'],
    ],
    [
      'battles in combat move',
      { ...at, turn: { battles: [{ space: 'karelia', kind: 'land' }] } },
      ['turn.battles: battles are fought in conduct combat'],
    ],
    [
      'a battle where nobody meets',
      { ...PLAIN, phase: 'conduct-combat', turn: { battles: [{ space: 'sz-5', kind: 'sea' }] } },
      ['turn.battles[0].space: no battle is to be fought in sz-5'],
    ],
    ['a victory that is none', { ...PLAIN, phase: 'collect-income', over: true }, ['over: nobody has won']],
    [
      'a version to come',
      { ...PLAIN, version: 4 },
      ['version: a newer Warboard wrote this file: it is of version 4, and this one reads up to 3'],
    ],
    [
      'a version there never was',
      { ...PLAIN, version: 0 },
      ['version: there is no such version of this kind of file; the newest is 3'],
    ],
    [
      'names every object knows',
      JSON.parse(
        '{"edition":"1941","power":"germany","phase":"combat-move","units":{},"turn":{"engage":{"__proto__":true}}}',
      ),
      ['turn.engage.__proto__: nothing is called __proto__'],
    ],
  ])('%s', (_, file, said) => {
    expect(faults(file)).toEqual(said);
  });

  test('a possible battle has no faults', () => {
    expect(faults({ ...underWay, battle, pieces: [part('germany'), part(UK)] })).toEqual([]);
  });

  test('a file of version 1 can still be read', () => {
    expect(faults({ ...PLAIN, version: 1 })).toEqual([]);
  });
});
