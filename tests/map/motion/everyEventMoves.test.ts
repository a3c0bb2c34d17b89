import { describe, expect, test } from 'vitest';
import {
  play,
  type EventType,
  type GameEvent,
  type GameState,
  type Unit,
} from '../../../src/engine/axis-allies/index.ts';
import { tweensOf, type Tween } from '../../../src/map/motion/tweens.ts';
import { gameFile, startOf, type RecordedGame } from '../../engine/axis-allies/games/recordedGame.ts';
import { sampleEvents } from '../../games/axis-allies/text/sampleEvents.ts';
import { opening } from '../openingBoard.ts';
import { readFileSync } from 'node:fs';

const PIECES: readonly Unit[] = [
  { id: 'a', type: 'fighter', owner: 'germany', space: 'germany' },
  { id: 'b', type: 'infantry', owner: 'germany', space: 'germany' },
  { id: 'ship', type: 'transport', owner: 'germany', space: 'sz-5' },
  { id: 'gone', type: 'tank', owner: 'germany', space: 'germany' },
];
const deed = { spent: 1, route: ['ukraine', 'germany'], phase: 'combat-move', did: 'moved' } as const;
const before: GameState = {
  ...opening,
  units: Object.fromEntries(PIECES.map((unit) => [unit.id, unit])),
  turn: { ...opening.turn, deeds: { a: deed, b: deed } },
};

type Kind = Tween['kind'];

/** What is seen on the map of each event; nothing of the others, which move no unit and change no territory. */
const SEEN: Readonly<Record<string, readonly Kind[]>> = {
  'units-moved': ['move'],
  'units-loaded': ['move'],
  'units-offloaded': ['move'],
  'units-retreated': ['move'],
  'units-sent': ['move'],
  'fighter-landed': ['move'],
  'aircraft-scrambled': ['move'],
  'units-destroyed': ['fade'],
  'unit-mobilized': ['drop'],
  'units-placed': ['drop'],
  'neutral-attacked': ['drop'],
  'units-transferred': ['fade', 'drop'],
  'territory-captured': ['capture'],
  'territory-returned': ['capture'],
} satisfies Partial<Record<EventType, readonly Kind[]>>;

const types = [...new Set(sampleEvents(before).map(({ type }) => type))];

/** Where everything that can be seen stands once these tweens are over: units with their powers, and territories. */
function pictureAfter(state: GameState, tweens: readonly Tween[]): ReadonlyMap<string, string> {
  const seen = new Map(picture(state));
  for (const tween of tweens)
    if (tween.kind === 'capture') seen.set(tween.space, tween.to);
    else
      for (const { id, owner, space } of tween.units)
        if (tween.kind === 'fade') seen.delete(id);
        else seen.set(id, `${owner} ${tween.kind === 'move' ? tween.route.at(-1) : space}`);
  return seen;
}

const picture = ({ units, control }: GameState): readonly (readonly [string, string])[] => [
  ...Object.values(units).map(({ id, owner, space }) => [id, `${owner} ${space}`] as const),
  ...Object.entries(control),
];
const inOrder = (seen: Iterable<readonly [string, string]>): readonly string[] =>
  [...seen].map((entry) => entry.join(' ')).toSorted();

describe('what the map shows of an event', () => {
  const freed: GameEvent = { type: 'territory-returned', space: 'karelia', from: 'soviet-union', to: 'germany' };
  const samples = [...sampleEvents(before), freed];

  test.each(types)('%s', (type) => {
    const kinds = samples.filter((event) => event.type === type).flatMap((event) => tweensOf([event], before));
    expect([...new Set(kinds.map(({ kind }) => kind))]).toEqual(SEEN[type] ?? []);
  });

  test('units that change hands fade in the old colour and drop in the new one', () => {
    const lent: GameEvent = {
      type: 'units-transferred',
      units: ['b'],
      from: 'germany',
      to: 'japan',
      why: 'lend-lease',
    };
    expect(tweensOf([lent], before)).toMatchObject([
      { kind: 'fade', space: 'germany', units: [{ id: 'b', owner: 'germany' }] },
      { kind: 'drop', space: 'germany', units: [{ id: 'b', owner: 'japan' }] },
    ]);
  });

  test('units that are sent go with their cargo, and those that go aboard without a ship of before', () => {
    const units = { ...before.units, b: { ...PIECES[1]!, space: 'sz-5', aboard: 'ship' } };
    const at = (now: GameState['units']): GameState => ({ ...before, units: now });
    const sent: GameEvent = {
      type: 'units-sent',
      power: 'germany',
      units: ['ship'],
      cargo: ['b'],
      from: 'sz-5',
      to: 'sz-6',
    };
    expect(tweensOf([sent], at(units))).toMatchObject([
      { kind: 'move', route: ['sz-5', 'sz-6'], units: [{ id: 'b', aboard: 'ship' }, { id: 'ship' }] },
    ]);
    const ashore: GameEvent = { ...sent, units: ['b'], cargo: [], to: 'germany' };
    const [move] = tweensOf([ashore], at(units));
    expect(move?.kind === 'move' && move.units).toEqual([
      { id: 'b', type: 'infantry', owner: 'germany', space: 'sz-5' },
    ]);
  });
});

test('after every command of a game the tweens have led to what the map shows then', () => {
  const game = JSON.parse(readFileSync(gameFile('revised-lively-minor'), 'utf8')) as RecordedGame;
  let state = startOf(game);
  const seen = new Set<Kind>();
  for (const command of game.commands.slice(0, 1200)) {
    const answer = play(state, command);
    if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
    const tweens = tweensOf(answer.value.events, state);
    for (const { kind } of tweens) seen.add(kind);
    expect(inOrder(pictureAfter(state, tweens))).toEqual(inOrder(picture(answer.value.state)));
    state = answer.value.state;
  }
  expect(seen.size).toBe(4);
});
