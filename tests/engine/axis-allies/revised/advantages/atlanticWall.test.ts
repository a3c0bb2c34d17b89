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

const wall = (scene: Scene) => game({ advantages: { germany: ['atlantic-wall'] }, ...scene });
const landing = (scene: Partial<Scene> = {}): Scene => ({
  power: 'united-kingdom',
  units: {
    'united-kingdom': { 'sz-7': { transport: 1 } },
    germany: { 'western-europe': { infantry: 2, artillery: 1 } },
    japan: { 'western-europe': { infantry: 1 } },
  },
  aboard: [transport('sz-7', ['tank'], 'united-kingdom')],
  ...scene,
});
const ashore = offload('sz-7', { tank: 1 }, 'western-europe');

describe('NA-GE-2: Atlantic Wall', () => {
  test('in the first cycle of a landing German infantry defend on 3, in the second on 2', () => {
    const first = after(wall(landing()), ashore, endPhase, fight('western-europe'), roll(6));
    expect(asked(readBack(first))).toEqual(['2: artillery, infantry', '3: infantry, infantry']);
    const second = after(first, roll(6, 6, 6, 6), roll(6));
    expect(asked(second)).toEqual(['2: infantry, infantry, artillery, infantry']);
  });

  test('against an attack over land there is no wall', () => {
    const land = wall({
      power: 'soviet-union',
      units: { 'soviet-union': { 'karelia-ssr': { tank: 1 } }, germany: { norway: { infantry: 2 } } },
    });
    const state = after(land, move('karelia-ssr', { tank: 1 }, 'norway'), endPhase, fight('norway'), roll(6));
    expect(asked(state)).toEqual(['2: infantry, infantry']);
  });

  test('nor where the landing was called off and only aircraft attack', () => {
    const state = wall(
      landing({
        units: {
          'united-kingdom': { 'sz-7': { transport: 1 }, 'united-kingdom': { fighter: 1 } },
          germany: { 'western-europe': { infantry: 2 } },
        },
      }),
    );
    const fly = move('united-kingdom', { fighter: 1 }, 'western-europe');
    const attack = after(state, ashore, fly, endPhase);
    const transports = Object.values(attack.units).flatMap(({ id, type }) => (type === 'transport' ? [id] : []));
    const off = after(attack, { type: 'call-off', transports }, fight('western-europe'), roll(6));
    expect(asked(off)).toEqual(['2: infantry, infantry']);
  });

  test('nor outside the gray territories, or where Germany lost one', () => {
    const karelia = wall({
      power: 'united-kingdom',
      control: { 'karelia-ssr': 'germany' },
      units: { 'united-kingdom': { 'sz-4': { transport: 1 } }, germany: { 'karelia-ssr': { infantry: 1 } } },
      aboard: [transport('sz-4', ['tank'], 'united-kingdom')],
    });
    const state = after(karelia, offload('sz-4', { tank: 1 }, 'karelia-ssr'), endPhase, fight('karelia-ssr'), roll(6));
    expect(asked(state)).toEqual(['2: infantry']);
    const lent = wall(landing({ control: { 'western-europe': 'japan' } }));
    expect(asked(after(lent, ashore, endPhase, fight('western-europe'), roll(6)))).toEqual([
      '2: infantry, infantry, artillery, infantry',
    ]);
  });
});
