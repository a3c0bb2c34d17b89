import { describe, expect, test } from 'vitest';
import {
  boardOf,
  enemiesIn,
  hypotheticalTurn,
  newGame,
  play,
  typeOf,
  type GameState,
  type UnitId,
} from '../../../../../src/engine/axis-allies/index.ts';
import { TO_THE_END } from '../../../../../src/games/axis-allies/odds/index.ts';
import { faultsOf } from '../../../../../src/games/axis-allies/odds/threats/strongestAttack.ts';
import { ownAttack } from '../../../../../src/games/axis-allies/odds/threats/ownAttack.ts';
import type { CounterAttack } from '../../../../../src/games/axis-allies/odds/threats/counterAttack.ts';
import { EDITIONS } from '../../../../engine/axis-allies/editions/everyEdition.ts';

/** What could attack a space: every set of orders is legal as a whole, and the smallest force is enough. */

/** The state after these orders, or a failure that names the refused one. */
function ordered(state: GameState, { orders }: CounterAttack): GameState {
  return orders.reduce((now, order) => {
    const played = play(now, order);
    if (!played.ok) throw new Error(`${JSON.stringify(order)}: ${played.fault.rule}`);
    return played.value.state;
  }, state);
}

const worth = (state: GameState, { sent }: CounterAttack): number =>
  sent
    .filter(({ task }) => task === 'attack')
    .flatMap(({ units }) => units)
    .reduce((sum, id: UnitId) => sum + typeOf(state, state.units[id]!).cost, 0);

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  const start = newGame(edition, { victory: Object.keys(edition.victories)[0]! });

  test.each(edition.turnOrder)('%s in its first combat move', (power) => {
    const state = hypotheticalTurn(start, power)!;
    const targets = [...boardOf(state).spaces.keys()].filter((space) => enemiesIn(state, space, power).length > 0);
    const before = faultsOf(state);
    let found = 0;
    for (const space of targets) {
      const { all, least, leftOut } = ownAttack(state, space, 0.9, TO_THE_END);
      if (!all) continue;
      found += 1;
      for (const attack of [all, ...(least ? [least] : [])]) {
        const after = ordered(state, attack);
        // Nothing keeps the combat move from ending (CM-11).
        expect(
          faultsOf(after).filter((fault) => !before.includes(fault)),
          space,
        ).toEqual([]);
      }
      if (least) {
        expect(least.odds?.won, space).toBeGreaterThanOrEqual(0.9);
        expect(worth(state, least), space).toBeLessThanOrEqual(worth(state, all));
      }
      const sent = new Set(all.sent.flatMap(({ units }) => units));
      expect(leftOut.flatMap(({ units }) => units).filter((id) => sent.has(id))).toEqual([]);
    }
    expect(found).toBeGreaterThan(0);
  });

  test('counts what is ordered already', () => {
    const power = edition.turnOrder.find((id) => edition.powers.find((one) => one.id === id)?.side === 'axis')!;
    const state = hypotheticalTurn(start, power)!;
    const space = [...boardOf(state).spaces.keys()].find(
      (one) =>
        enemiesIn(state, one, power).length > 0 && (ownAttack(state, one, 0.5, TO_THE_END).all?.orders.length ?? 0) > 2,
    )!;
    const { all } = ownAttack(state, space, 0.5, TO_THE_END);
    const after = ordered(state, all!);
    const again = ownAttack(after, space, 0.5, TO_THE_END);
    expect(again.all?.sent.flatMap(({ units }) => units).length).toBe(all!.sent.flatMap(({ units }) => units).length);
    expect(again.all?.orders).toEqual([]);
  });
});
