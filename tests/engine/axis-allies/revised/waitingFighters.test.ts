import { describe, expect, test } from 'vitest';
import { awaiting, fromPosition, toPosition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { Counts } from '../rules/battle.ts';
import { hit, lose, miss, retreat, strip } from './battle.ts';
import { after, countsIn, endPhase, expectRefused, fight, game, move, type Order, type Scene } from './position.ts';

/** Fighters whose carrier was sunk, beside a battle that is still to be fought (NCM-2, CM-7). */

const UK = 'united-kingdom';

/** Japan attacks a British carrier beside India, and India or the other carrier next to it. */
function attacked(british: Scene['units'][string], ours: Counts, ...moves: readonly Order[]): GameState {
  const state = game({
    power: 'japan',
    units: {
      [UK]: { 'sz-35': { carrier: 1, fighter: 1 }, ...british },
      japan: { 'sz-36': { battleship: 1, ...ours }, 'french-indochina': { infantry: 2 }, 'sz-37': { submarine: 1 } },
    },
  });
  return after(state, move('sz-36', { battleship: 1 }, 'sz-35'), ...moves, endPhase);
}

/** The carrier is sunk and the battleship goes back. */
const carrierSunk: readonly Order[] = [
  fight('sz-35'),
  hit({ surface: 1 }),
  lose({ carrier: 1 }),
  miss,
  retreat('sz-36'),
];

const intoIndia = move('french-indochina', { infantry: 2 }, 'india');

describe('a fighter without its carrier', () => {
  const beforeIndia = (): GameState => after(attacked({ india: { infantry: 1 } }, {}, intoIndia), ...carrierSunk);

  test('NCM-2, CM-7: joins no battle: it waits till that is fought where it could land', () => {
    const waiting = beforeIndia();
    expect(awaiting(waiting)).toEqual({ kind: 'command', by: ['japan'] });
    expect(countsIn(waiting, 'sz-35')).toEqual({ fighter: 1 });
    const battle = after(waiting, fight('india'));
    expect(strip(battle, 'defender')).toEqual({ infantry: 1 });
    const held = after(battle, miss, hit({ surface: 1 }), retreat('french-indochina'));
    expect([countsIn(held, 'india'), countsIn(held, 'sz-35')]).toEqual([{ infantry: 1, fighter: 1 }, {}]);
  });

  test('NCM-2: is lost if the only land near it falls', () => {
    const fallen = after(beforeIndia(), fight('india'), hit({ surface: 1 }), miss);
    expect(fallen.control['india']).toBe('japan');
    expect([countsIn(fallen, 'india'), countsIn(fallen, 'sz-35')]).toEqual([{ infantry: 2 }, {}]);
  });

  test('NCM-2: so the order of the two battles makes no difference', () => {
    const first = after(
      attacked({ india: { infantry: 1 } }, {}, intoIndia),
      fight('india'),
      miss,
      miss,
      retreat('french-indochina'),
    );
    expect(countsIn(after(first, ...carrierSunk), 'india')).toEqual({ infantry: 1, fighter: 1 });
  });

  test('NCM-2, CM-7: waits for a carrier that is attacked too', () => {
    const state = attacked(
      { 'sz-34': { carrier: 1 }, india: {} },
      {},
      intoIndia,
      move('sz-37', { submarine: 1 }, 'sz-34', 'sz-35'),
    );
    const waiting = after(state, ...carrierSunk);
    expect(countsIn(waiting, 'sz-35')).toEqual({ fighter: 1 });
    const sunk = after(waiting, fight('sz-34'));
    expect(strip(sunk, 'defender')).toEqual({ carrier: 1 });
    expect(countsIn(after(sunk, hit({ submarine: 1 })), 'sz-35')).toEqual({});
  });

  test('NCM-2: lands at once where no battle is near', () => {
    const landed = after(attacked({ 'anglo-egypt': { infantry: 1 } }, {}), ...carrierSunk);
    expect(countsIn(landed, 'india')).toEqual({ fighter: 1 });
  });

  test('NCM-2: while it waits it bars no phase’s end but that of the battles', () => {
    expectRefused(beforeIndia(), endPhase, 'COM-1', 'battles-remain');
  });

  test('NCM-2: a file keeps it waiting', () => {
    const waiting = beforeIndia();
    const read = fromPosition(toPosition(waiting));
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    expect(toPosition(read.value)).toEqual(toPosition(waiting));
    expect(strip(after(read.value, fight('india')), 'defender')).toEqual({ infantry: 1 });
  });
});
