import { describe, expect, test } from 'vitest';
import { movesLeft } from '../../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectRefused,
  fight,
  game,
  idsOf,
  load,
  move,
  offload,
  placesOf,
  played,
  readBack,
  roll,
  toldOf,
  transport,
  type Scene,
} from './support.ts';

const blitz = (scene: Partial<Scene> = {}) =>
  game({
    power: 'germany',
    advantages: { germany: ['panzerblitz'] },
    units: {
      germany: { 'ukraine-ssr': { tank: 2, infantry: 1 } },
      'soviet-union': { caucasus: { infantry: 1 } },
    },
    ...scene,
  });
const attack = [move('ukraine-ssr', { tank: 2, infantry: 1 }, 'caucasus'), endPhase, fight('caucasus')];

describe('NA-GE-3: Panzerblitz', () => {
  test('tanks that won in one cycle move one territory more, once', () => {
    const won = readBack(after(blitz(), ...attack, roll(1, 3, 6), roll(6), endPhase));
    expect(placesOf(won, idsOf(won, 'caucasus', { tank: 2 }))).toEqual(['ukraine-ssr', 'west-russia']);
    const back = readBack(after(won, move('caucasus', { tank: 1 }, 'ukraine-ssr')));
    expect(countsIn(back, 'caucasus', 'germany')).toEqual({ infantry: 1, tank: 1 });
    expectRefused(back, move('ukraine-ssr', { tank: 1 }, 'balkans'), 'NCM-1', 'already-moved');
    expect(movesLeft(back, idsOf(back, 'ukraine-ssr', { tank: 1 })[0]!)).toBe(0);
    expectRefused(won, move('caucasus', { infantry: 1 }, 'ukraine-ssr'), 'NCM-1');
    expectRefused(won, move('caucasus', { tank: 1 }, 'balkans'), 'CM-2');
    expectRefused(won, move('caucasus', { tank: 1 }, 'persia'), 'NCM-3', 'hostile-space');
  });

  test('not if it took two cycles, nor if nobody defended', () => {
    const slow = after(blitz(), ...attack, roll(6, 6, 6), roll(6), { type: 'press' }, roll(1, 6, 6), roll(6), endPhase);
    expectRefused(slow, move('caucasus', { tank: 1 }, 'ukraine-ssr'), 'NCM-1');
    const empty = blitz({ units: { germany: { 'ukraine-ssr': { tank: 1 } } }, complexes: ['caucasus'] });
    const taken = after(empty, move('ukraine-ssr', { tank: 1 }, 'caucasus'), endPhase, endPhase);
    expectRefused(taken, move('caucasus', { tank: 1 }, 'ukraine-ssr'), 'NCM-1');
  });

  test('tanks from the sea move on too, and only one territory', () => {
    const landing = blitz({
      units: { germany: { 'sz-16': { transport: 1 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
      aboard: [transport('sz-16', ['tank'], 'germany')],
    });
    const won = after(
      landing,
      offload('sz-16', { tank: 1 }, 'caucasus'),
      endPhase,
      fight('caucasus'),
      roll(1),
      roll(6),
      endPhase,
    );
    const moved = readBack(after(readBack(won), move('caucasus', { tank: 1 }, 'ukraine-ssr')));
    expectRefused(moved, move('ukraine-ssr', { tank: 1 }, 'balkans'), 'NCM-1', 'already-moved');
  });

  test('they move one territory more, and board no ship', () => {
    const units = {
      germany: { 'ukraine-ssr': { tank: 1 }, 'sz-16': { transport: 1 } },
      'soviet-union': { caucasus: { infantry: 1 } },
    };
    const drive = [move('ukraine-ssr', { tank: 1 }, 'caucasus'), endPhase, fight('caucasus')];
    const won = after(blitz({ units }), ...drive, roll(1), roll(6), endPhase);
    expectRefused(won, load('caucasus', { tank: 1 }, 'sz-16'), 'NCM-1', 'already-moved');
    expect(placesOf(won, idsOf(won, 'caucasus', { tank: 1 }))).toEqual(['ukraine-ssr', 'west-russia']);
  });

  test('tanks elsewhere, in defence and without it stay', () => {
    const two = blitz({
      units: {
        germany: { 'ukraine-ssr': { tank: 1 }, norway: { tank: 1 } },
        'soviet-union': { caucasus: { infantry: 1 }, 'karelia-ssr': { infantry: 1 } },
      },
    });
    const both = after(
      two,
      move('ukraine-ssr', { tank: 1 }, 'caucasus'),
      move('norway', { tank: 1 }, 'karelia-ssr'),
      endPhase,
      fight('caucasus'),
      roll(1),
      roll(6),
      fight('karelia-ssr'),
      roll(6),
      roll(1),
      endPhase,
    );
    expect(countsIn(both, 'karelia-ssr', 'germany')).toEqual({});
    expect(placesOf(both, idsOf(both, 'caucasus', { tank: 1 }))).toEqual(['ukraine-ssr', 'west-russia']);
    const without = after(blitz({ advantages: {} }), ...attack, roll(1, 3, 6), roll(6), endPhase);
    expectRefused(without, move('caucasus', { tank: 1 }, 'ukraine-ssr'), 'NCM-1');
  });

  test('not after a retreat in the first cycle, and nothing is told where no tank fought', () => {
    const back = after(blitz(), ...attack, roll(6, 6, 6), roll(6), { type: 'retreat', to: 'ukraine-ssr' }, endPhase);
    expectRefused(back, move('ukraine-ssr', { tank: 1 }, 'balkans'), 'NCM-1');
    const state = blitz({
      units: { germany: { 'ukraine-ssr': { infantry: 1 } }, 'soviet-union': { caucasus: { infantry: 1 } } },
    });
    const foot = move('ukraine-ssr', { infantry: 1 }, 'caucasus');
    const won = played(state, foot, endPhase, fight('caucasus'), roll(1), roll(6));
    expect(won.state.control['caucasus']).toBe('germany');
    expect(toldOf(won.events, 'panzerblitz')).toEqual([]);
  });
});
