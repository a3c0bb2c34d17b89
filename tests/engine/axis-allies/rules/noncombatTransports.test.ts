import { describe, expect, test } from 'vitest';
import {
  after,
  countsIn,
  endPhase,
  engage,
  expectAllowed,
  expectRefused,
  fightOut,
  game,
  idsOf,
  load,
  move,
  offload,
  one,
  type Scene,
} from './position.ts';

const UK = 'united-kingdom';
const US = 'united-states';

const later = (scene: Scene) => game({ phase: 'noncombat-move', ...scene });

/** British transports off Canada. */
const convoy = (british: Scene['units'][string] = {}, others: Scene['units'] = {}, aboard: Scene['aboard'] = []) =>
  later({
    power: UK,
    aboard,
    units: { [UK]: { 'sz-10': { transport: 1 }, 'eastern-canada': { tank: 1, infantry: 2 }, ...british }, ...others },
  });

const cargo = (...units: readonly { readonly unit: string; readonly owner: string }[]): Scene['aboard'] => [
  { in: 'sz-10', ship: 'transport', owner: UK, cargo: [...units] },
];
const tankAboard = cargo({ unit: 'tank', owner: UK });

describe('transports in noncombat move', () => {
  test('NCM-8: they load, sail and put ashore', () => {
    const state = after(
      convoy(),
      load('eastern-canada', { tank: 1, infantry: 1 }, 'sz-10'),
      move('sz-10', { transport: 1 }, 'sz-6', 'sz-9'),
      offload('sz-6', { tank: 1, infantry: 1 }, 'united-kingdom'),
    );
    expect([countsIn(state, 'united-kingdom'), countsIn(state, 'sz-6')]).toEqual([
      { tank: 1, infantry: 1 },
      { transport: 1 },
    ]);
  });

  test('NCM-8: they load in one zone and in the next', () => {
    const state = after(
      convoy({ 'united-kingdom': { infantry: 1 } }),
      load('eastern-canada', { tank: 1 }, 'sz-10'),
      move('sz-10', { transport: 1 }, 'sz-9'),
      move('sz-9', { transport: 1 }, 'sz-6'),
      load('united-kingdom', { infantry: 1 }, 'sz-6'),
    );
    expect(countsIn(state, 'sz-6')).toEqual({ transport: 1, tank: 1, infantry: 1 });
  });

  test('NCM-8: cargo may also stay aboard', () => {
    const state = after(convoy(), load('eastern-canada', { infantry: 2 }, 'sz-10'), endPhase);
    expect(countsIn(state, 'sz-10')).toEqual({ transport: 1, infantry: 2 });
  });

  test('NCM-8: once it has offloaded it neither moves nor loads again', () => {
    const state = after(
      convoy({}, {}, tankAboard),
      move('sz-10', { transport: 1 }, 'sz-2'),
      offload('sz-2', { tank: 1 }, 'greenland'),
    );
    expectRefused(state, move('sz-2', { transport: 1 }, 'sz-3'), 'NCM-8', 'transport-done');
    expectRefused(
      after(convoy({}, {}, tankAboard), offload('sz-10', { tank: 1 }, 'eastern-canada')),
      load('eastern-canada', { infantry: 1 }, 'sz-10'),
      'NCM-8',
      'transport-done',
    );
  });

  test('NCM-8: it offloads into one territory only, if need be in two goes', () => {
    const both = cargo({ unit: 'infantry', owner: UK }, { unit: 'infantry', owner: UK });
    const start = after(
      later({ power: UK, aboard: both, units: { [UK]: { 'sz-10': { transport: 1 } } } }),
      move('sz-10', { transport: 1 }, 'sz-11'),
    );
    const first = after(start, offload('sz-11', { infantry: 1 }, 'east-mexico'));
    expectRefused(first, offload('sz-11', { infantry: 1 }, 'eastern-united-states'), 'NCM-8', 'one-territory');
    expect(countsIn(after(first, offload('sz-11', { infantry: 1 }, 'east-mexico')), 'east-mexico')).toEqual({
      infantry: 2,
    });
  });

  test('NCM-8: not in a hostile zone', () => {
    const beside = { germany: { 'sz-10': { destroyer: 1 } } };
    expectRefused(convoy({}, beside), load('eastern-canada', { infantry: 1 }, 'sz-10'), 'NCM-8', 'zone-hostile');
    expectRefused(
      convoy({}, beside, tankAboard),
      offload('sz-10', { tank: 1 }, 'eastern-canada'),
      'NCM-8',
      'zone-hostile',
    );
    expectAllowed(
      convoy({}, { germany: { 'sz-10': { submarine: 1, transport: 1 } } }, tankAboard),
      offload('sz-10', { tank: 1 }, 'eastern-canada'),
    );
  });

  test('NCM-8: only into friendly territories, including those captured this turn', () => {
    const off = (control: Readonly<Record<string, string>>) =>
      later({ power: UK, aboard: tankAboard, control, units: { [UK]: { 'sz-10': { transport: 1 } } } });
    expectRefused(
      off({ 'eastern-canada': 'germany' }),
      offload('sz-10', { tank: 1 }, 'eastern-canada'),
      'NCM-8',
      'hostile-space',
    );
    expectAllowed(off({ 'eastern-canada': US }), offload('sz-10', { tank: 1 }, 'eastern-canada'));
  });

  test('NCM-8: only into territories adjacent to its zone', () => {
    expectRefused(convoy({}, {}, tankAboard), offload('sz-10', { tank: 1 }, 'western-canada'), 'NCM-8', 'not-adjacent');
    expectRefused(convoy({}, {}, tankAboard), offload('sz-10', { tank: 1 }, 'sz-9'), 'NCM-8', 'wrong-element');
  });

  test('NCM-8: a transport that moved in combat move does nothing more', () => {
    const state = game({
      power: UK,
      units: {
        [UK]: { 'sz-6': { transport: 1, destroyer: 1 }, 'united-kingdom': { infantry: 1 } },
        germany: { 'sz-6': { battleship: 1 } },
      },
    });
    const fled = after(state, move('sz-6', { transport: 1, destroyer: 1 }, 'sz-7'), endPhase, endPhase);
    expectRefused(fled, move('sz-7', { transport: 1 }, 'sz-8'), 'NCM-8', 'transport-done');
    expectRefused(fled, load('united-kingdom', { infantry: 1 }, 'sz-7'), 'NCM-8', 'transport-done');
  });

  test('NCM-8: nor does one that was in a sea battle', () => {
    const state = game({
      power: UK,
      aboard: tankAboard,
      units: { [UK]: { 'sz-10': { transport: 1, destroyer: 1 } }, germany: { 'sz-10': { submarine: 1 } } },
    });
    const fought = after(
      fightOut(after(state, engage('sz-10'), endPhase), 'sz-10', { attacker: 1, defender: 6 }),
      endPhase,
    );
    expectRefused(fought, move('sz-10', { transport: 1 }, 'sz-9'), 'NCM-8', 'transport-done');
    expectRefused(fought, offload('sz-10', { tank: 1 }, 'eastern-canada'), 'NCM-8', 'transport-done');
  });

  test('NCM-8: nor one that landed troops in an assault', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'sz-5': { transport: 1 }, germany: { infantry: 2 } } },
    });
    const landed = after(
      state,
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1 }, 'karelia'),
      endPhase,
      endPhase,
    );
    expect(landed.control['karelia']).toBe('germany');
    expectRefused(landed, load('germany', { infantry: 1 }, 'sz-5'), 'NCM-8', 'transport-done');
    expectRefused(landed, move('sz-5', { transport: 1 }, 'sz-6'), 'NCM-8', 'transport-done');
  });

  test('NCM-8: a transport that let a submarine be is free', () => {
    const state = game({
      power: UK,
      aboard: tankAboard,
      units: { [UK]: { 'sz-10': { transport: 1 } }, germany: { 'sz-10': { submarine: 1 } } },
    });
    expectAllowed(after(state, endPhase, endPhase), offload('sz-10', { tank: 1 }, 'eastern-canada'));
  });
});

