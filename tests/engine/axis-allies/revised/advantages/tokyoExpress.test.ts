import { describe, expect, test } from 'vitest';
import { fromPosition, refusalOf } from '../../../../../src/engine/axis-allies/index.ts';
import {
  after,
  asked,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  game,
  load,
  move,
  offload,
  one,
  readBack,
  roll,
  type Scene,
} from './support.ts';

const CARGO = [{ unit: 'infantry', owner: 'japan' }];

const express = (scene: Partial<Scene> = {}) =>
  game({ power: 'japan', advantages: { japan: ['tokyo-express'] }, units: {}, ...scene });

const atHome = (scene: Partial<Scene> = {}) =>
  express({
    phase: 'noncombat-move',
    units: { japan: { 'sz-60': { destroyer: 1 }, japan: { infantry: 2, tank: 1 } } },
    ...scene,
  });

describe('NA-JA-1: Tokyo Express', () => {
  test('a destroyer takes one infantry aboard and puts it ashore', () => {
    const sailed = readBack(
      after(atHome(), load('japan', { infantry: 1 }, 'sz-60'), move('sz-60', { destroyer: 1 }, 'sz-58')),
    );
    expect(countsIn(sailed, 'sz-58')).toEqual({ destroyer: 1, infantry: 1 });
    const landed = readBack(after(sailed, offload('sz-58', { infantry: 1 }, 'okinawa')));
    expect(countsIn(landed, 'okinawa')).toEqual({ infantry: 1 });
    expectRefused(landed, move('sz-58', { destroyer: 1 }, 'sz-60'), 'NCM-8', 'transport-done');
  });

  test('no tank, and no second infantry', () => {
    expectRefused(atHome(), load('japan', { tank: 1 }, 'sz-60'), 'NA-JA-1', 'no-room');
    expectRefused(atHome(), load('japan', { infantry: 2 }, 'sz-60'), 'NA-JA-1', 'no-room');
  });

  test('beside a transport it is the room of both that is too small', () => {
    const both = atHome({
      units: { japan: { 'sz-60': { destroyer: 1, transport: 1 }, japan: { infantry: 2, tank: 2 } } },
    });
    expectRefused(both, load('japan', { tank: 2 }, 'sz-60'), 'NCM-9', 'no-room');
    const loaded = after(both, load('japan', { infantry: 2, tank: 1 }, 'sz-60'));
    expect(countsIn(loaded, 'sz-60')).toEqual({ destroyer: 1, transport: 1, infantry: 2, tank: 1 });
  });

  test('without it a destroyer carries nothing', () => {
    const plain = atHome({ advantages: {} });
    expect(refusalOf(plain, load('japan', { infantry: 1 }, 'sz-60')(plain))?.reason).toBe('no-transport');
    const units = { japan: { 'sz-60': { destroyer: 1 } } };
    const aboard = [{ in: 'sz-60', ship: 'destroyer', owner: 'japan', cargo: CARGO }];
    const read = fromPosition({ edition: 'revised', power: 'japan', phase: 'combat-move', units, aboard });
    expect(read.ok ? [] : read.fault.map(({ rule }) => rule)).toEqual(['NCM-9']);
  });

  test('it assaults alone, and its cargo is lost with it', () => {
    const aboard = [{ in: 'sz-57', ship: 'destroyer', owner: 'japan', cargo: CARGO }];
    const units = { japan: { 'sz-57': { destroyer: 1 } }, 'united-states': { alaska: { infantry: 1 } } };
    const landed = after(
      express({ units, aboard }),
      move('sz-57', { destroyer: 1 }, 'sz-56'),
      offload('sz-56', { infantry: 1 }, 'midway'),
      endPhase,
    );
    expect(after(landed, fight('midway')).control['midway']).toBe('japan');

    const attacked = express({
      power: 'united-states',
      units: { japan: { 'sz-57': { destroyer: 1 } }, 'united-states': { 'sz-52': { battleship: 1 } } },
      aboard,
    });
    const fought = after(attacked, move('sz-52', { battleship: 1 }, 'sz-57'), endPhase, fight('sz-57'), roll(4));
    expect(asked(fought)).toEqual(['3: destroyer']);
    expect(countsIn(after(fought, roll(6)), 'sz-57')).toEqual({ battleship: 1 });
  });

  test('without cargo it sails as a destroyer does, to support another’s landing too', () => {
    const state = express({
      units: {
        japan: { 'sz-57': { destroyer: 1, transport: 1 } },
        'united-states': { midway: { infantry: 1 }, 'sz-52': { submarine: 1 } },
      },
      aboard: [{ in: 'sz-57', ship: 'transport', owner: 'japan', cargo: CARGO }],
    });
    expectAllowed(state, move('sz-57', { destroyer: 1, transport: 1 }, 'sz-56'));
    expectAllowed(state, move('sz-57', { destroyer: 1 }, 'sz-52'));
    const hunted = after(state, move('sz-57', { destroyer: 1 }, 'sz-52'));
    expectRefused(hunted, { type: 'move', units: [one(hunted, 'sz-52', 'destroyer')], to: 'sz-51' }, 'CM-15');
  });

  test('CM-1: a battleship comes for infantry that it could yet carry, not for a tank', () => {
    const waiting = (troops: string) =>
      express({
        units: {
          japan: { 'sz-60': { destroyer: 1 }, 'sz-61': { battleship: 1 }, japan: { [troops]: 1 } },
          'soviet-union': { 'buryatia-ssr': { infantry: 1 } },
        },
      });
    const sail = move('sz-61', { battleship: 1 }, 'sz-60');
    expectAllowed(waiting('infantry'), sail);
    expectRefused(waiting('tank'), sail, 'CM-1', 'ends-friendly');
  });
});

test('NA-JA-1: a position may hold a loaded destroyer and a loaded transport in one zone', () => {
  const aboard = ['destroyer', 'transport'].map((ship) => ({
    in: 'sz-60',
    ship,
    owner: 'japan',
    cargo: [{ unit: 'infantry', owner: 'japan' }],
  }));
  const state = readBack(
    game({
      power: 'japan',
      advantages: { japan: ['tokyo-express'] },
      units: { japan: { 'sz-60': { destroyer: 1, transport: 1 } } },
      aboard,
    }),
  );
  expect(countsIn(state, 'sz-60')).toEqual({ destroyer: 1, transport: 1, infantry: 2 });
});
