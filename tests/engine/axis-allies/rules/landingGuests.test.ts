import { expect, test } from 'vitest';
import { editionOf, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, expectAllowed, expectRefused, game, move, one } from './position.ts';

/** Room on carriers with guest fighters. */

const held = editionOf('1941').spaces.flatMap((space) =>
  space.kind === 'land' && !space.neutral && space.id !== 'united-kingdom' ? [space.id] : [],
);

/**
 * All territories except Britain's are Japanese. Two British fighters in the air can just reach the carriers in sea
 * zone 9.
 */
const stormy = (guests: number, carriers: number): GameState =>
  game({
    power: 'united-kingdom',
    phase: 'noncombat-move',
    control: Object.fromEntries(held.map((space) => [space, 'japan'])),
    units: {
      'united-kingdom': { 'sz-9': { carrier: carriers }, 'sz-28': { fighter: 2 } },
      'united-states': { 'sz-9': { fighter: guests } },
    },
  });

const away = move('sz-9', { carrier: 1 }, 'sz-2');
const home = move('sz-28', { fighter: 2 }, 'sz-9');

test(
  'NCM-6, CM-13: guests stay with the carriers that stay, so no carrier leaves if two fighters need an ' + 'empty one',
  () => {
    expectRefused(stormy(1, 2), away, 'NCM-6', 'must-save-air');
    expectAllowed(after(stormy(1, 2), home), endPhase);
    expectRefused(stormy(2, 2), away, 'NCM-6', 'must-save-air');
  },
);

test('NCM-6, CM-13: a third carrier may leave: the other two hold the guest and the fighters', () => {
  const state = after(stormy(1, 3), away);
  expect(state.units[one(state, 'sz-9', 'fighter', 'united-states')]).toBeDefined();
  expectAllowed(after(state, home), endPhase);
});

test('NCM-6, CM-13: a carrier that comes takes over the guests of another, which then goes for the fighters', () => {
  const swapped = game({
    power: 'united-kingdom',
    phase: 'noncombat-move',
    control: Object.fromEntries(held.map((space) => [space, 'japan'])),
    units: {
      'united-kingdom': { 'sz-9': { carrier: 1 }, 'sz-2': { carrier: 1 }, 'sz-28': { fighter: 2 } },
      'united-states': { 'sz-2': { fighter: 2 } },
    },
  });
  const other = one(swapped, 'sz-2', 'carrier', 'united-kingdom');
  const come = after(swapped, away);
  const gone = after(come, { type: 'move', units: [other], to: 'sz-9' });
  expect(
    Object.values(gone.units).filter(({ owner, space }) => owner === 'united-states' && space === 'sz-2'),
  ).toHaveLength(2);
  expectAllowed(after(gone, home), endPhase);
});

test(
  'NCM-6, CM-13: guests that come along with a carrier fill its decks there, and those for whom none is ' +
    'left go on with the other',
  () => {
    const state = game({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      control: Object.fromEntries(held.map((space) => [space, 'japan'])),
      units: {
        'united-kingdom': { 'sz-9': { carrier: 1 }, 'sz-2': { carrier: 1 }, 'sz-28': { fighter: 1 } },
        'united-states': { 'sz-2': { fighter: 2 }, 'sz-9': { fighter: 1 } },
      },
    });
    const other = one(state, 'sz-2', 'carrier', 'united-kingdom');
    const gone = after(after(state, away), { type: 'move', units: [other], to: 'sz-9' });
    expect(
      Object.values(gone.units).filter(({ owner, space }) => owner === 'united-states' && space === 'sz-9'),
    ).toHaveLength(1);
    expectAllowed(after(gone, move('sz-28', { fighter: 1 }, 'sz-9')), endPhase);
  },
);
