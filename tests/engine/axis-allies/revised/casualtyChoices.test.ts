import { expect, test } from 'vitest';
import type { GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { waitsFor } from '../rules/battle.ts';
import { after, endPhase, fight, game, idsOf, move, roll, transport } from './position.ts';

/** When the owner of casualties is asked which they are: whenever it makes a difference to him. */

/** A fighter and two transports, each with an infantry for one of these coasts, fight a submarine before Suez. */
function landingOn(...coasts: readonly [SpaceId, SpaceId]): GameState {
  const state = after(
    game({
      power: 'germany',
      units: {
        germany: { 'sz-14': { transport: 2 }, 'southern-europe': { fighter: 1 } },
        'united-kingdom': {
          'sz-15': { submarine: 1 },
          'anglo-egypt': { infantry: 1 },
          'trans-jordan': { infantry: 1 },
        },
      },
      aboard: [transport('sz-14', ['infantry'], 'germany'), transport('sz-14', ['infantry'], 'germany')],
    }),
    move('sz-14', { transport: 2 }, 'sz-15'),
    move('southern-europe', { fighter: 1 }, 'sz-15'),
  );
  const [one, other] = idsOf(state, 'sz-15', { infantry: 2 });
  return after(
    state,
    { type: 'offload', units: [one!], to: coasts[0] },
    { type: 'offload', units: [other!], to: coasts[1] },
    endPhase,
    fight('sz-15'),
    roll(1),
  );
}

test('COM-8: of two transports whose troops are to land in different territories the owner names the lost one', () => {
  const state = landingOn('anglo-egypt', 'trans-jordan');
  expect(waitsFor(state)).toBe('casualties attacker');
  for (const [lost, coast] of [
    [0, 'trans-jordan'],
    [1, 'anglo-egypt'],
  ] as const) {
    const ships = idsOf(state, 'sz-15', { transport: 2 });
    const fought = after(state, { type: 'casualties', units: [ships[lost]!] }, roll(1));
    expect(fought.turn.battles.map(({ space }) => space)).toEqual([coast]);
  }
});

test('COM-8: if their troops are to land together, it makes no difference, and nobody is asked', () => {
  expect(waitsFor(landingOn('anglo-egypt', 'anglo-egypt'))).toBe('dice attacker');
});

test('COM-8: of two fighters the owner names the lost one if one of them can fly farther', () => {
  const state = after(
    game({
      power: 'germany',
      units: {
        germany: { 'eastern-europe': { fighter: 1 }, germany: { fighter: 1 } },
        'soviet-union': { 'karelia-ssr': { infantry: 2 } },
      },
    }),
    move('eastern-europe', { fighter: 1 }, 'karelia-ssr'),
    move('germany', { fighter: 1 }, 'karelia-ssr'),
    endPhase,
    fight('karelia-ssr'),
    roll(6, 6),
    roll(1, 6),
  );
  expect(waitsFor(state)).toBe('casualties attacker');
});
