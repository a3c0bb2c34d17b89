import { expect, test } from 'vitest';
import { refusalOf, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { after, endPhase, game, idsOf, load, move, offload } from './position.ts';

/** A refused end of a phase reports all faults, each with its own rule. */

const UK = 'united-kingdom';

/** The rules and units of all refusals to end the phase. */
function faults(state: GameState): readonly (readonly [string, readonly string[]])[] {
  const refused = refusalOf(state, endPhase);
  return refused === null ? [] : [refused, ...(refused.others ?? [])].map(({ rule, units = [] }) => [rule, units]);
}

test('CM-17, CM-1, CM-21: troops without a target, a ship without a purpose and a transport that attacks alone', () => {
  const start = game({
    power: 'germany',
    units: {
      germany: {
        germany: { infantry: 1 },
        'sz-5': { transport: 1, destroyer: 1 },
        'sz-16': { transport: 1, destroyer: 1 },
      },
      [UK]: { 'sz-14': { destroyer: 1 } },
    },
  });
  const state = after(
    start,
    load('germany', { infantry: 1 }, 'sz-5'),
    move('sz-5', { destroyer: 1 }, 'sz-6'),
    move('sz-16', { transport: 1 }, 'sz-14'),
  );
  expect(faults(state)).toEqual([
    ['CM-17', idsOf(state, 'sz-5', { infantry: 1 })],
    ['CM-1', idsOf(state, 'sz-6', { destroyer: 1 })],
    ['CM-21', idsOf(state, 'sz-14', { transport: 1 })],
  ]);
});

test('AMPH-6, CM-17: shipmates of troops with a target, and troops of a ship without one', () => {
  const state = after(
    game({
      power: 'germany',
      units: { germany: { germany: { infantry: 3 }, 'sz-5': { transport: 2 } } },
    }),
    (now) => ({ ...load('germany', { infantry: 1 }, 'sz-5', idsOf(now, 'sz-5', { transport: 2 })[0])(now) }),
    offload('sz-5', { infantry: 1 }, 'karelia'),
    (now) => ({ ...load('germany', { infantry: 1 }, 'sz-5', idsOf(now, 'sz-5', { transport: 2 })[0])(now) }),
    (now) => ({ ...load('germany', { infantry: 1 }, 'sz-5', idsOf(now, 'sz-5', { transport: 2 })[1])(now) }),
  );
  const [, second, third] = idsOf(state, 'sz-5', { infantry: 3 });
  expect(faults(state)).toEqual([
    ['CM-17', [third]],
    ['AMPH-6', [second]],
  ]);
});