describe('what a transport holds', () => {
  test.each([
    [{ infantry: 1 }, true],
    [{ tank: 1 }, true],
    [{ infantry: 2 }, true],
    [{ tank: 1, infantry: 1 }, true],
    [{ tank: 2 }, false],
    [{ infantry: 3 }, false],
    [{ tank: 1, infantry: 2 }, false],
  ])('NCM-9: %j fits: %s', (troops, fits) => {
    const state = convoy({ 'eastern-canada': { tank: 2, infantry: 3 } });
    if (fits) expectAllowed(state, load('eastern-canada', troops, 'sz-10'));
    else expectRefused(state, load('eastern-canada', troops, 'sz-10'), 'NCM-9', 'no-room');
  });

  test('NCM-9: two transports share a load so that all of it fits', () => {
    const state = convoy({ 'sz-10': { transport: 2 }, 'eastern-canada': { tank: 2, infantry: 2 } });
    expectAllowed(state, load('eastern-canada', { infantry: 2, tank: 2 }, 'sz-10'));
    expectRefused(
      convoy({ 'sz-10': { transport: 2 }, 'eastern-canada': { tank: 3 } }),
      load('eastern-canada', { tank: 3 }, 'sz-10'),
      'NCM-9',
      'no-room',
    );
  });

  test('NCM-9: what is aboard counts, a friend’s too', () => {
    const state = convoy({}, {}, cargo({ unit: 'tank', owner: US }));
    expectAllowed(state, load('eastern-canada', { infantry: 1 }, 'sz-10'));
    expectRefused(state, load('eastern-canada', { tank: 1 }, 'sz-10'), 'NCM-9', 'no-room');
    expectRefused(state, load('eastern-canada', { infantry: 2 }, 'sz-10'), 'NCM-9', 'no-room');
  });

  test('NCM-9: no cargo goes from transport to transport', () => {
    const state = convoy({ 'sz-10': { transport: 2 } }, {}, tankAboard);
    const [, empty = ''] = idsOf(state, 'sz-10', { transport: 2 });
    expectRefused(state, load('sz-10', { tank: 1 }, 'sz-10', empty), 'NCM-9', 'cargo-moves-with-ship');
  });

  test('NCM-9: offloaded troops do not move on, and loaded ones have not moved before', () => {
    const state = after(convoy({}, {}, tankAboard), offload('sz-10', { tank: 1 }, 'eastern-canada'));
    const landed = state.units[Object.keys(state.turn.deeds).find((id) => state.units[id]?.type === 'tank') ?? ''];
    expectRefused(state, { type: 'move', units: [landed?.id ?? ''], to: 'western-canada' }, 'NCM-9', 'already-moved');
    const walked = after(
      convoy({ 'western-canada': { infantry: 1 }, 'eastern-canada': {} }),
      move('western-canada', { infantry: 1 }, 'eastern-canada'),
    );
    expectRefused(walked, load('eastern-canada', { infantry: 1 }, 'sz-10'), 'CM-16', 'already-moved');
  });
});

