import { expect, test } from 'vitest';
import { fromPosition, toPosition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, fight, game, move, offload, one, roll, transport } from './position.ts';

/** Moments that can be written down and read again, found by random play. */

function again(state: GameState): GameState {
  const read = fromPosition(JSON.parse(JSON.stringify(toPosition(state))));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  expect(toPosition(read.value)).toEqual(toPosition(state));
  return read.value;
}

const UK = 'united-kingdom';
/** A British transport and its escort before Norway, among German destroyers. */
const beforeNorway = (more: Readonly<Record<string, number>>): GameState =>
  after(
    game({
      power: UK,
      units: {
        [UK]: { 'sz-3': { transport: 1, ...more } },
        germany: { 'sz-3': { destroyer: 2 }, norway: { infantry: 1 } },
      },
      aboard: [transport('sz-3', ['infantry'], UK)],
    }),
    offload('sz-3', { infantry: 1 }, 'norway'),
    endPhase,
    fight('sz-3'),
  );

test('AMPH-1: a landing whose transport was lost stays listed till its sea battle is over', () => {
  const fought = after(beforeNorway({ destroyer: 1 }), roll(6), roll(1, 6));
  const lost = after(fought, (state) => ({ type: 'casualties', units: [one(state, 'sz-3', 'transport', UK)] }));
  expect(lost.turn.battles.map(({ space }) => space)).toEqual(['norway']);
  expect(again(lost).turn.battles).toEqual(lost.turn.battles);
});

test('AMPH-1: it is off the list when that battle is over', () => {
  const lost = after(beforeNorway({ destroyer: 1 }), roll(6), roll(1, 1));
  expect(again(lost).turn.battles).toEqual([]);
});

test.each([1, 2])('RES-12: the dice of %i heavy bombers are theirs when the position is read again', (bombers) => {
  const state = after(
    game({
      power: 'united-states',
      developments: { 'united-states': ['heavy-bombers'] },
      units: { 'united-states': { algeria: { bomber: bombers } }, germany: { libya: { infantry: 5 } } },
      control: { algeria: 'united-states' },
    }),
    move('algeria', { bomber: bombers }, 'libya'),
    endPhase,
    fight('libya'),
    roll(...Array<number>(2 * bombers).fill(6)),
  );
  const groups = again(state).battle?.rolled?.groups;
  expect(groups).toEqual(state.battle?.rolled?.groups);
  expect(groups?.[0]).toMatchObject({ dicePerUnit: 2, dice: { length: 2 * bombers }, units: { length: bombers } });
});
