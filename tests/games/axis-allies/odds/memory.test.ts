import { expect, test } from 'vitest';
import { play, unitsIn, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { oddsCache, type OddsCache } from '../../../../src/games/axis-allies/odds/oddsCache.ts';
import { TO_THE_END } from '../../../../src/games/axis-allies/odds/policies.ts';
import { oddsToCome } from '../../../../src/games/axis-allies/odds/questions.ts';
import { recordedGames, startOf } from '../../../engine/axis-allies/games/recordedGame.ts';
import { after, endPhase, fight, game, move, offload } from '../../../engine/axis-allies/rules/position.ts';

const CHOICES = { usual: TO_THE_END, at: {} };
const FORGETFUL: OddsCache = { recall: (_key, find) => find() };
/** Positions of a game that are compared. */
const MOST = 12;

test('the answers asked for longest ago are forgotten', () => {
  const memory = oddsCache(2);
  const found: string[] = [];
  const recall = (key: string): string => memory.recall(key, () => (found.push(key), key.toUpperCase()));
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(recall)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(found).toEqual(['a', 'b', 'c', 'b']);
});

/** Positions in which battles are to come, spread over a game. */
function positionsOf(name: string): readonly GameState[] {
  const recorded = recordedGames().get(name)!;
  const found: GameState[] = [];
  let state = startOf(recorded);
  for (const command of recorded.commands) {
    const played = play(state, command);
    if (!played.ok) throw new Error(JSON.stringify(played.fault));
    state = played.value.state;
    if (state.phase === 'combat-move' && command.type === 'move') found.push(state);
  }
  const every = Math.ceil(found.length / MOST);
  return found.filter((_, i) => i % every === 0);
}

test.each(['lively-short', 'revised-lively-minor'])('what is remembered in %s is what would be found', (name) => {
  const memory = oddsCache(1000);
  for (const state of positionsOf(name))
    expect(oddsToCome(state, CHOICES, memory)).toEqual(oddsToCome(state, CHOICES, FORGETFUL));
});

test('a battle of other units of the same types is the same battle', () => {
  const state = game({
    power: 'germany',
    phase: 'combat-move',
    units: { germany: { ukraine: { infantry: 3, tank: 1 } }, 'soviet-union': { caucasus: { infantry: 2 } } },
  });
  const memory = oddsCache(10);
  const [one, two, three] = unitsIn(state, 'ukraine').map(({ id }) => id);
  let times = 0;
  const counting: OddsCache = { recall: (key, find) => memory.recall(key, () => ((times += 1), find())) };
  const attackBy = (...units: readonly string[]): number => {
    const played = play(state, { type: 'move', units, to: 'caucasus' });
    if (played.ok) oddsToCome(played.value.state, CHOICES, counting);
    return times;
  };
  expect([attackBy(one!, two!), attackBy(two!, three!), attackBy(one!), attackBy(three!)]).toEqual([1, 1, 2, 2]);
});

test('a landing waits for the sea battle under way, and is reckoned with it', () => {
  const ships = { destroyer: 1, transport: 1 };
  const planned = after(
    game({
      power: 'united-kingdom',
      units: {
        'united-kingdom': { 'sz-2': ships },
        germany: { 'sz-6': { submarine: 1, destroyer: 1 }, 'western-europe': { infantry: 1 } },
      },
      aboard: [
        {
          in: 'sz-2',
          ship: 'transport',
          owner: 'united-kingdom',
          cargo: [{ unit: 'tank', owner: 'united-kingdom' }],
        },
      ],
    }),
    move('sz-2', ships, 'sz-6'),
    offload('sz-6', { tank: 1 }, 'western-europe'),
  );
  const memory = oddsCache(10);
  const [, before] = oddsToCome(planned, CHOICES, memory).targets;
  const [landing, ...others] = oddsToCome(after(planned, endPhase, fight('sz-6')), CHOICES, memory).targets;
  expect(others).toEqual([]);
  expect(landing).toEqual(before);
});

test('a battle at sea is another one if land falls without a fight where its fighters could have gone', () => {
  const planned = after(
    game({
      power: 'japan',
      units: {
        japan: { 'sz-42': { submarine: 1 }, 'western-canada': { infantry: 1 } },
        'united-states': { 'sz-49': { carrier: 1, fighter: 2 } },
      },
      control: { 'western-canada': 'japan', alaska: 'united-states' },
    }),
    move('sz-42', { submarine: 1 }, 'sz-49'),
  );
  const memory = oddsCache(10);
  const atSea = (state: GameState, known: OddsCache) =>
    oddsToCome(state, CHOICES, known).targets.find(({ plan }) => plan.space === 'sz-49');
  const before = atSea(planned, memory);
  const taken = after(planned, move('western-canada', { infantry: 1 }, 'alaska'));
  expect(atSea(taken, memory)).toEqual(atSea(taken, FORGETFUL));
  expect(atSea(taken, memory)).not.toEqual(before);
});