describe('a friend’s transport', () => {
  test('NCM-10: load on your turn, sail on the friend’s, go ashore on your next', () => {
    const start = later({
      power: UK,
      units: { [UK]: { 'eastern-canada': { tank: 1 } }, [US]: { 'sz-10': { transport: 1 } } },
    });
    const tank = one(start, 'eastern-canada', 'tank');
    const loaded = after(start, load('eastern-canada', { tank: 1 }, 'sz-10'));
    expectRefused(loaded, offload('sz-10', { tank: 1 }, 'eastern-canada'), 'NCM-10', 'friend-transport-now');
    // Through mobilize and collect income, Japan's turn, and the first phases of the American turn.
    const american = after(loaded, ...Array.from({ length: 3 + 6 + 3 }, () => endPhase));
    expect([american.power, american.phase]).toEqual([US, 'noncombat-move']);
    expectRefused(american, { type: 'offload', units: [tank], to: 'eastern-canada' }, 'TURN-7', 'not-your-unit');
    const sailed = after(american, move('sz-10', { transport: 1 }, 'sz-6', 'sz-9'));
    expect(sailed.units[tank]?.space).toBe('sz-6');
    const british = after(sailed, ...Array.from({ length: 3 + 6 + 6 + 3 }, () => endPhase));
    expect([british.power, british.phase, british.round]).toEqual([UK, 'noncombat-move', 2]);
    expect(after(british, offload('sz-6', { tank: 1 }, 'united-kingdom')).units[tank]).toMatchObject({
      space: 'united-kingdom',
    });
  });

  test('NCM-10: also if the ship never moved, the tank cannot land in the turn it boarded', () => {
    const start = later({
      power: UK,
      units: { [UK]: { 'united-kingdom': { infantry: 1 } }, [US]: { 'sz-6': { transport: 1 } } },
    });
    expectRefused(
      after(start, load('united-kingdom', { infantry: 1 }, 'sz-6')),
      offload('sz-6', { infantry: 1 }, 'united-kingdom'),
      'NCM-10',
      'friend-transport-now',
    );
  });

  test('NCM-10: you do not move a friend’s transport, with your troops aboard or without', () => {
    const start = later({
      power: UK,
      aboard: [{ in: 'sz-10', ship: 'transport', owner: US, cargo: [{ unit: 'tank', owner: UK }] }],
      units: { [US]: { 'sz-10': { transport: 1 } } },
    });
    expectRefused(
      start,
      { type: 'move', units: [one(start, 'sz-10', 'transport', US)], to: 'sz-9' },
      'TURN-7',
      'not-your-unit',
    );
    expectAllowed(start, offload('sz-10', { tank: 1 }, 'eastern-canada'));
  });

  test('NCM-10: an enemy’s transport cannot load', () => {
    const start = later({
      power: UK,
      units: { [UK]: { 'eastern-canada': { tank: 1 } }, germany: { 'sz-10': { transport: 1 } } },
    });
    expectRefused(start, load('eastern-canada', { tank: 1 }, 'sz-10'), 'CM-16', 'no-transport');
  });
});
