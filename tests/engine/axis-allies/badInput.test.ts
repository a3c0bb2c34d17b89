import { describe, expect, test } from 'vitest';
import {
  awaiting,
  editionOf,
  fromPosition,
  newGame,
  play,
  refusalOf,
  type Command,
  type GameState,
} from '../../../src/engine/axis-allies/index.ts';

const PLAIN = '"edition":"1941","power":"germany","phase":"combat-move"';

describe('position files with impossible names and numbers', () => {
  test.each([
    ['treasury.__proto__', `{${PLAIN},"units":{},"treasury":{"__proto__":4}}`],
    ['control.__proto__', `{${PLAIN},"units":{},"control":{"__proto__":"germany"}}`],
    ['purchased.__proto__', `{${PLAIN},"units":{},"purchased":{"__proto__":4}}`],
    ['units.__proto__', `{${PLAIN},"units":{"__proto__":{"germany":{"infantry":1}}}}`],
    ['units.germany.__proto__', `{${PLAIN},"units":{"germany":{"__proto__":{"infantry":1}}}}`],
    ['units.germany.germany.__proto__', `{${PLAIN},"units":{"germany":{"germany":{"__proto__":3}}}}`],
    ['units.germany.germany.infantry', `{${PLAIN},"units":{"germany":{"germany":{"infantry":1000000000}}}}`],
    ['turn.control.__proto__', `{${PLAIN},"units":{},"turn":{"control":{"__proto__":null}}}`],
    ['turn.seaBattles.__proto__', `{${PLAIN},"units":{},"turn":{"seaBattles":{"__proto__":"cleared"}}}`],
    ['turn.mobilized.__proto__', `{${PLAIN},"units":{},"turn":{"mobilized":{"__proto__":1}}}`],
    ['advantages.constructor', `{${PLAIN},"units":{},"advantages":{"constructor":["soviet-winter"]}}`],
    ['developments.toString', `{${PLAIN},"units":{},"developments":{"toString":[]}}`],
    ['pieces[0].owner', `{${PLAIN},"units":{},"pieces":[{"in":"germany","unit":"infantry","owner":"constructor"}]}`],
    [
      'aboard[0].owner',
      `{${PLAIN},"units":{},"aboard":[{"in":"sz-5","ship":"transport","owner":"valueOf","cargo":[]}]}`,
    ],
    ['purchased.infantry', `{${PLAIN},"units":{},"purchased":{"infantry":1000000000}}`],
  ])('%s is a fault', (path, json) => {
    const read = fromPosition(JSON.parse(json));
    expect(read.ok ? [] : read.fault.map((fault) => fault.path)).toEqual([path]);
  });
});

/** A German turn in a battle with submarines that waits for dice. */
function atDice(): GameState {
  const read = fromPosition({
    edition: '1941',
    power: 'germany',
    phase: 'combat-move',
    units: { germany: { 'sz-5': { destroyer: 1 } }, 'united-kingdom': { 'sz-6': { destroyer: 1 } } },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const orders: readonly Command[] = [
    {
      type: 'move',
      units: Object.values(read.value.units).flatMap((unit) => (unit.owner === 'germany' ? unit.id : [])),
      to: 'sz-6',
    },
    { type: 'end-phase' },
    { type: 'fight', space: 'sz-6' },
  ];
  return orders.reduce((state, command) => {
    const answer = play(state, command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
    return answer.value.state;
  }, read.value);
}

describe('malformed commands are refused without an exception', () => {
  const opening = newGame(editionOf('1941'), {
    victory: 'standard',
    players: [
      { name: 'A', powers: ['germany', 'japan'] },
      { name: 'B', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
    ],
  });
  const moving = play(opening, { type: 'end-phase' });
  const states = { purchase: opening, 'combat move': moving.ok ? moving.value.state : opening, dice: atDice() };
  const garbage: readonly unknown[] = [
    null,
    undefined,
    0,
    'move',
    [],
    {},
    { type: null },
    { type: '__proto__' },
    { type: 'constructor' },
    { type: ['move'] },
    { type: 'research', development: 'rockets' },
    { type: 'research', development: 3, dice: 1 },
    { type: 'research', development: 'rockets', dice: '1' },
    { type: 'purchase' },
    { type: 'purchase', units: null },
    { type: 'purchase', units: [] },
    { type: 'purchase', units: 3 },
    { type: 'purchase', units: { infantry: '1' } },
    { type: 'move' },
    { type: 'move', units: null, to: 'karelia' },
    { type: 'move', units: {}, to: 'karelia' },
    { type: 'move', units: [{}], to: 'karelia' },
    { type: 'move', units: ['u1', 'u1'], to: 'karelia' },
    { type: 'move', units: ['u1'], to: 'archangel', via: 'karelia' },
    { type: 'load', units: ['u1', 'u1'], zone: 'sz-4' },
    { type: 'load', units: ['u1'] },
    { type: 'offload', units: 'u1', to: 'karelia' },
    { type: 'engage', zone: 'sz-5', attack: 1 },
    { type: 'fight' },
    { type: 'fight', space: {} },
    { type: 'fight', space: 'karelia', kind: 'sea' },
    { type: 'fight', space: 'karelia', bombard: 'u1' },
    { type: 'raid', units: ['u1'], raid: 1 },
    { type: 'use-advantage', advantage: 'lend-lease', units: 'u1' },
    { type: 'place-offer', to: 5 },
    { type: 'disrupt' },
    { type: 'disrupt', zones: 'sz-5' },
    { type: 'submerge' },
    { type: 'submerge', units: [null] },
    { type: 'roll' },
    { type: 'roll', dice: [undefined] },
    { type: 'roll', dice: Array(1) },
    { type: 'roll', dice: '1' },
    { type: 'casualties', units: 1 },
    { type: 'retreat', to: {} },
    { type: 'land-stranded', unit: { toString: 1 }, to: 'sz-5' },
    { type: 'mobilize', unit: 'infantry', to: null },
    { type: 'mobilize', unit: [], to: 'russia' },
  ];

  test('the dice are awaited', () => expect(awaiting(states.dice).kind).toBe('dice'));

  test.each(Object.entries(states))('while the game waits for %s', (_, state) => {
    const before = JSON.stringify(state);
    for (const command of garbage as readonly Command[]) {
      expect(refusalOf(state, command)).toEqual({ rule: 'TURN-2', reason: 'bad-command' });
      expect(play(state, command).ok).toBe(false);
    }
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('a state that its edition does not know is a fault of the program, which names it', () => {
  const dice = atDice();
  const battle = dice.battle!;

  test.each([
    ['phase', { ...dice, battle: null, phase: 'develop-weapons' }, 'The edition 1941 has no phase develop-weapons'],
    ['battle step', { ...dice, battle: { ...battle, step: 'bombard' } }, 'The edition 1941 has no battle step bombard'],
    [
      'kind of battle',
      { ...dice, battle: { ...battle, kind: 'raid', step: 'bombard' } },
      'The edition 1941 has no battle step bombard',
    ],
  ])('%s', (_, state, message) => {
    expect(() => refusalOf(state as GameState, { type: 'end-phase' })).toThrow(message);
  });
});
