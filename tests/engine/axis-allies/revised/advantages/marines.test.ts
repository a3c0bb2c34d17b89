import { describe, expect, test } from 'vitest';
import {
  after,
  asked,
  endPhase,
  fight,
  game,
  move,
  offload,
  readBack,
  roll,
  transport,
  type Scene,
} from './support.ts';

const scene = (more: Partial<Scene> = {}): Scene => ({
  power: 'united-states',
  advantages: { 'united-states': ['marines'] },
  units: { 'united-states': { 'sz-51': { transport: 1 } }, japan: { 'wake-island': { infantry: 1 } } },
  aboard: [transport('sz-51', ['artillery', 'infantry'], 'united-states')],
  ...more,
});
const ashore = offload('sz-51', { infantry: 1, artillery: 1 }, 'wake-island');

describe('NA-US-3: Marines', () => {
  test('in the first cycle of a landing infantry attacks on 2, artillery or not, then as always', () => {
    const first = readBack(
      after(game(scene()), offload('sz-51', { infantry: 1 }, 'wake-island'), endPhase, fight('wake-island')),
    );
    expect(asked(first)).toEqual(['2: infantry']);
    expect(asked(after(first, roll(6), roll(6)))).toEqual(['1: infantry']);
    const supported = after(game(scene()), ashore, endPhase, fight('wake-island'));
    expect(asked(supported)).toEqual(['2: artillery, infantry']);
  });

  test('over land they are infantry as any other', () => {
    const china = game({
      power: 'united-states',
      advantages: { 'united-states': ['marines'] },
      units: { 'united-states': { china: { infantry: 2 } }, japan: { kwantung: { infantry: 1 } } },
    });
    const state = after(china, move('china', { infantry: 2 }, 'kwantung'), endPhase, fight('kwantung'));
    expect(asked(state)).toEqual(['1: infantry, infantry']);
  });

  test('those that come over land to a landing attack on 2 with the others', () => {
    const kwantung = game(
      scene({
        units: {
          'united-states': { 'sz-59': { transport: 1 }, china: { infantry: 1 } },
          japan: { kwantung: { infantry: 2 } },
        },
        aboard: [transport('sz-59', ['infantry'], 'united-states')],
      }),
    );
    const state = after(
      kwantung,
      move('china', { infantry: 1 }, 'kwantung'),
      offload('sz-59', { infantry: 1 }, 'kwantung'),
      endPhase,
      fight('kwantung'),
    );
    expect(asked(state)).toEqual(['2: infantry, infantry']);
  });

  test('the British have none', () => {
    const british = game(
      scene({
        power: 'united-kingdom',
        units: { 'united-kingdom': { 'sz-51': { transport: 1 } }, japan: { 'wake-island': { infantry: 1 } } },
        aboard: [transport('sz-51', ['infantry'], 'united-kingdom')],
      }),
    );
    const state = after(british, offload('sz-51', { infantry: 1 }, 'wake-island'), endPhase, fight('wake-island'));
    expect(asked(state)).toEqual(['1: infantry']);
  });
});
