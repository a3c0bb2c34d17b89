import { describe, expect, test } from 'vitest';
import { awaiting, refusalOf, type GameState, type HitKind } from '../../../../src/engine/axis-allies/index.ts';
import { keyOf, allowedCasualties } from '../properties/casualtyModel.ts';
import { cameToSea, strike } from './battle.ts';
import { after, roll } from './position.ts';

/** Compares every choice of casualties in many small sea battles with a brute-force model of the rules. */

/** Random numbers that are the same in every run. */
function sequence(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (now * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((now / 2 ** 32) * below);
  };
}

const fleet = (next: (below: number) => number, size: number, types: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (let i = 0; i < size; i++) {
    const type = types[next(types.length)] ?? 'destroyer';
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
};

/** A battle after the attacker's first fire, if there is one. */
function fired(next: (below: number) => number): GameState | null {
  const defenders = fleet(next, 2 + next(3), ['submarine', 'carrier', 'battleship', 'transport', 'destroyer']);
  if (defenders['carrier']) defenders['fighter'] = 1 + next(2);
  let state = cameToSea(
    fleet(next, 1 + next(3), ['submarine', 'submarine', 'destroyer', 'battleship']),
    fleet(next, next(3), ['fighter', 'bomber']),
    { ...defenders, ...(defenders['carrier'] || defenders['battleship'] ? {} : { carrier: 1 }) },
  );
  for (let waits = awaiting(state); state.battle && waits.kind !== 'casualties'; waits = awaiting(state)) {
    if (waits.kind === 'submerge') state = after(state, strike);
    else if (waits.kind === 'dice' && waits.side === 'attacker')
      state = after(state, roll(...waits.groups.flatMap((group) => group.units.map(() => 1 + next(2) * 5))));
    else return null;
  }
  return state.battle ? state : null;
}

describe('every choice of casualties', () => {
  test('COM-9, COM-10, COM-11, COM-12: exactly the choices with most hits and fewest transports are allowed', () => {
    const next = sequence(1941);
    let compared = 0;
    for (let battle = 0; battle < 120; battle++) {
      const state = fired(next);
      const waits = state && awaiting(state);
      if (!state || waits?.kind !== 'casualties' || !state.battle) continue;
      const hits = (['submarine', 'air', 'surface'] as const).flatMap((kind) =>
        Array<HitKind>(waits.hits[kind]).fill(kind),
      );
      const targets = waits.candidates.flatMap((id) => state.units[id] ?? []);
      const room = targets.flatMap((unit) => (unit.type === 'battleship' && !unit.damaged ? [unit, unit] : [unit]));
      const good = allowedCasualties(hits, room, state.battle.destroyers.attacker);
      for (let bits = 0; bits < 1 << room.length; bits++) {
        const units = room.filter((_unit, i) => bits & (1 << i)).map((unit) => unit.id);
        expect(`${units.join()} ${refusalOf(state, { type: 'casualties', units }) === null}`).toBe(
          `${units.join()} ${good.has(keyOf(units))}`,
        );
        compared++;
      }
      expect(good.has(keyOf(waits.suggestion))).toBe(true);
    }
    expect(compared).toBeGreaterThan(500);
  });
});
