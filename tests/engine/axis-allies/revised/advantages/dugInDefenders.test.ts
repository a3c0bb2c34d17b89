import { describe, expect, test } from 'vitest';
import { after, asked, endPhase, fight, game, move, offload, roll, transport, type Scene } from './support.ts';

/** An American infantry lands from a zone; the attack has missed. */
const landing = (zone: string, island: string, scene: Partial<Scene>) =>
  after(
    game({
      power: 'united-states',
      advantages: { japan: ['dug-in-defenders'] },
      units: {},
      ...scene,
      aboard: [transport(zone, ['tank'], 'united-states')],
    }),
    offload(zone, { tank: 1 }, island),
    endPhase,
    fight(island),
    roll(6),
  );

describe('NA-JA-5: Dug-In Defenders', () => {
  const ship = (zone: string) => ({ 'united-states': { [zone]: { transport: 1 } } });

  test('Japanese infantry on an island defends on 3, other units as always', () => {
    const units = { ...ship('sz-58'), japan: { okinawa: { infantry: 2, artillery: 1 } } };
    expect(asked(landing('sz-58', 'okinawa', { units }))).toEqual(['2: artillery', '3: infantry, infantry']);
  });

  test('on a conquered island too', () => {
    const units = { ...ship('sz-52'), japan: { 'hawaiian-islands': { infantry: 1 } } };
    const control = { 'hawaiian-islands': 'japan' };
    expect(asked(landing('sz-52', 'hawaiian-islands', { units, control }))).toEqual(['3: infantry']);
  });

  test('Japan itself and the continent are no islands', () => {
    const units = { ...ship('sz-60'), japan: { japan: { infantry: 1 } } };
    expect(asked(landing('sz-60', 'japan', { units }))).toEqual(['2: infantry']);
    const manchuria = game({
      power: 'united-states',
      advantages: { japan: ['dug-in-defenders'] },
      units: { 'united-states': { china: { infantry: 1 } }, japan: { manchuria: { infantry: 1 } } },
    });
    const state = after(manchuria, move('china', { infantry: 1 }, 'manchuria'), endPhase, fight('manchuria'), roll(6));
    expect(asked(state)).toEqual(['2: infantry']);
  });

  test('without it infantry on islands defends on 2', () => {
    const units = { ...ship('sz-58'), japan: { okinawa: { infantry: 1 } } };
    expect(asked(landing('sz-58', 'okinawa', { units, advantages: {} }))).toEqual(['2: infantry']);
  });

  test('Japanese infantry that attacks an island is not dug in', () => {
    const assault = game({
      power: 'japan',
      advantages: { japan: ['dug-in-defenders'] },
      units: { japan: { 'sz-56': { transport: 1 } }, 'united-states': { midway: { infantry: 1 } } },
      aboard: [transport('sz-56', ['infantry'], 'japan')],
    });
    const begun = after(assault, offload('sz-56', { infantry: 1 }, 'midway'), endPhase, fight('midway'));
    expect(asked(begun)).toEqual(['1: infantry']);
  });
});
