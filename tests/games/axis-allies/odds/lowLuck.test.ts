import { describe, expect, test } from 'vitest';
import {
  awaiting,
  fromPosition,
  play,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { oddsOf } from '../../../../src/games/axis-allies/odds/odds.ts';
import { TO_THE_END } from '../../../../src/games/axis-allies/odds/policies.ts';
import { answered } from '../../../../src/games/axis-allies/odds/questions.ts';
import { oddsCache } from '../../../../src/games/axis-allies/odds/oddsCache.ts';
import { lowLuckHits, poolsOf } from '../../../../src/engine/axis-allies/combat/lowLuck.ts';

/** The odds of battles at low luck, against the rules played through with every die of low luck that there is. */

const FACES = [1, 2, 3, 4, 5, 6];
const LOW_LUCK = { ...TO_THE_END, dice: 'low-luck' } as const;

function begun(edition: string, space: string, germany: object, soviets: object): GameState {
  const units = { germany: { [space]: germany }, 'soviet-union': { [space]: soviets } };
  const read = fromPosition({ edition, power: 'germany', phase: 'conduct-combat', units } as never);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const fought = play(read.value, { type: 'fight', space });
  if (!fought.ok) throw new Error(fought.fault.reason);
  return fought.value.state;
}

/** Every roll that can come now, by the dice that decide, each as likely as any other. */
function rollsIn(state: GameState, asked: Parameters<typeof poolsOf>[1]): readonly Command[] {
  let rolls: readonly (readonly number[])[] = [[]];
  for (const { dice } of poolsOf(state, asked)) {
    const values = dice.map(({ value }) => value);
    rolls = rolls.flatMap((roll) =>
      FACES.map((face) => {
        const next = [...roll];
        for (const [i, isHit] of lowLuckHits(values, face).entries()) next[dice[i]!.place] = isHit ? 1 : 6;
        return next;
      }),
    );
  }
  return rolls.map((dice) => ({ type: 'roll', dice }));
}

function commandsIn(state: GameState): readonly Command[] {
  const asked = awaiting(state);
  if (asked.kind === 'dice') return rollsIn(state, asked);
  if (asked.kind === 'casualties') return [{ type: 'casualties', units: asked.suggestion }];
  if (asked.kind === 'submerge') return [{ type: 'submerge', units: [] }];
  return [{ type: 'press' }];
}

/** The chance of each result, and of all that was not played out because it is next to nothing. */
function playedOut(start: GameState): {
  readonly results: Readonly<Record<string, number>>;
  readonly undecided: number;
} {
  const results: Record<string, number> = {};
  let undecided = 0;
  let open = new Map([['', { state: start, chance: 1 }]]);
  while (open.size > 0) {
    const next: typeof open = new Map();
    for (const { state, chance } of open.values()) {
      const commands = commandsIn(state);
      for (const command of commands) {
        const answer = play(state, command);
        if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${answer.fault.reason}`);
        const { state: after, events } = answer.value;
        const share = chance / commands.length;
        const ended = events.find((event) => event.type === 'battle-ended');
        if (ended !== undefined) results[ended.result] = (results[ended.result] ?? 0) + share;
        else if (share < 1e-6) undecided += share;
        else {
          const key = JSON.stringify([after.units, { ...after.battle, rolled: null }]);
          next.set(key, { state: after, chance: share + (next.get(key)?.chance ?? 0) });
        }
      }
    }
    open = next;
  }
  return { results, undecided };
}

describe('the odds at low luck', () => {
  test.each([
    ['on land', '1941', 'caucasus', { infantry: 3, tank: 2, fighter: 1 }, { infantry: 3, tank: 1, fighter: 1 }],
    ['at sea', '1941', 'sz-5', { submarine: 2, fighter: 2 }, { submarine: 1, carrier: 1 }],
    [
      'under fire of a gun',
      'revised',
      'caucasus',
      { infantry: 3, fighter: 2, bomber: 1 },
      { infantry: 2, 'antiaircraft-gun': 1 },
    ],
  ])('are exact %s', (_name, edition, space, germany, soviets) => {
    const state = begun(edition, space, germany, soviets);
    const odds = oddsOf(state, LOW_LUCK);
    if (typeof odds === 'string') throw new Error(odds);
    const { results, undecided } = playedOut(state);
    expect(undecided).toBeLessThan(1e-2);
    for (const [result, chance] of Object.entries(odds.results)) {
      expect(chance).toBeGreaterThan((results[result] ?? 0) - 1e-9);
      expect(chance).toBeLessThan((results[result] ?? 0) + undecided + 1e-9);
    }
    // Not those of real dice.
    const real = oddsOf(state, TO_THE_END);
    if (typeof real === 'string') throw new Error(real);
    expect(Math.abs(real.results['attacker-won'] - odds.results['attacker-won'])).toBeGreaterThan(0.005);
  });

  test('are those of the game’s dice where they are asked for', () => {
    const state = begun('1941', 'caucasus', { infantry: 3, tank: 1 }, { infantry: 3 });
    const asked = { state, choices: { usual: TO_THE_END, at: {}, dice: 'low-luck' as const }, orders: [] };
    expect(answered(asked, oddsCache(1)).underWay).toMatchObject({ odds: oddsOf(state, LOW_LUCK) });
  });
});
