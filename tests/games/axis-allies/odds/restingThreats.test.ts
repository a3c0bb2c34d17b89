import { describe, expect, test } from 'vitest';
import { enemiesInTurn, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { PowerId } from '../../../../src/engine/index.ts';
import { TO_THE_END } from '../../../../src/games/axis-allies/odds/policies.ts';
import { comesBack } from '../../../../src/games/axis-allies/odds/threats/index.ts';
import { threatsAnswered, type ThreatQuestion } from '../../../../src/games/axis-allies/odds/questions.ts';
import { emptyCapital, noEscort } from '../../../../src/games/axis-allies/store/hints/hints.ts';
import { compareThreats } from '../../../../src/games/axis-allies/store/lab/compareThreats.ts';
import { firstLayer, powersOf, threateningPowers } from '../../../../src/games/axis-allies/store/odds/threats.ts';
import { game, type Scene } from '../../../engine/axis-allies/rules/position.ts';

/** Powers without a part in a short game never attack: nothing that tells what may come counts them. */

/** Germany between two enemies, its capital empty and a transport alone off Denmark. */
const SCENE: Scene = {
  power: 'germany',
  phase: 'noncombat-move',
  units: {
    germany: { germany: { fighter: 1 }, 'western-europe': { infantry: 2 }, 'sz-7': { transport: 1 } },
    'soviet-union': { 'eastern-europe': { tank: 1 } },
    'united-kingdom': { 'united-kingdom': { fighter: 1, bomber: 1 }, 'sz-8': { destroyer: 1 } },
  },
  control: { 'eastern-europe': 'soviet-union' },
};

/** The scene, with these powers at rest. */
function withRest(...resting: readonly PowerId[]): GameState {
  const state = game(SCENE);
  const of = (powers: readonly PowerId[]): readonly PowerId[] => powers.filter((power) => resting.includes(power));
  return {
    ...state,
    players: [
      ['soviet-union', 'united-kingdom', 'united-states'],
      ['germany', 'japan'],
    ].map((powers, i) => ({ name: `Player ${i + 1}`, powers, resting: of(powers) })),
  };
}

const ALLIES = ['soviet-union', 'united-kingdom', 'united-states'];

test('the enemies that attack are those with turns of their own', () => {
  expect(enemiesInTurn(withRest())).toEqual(['united-kingdom', 'united-states', 'soviet-union']);
  expect(enemiesInTurn(withRest('united-kingdom', 'united-states'))).toEqual(['soviet-union']);
});

test('nothing comes back from a power that rests', () => {
  const from = (state: GameState) => {
    const { attacks, others } = comesBack(state, 'western-europe', TO_THE_END);
    return { attacks: attacks.map(({ power }) => power), others: Object.keys(others) };
  };
  expect(from(withRest()).attacks).toContain('united-kingdom');
  expect(from(withRest('united-kingdom', 'united-states'))).toEqual({
    attacks: ['soviet-union'],
    others: ['soviet-union'],
  });
});

describe('hints', () => {
  const enemiesNamed = (hints: ReturnType<typeof emptyCapital>) =>
    hints.map((hint) => 'enemies' in hint && hint.enemies);

  test('call an empty capital in danger only from powers that play', () => {
    expect(enemiesNamed(emptyCapital(withRest('united-kingdom', 'united-states')))).toEqual([['soviet-union']]);
    expect(emptyCapital(withRest(...ALLIES))).toEqual([]);
  });

  test('want no escort against ships that stay where they are', () => {
    expect(enemiesNamed(noEscort(withRest()))).toEqual([['united-kingdom']]);
    expect(noEscort(withRest('united-kingdom'))).toEqual([]);
  });
});

test('the map of threats shows, and offers, those of powers that play', () => {
  const state = withRest('united-kingdom', 'united-states', 'japan');
  expect(threateningPowers(state)).toEqual(['soviet-union', 'germany']);
  expect(powersOf(state, firstLayer(state))).toEqual(['soviet-union']);
  expect(powersOf(state, { by: 'japan', horizon: 'this' })).toEqual([]);
  expect(powersOf(withRest(), { by: 'japan', horizon: 'this' })).toEqual(['japan']);
});

test('two positions are compared by what the powers that play threaten', async () => {
  const asked: ThreatQuestion[] = [];
  const compared = async (before: GameState, after: GameState) => {
    const { answer } = compareThreats(
      before,
      after,
      TO_THE_END,
      () => {},
      () => ({
        answer: async (question: ThreatQuestion) => {
          asked.push(question);
          return threatsAnswered(question);
        },
        close: () => {},
      }),
    );
    return (await answer).map(({ power, targets }) => ({ power, targets }));
  };
  const resting = withRest('united-kingdom', 'united-states', 'japan');
  expect((await compared(resting, resting)).map(({ power }) => power)).toEqual(['soviet-union', 'germany']);
  expect(asked).toHaveLength(4);
  // In one of the two positions it has turns of its own, in the other it threatens nothing.
  const british = (await compared(withRest(), resting)).find(({ power }) => power === 'united-kingdom');
  expect(british?.targets[0]).toBeGreaterThan(0);
  expect(british?.targets[1]).toBe(0);
});
