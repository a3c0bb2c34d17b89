import { describe, expect, test } from 'vitest';
import {
  areAtWar,
  awaiting,
  boardOf,
  play,
  reach,
  type Command,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import { oddsOf, planOdds, TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import * as old from '../../../engine/axis-allies/rules/position.ts';
import * as revised from '../../../engine/axis-allies/revised/position.ts';
import { after, endPhase, fight, move, type Scene } from '../../../engine/axis-allies/rules/position.ts';
import { endsByDice } from './bruteForce.ts';

/** Fighters that no place to land is left for after a battle at sea count as lost, on both sides. */

const US = 'united-states';
const UK = 'united-kingdom';

/** Zones far from land in both editions: where Japan comes from, where it fights, and another beside that. */
const SEAS = [
  ['1941', old.game, { from: 'sz-20', zone: 'sz-21', beside: 'sz-24' }],
  ['Revised', revised.game, { from: 'sz-24', zone: 'sz-26', beside: 'sz-25' }],
] as const;

type Sea = (typeof SEAS)[number][2];
type Counts = Readonly<Record<string, number>>;

/** A battle of Japan against the United States, about to begin. */
function battleAt(
  game: typeof old.game,
  { from, zone, beside }: Sea,
  [own, others]: readonly [Counts, Counts],
  near: Scene['units'][string] = {},
  more: Scene['units'] = {},
): GameState {
  const japan = { [from]: own, ...(more['japan'] && { [beside]: more['japan'][beside]! }) };
  const state = game({ power: 'japan', units: { ...more, japan, [US]: { [zone]: others, ...near } } });
  return after(state, move(from, own, zone), endPhase, fight(zone));
}

/** The state when all that can be saved has been saved and noncombat moves are over. */
function landed(start: GameState): GameState {
  let state = start;
  const { power } = start;
  const tryAll = (commands: readonly Command[]): boolean =>
    commands.some((command) => {
      const played = play(state, command);
      if (played.ok) ({ state } = played.value);
      return played.ok;
    });
  for (let step = 0; step < 40 && state.power === power; step++) {
    const asked = awaiting(state);
    if (asked.kind === 'fly-home') {
      const [first] = asked.units;
      tryAll(reach(state, [first!]).map(({ command }) => command));
    } else if (asked.kind === 'stranded') {
      const to = asked.to.toSorted();
      tryAll(to.map((space) => ({ type: 'land-stranded', unit: asked.unit, to: space })));
    } else if (!tryAll([endPhase])) {
      const own = Object.values(state.units).filter(({ owner }) => owner === power);
      const air = own.filter(({ type }) => type === 'fighter');
      const carriers = own.filter(({ type }) => type === 'carrier');
      const to = (ids: readonly UnitId[]): readonly Command[] => reach(state, ids).map(({ command }) => command);
      const fetch = carriers.flatMap(({ id }) =>
        reach(state, [id]).flatMap(({ space, command }) => (air.some((one) => one.space === space) ? [command] : [])),
      );
      if (!tryAll([...fetch, ...air.flatMap(({ id }) => to([id]))])) break;
    }
    if (state.phase === 'mobilize-new-units' || state.phase === 'collect-income') break;
  }
  return state;
}

/** Expected IPCs of both sides that are gone when all have landed, by all dice. */
function lostByDice(start: GameState): readonly [number, number] {
  const states = new Map<string, GameState>();
  const ends = endsByDice(start, undefined, {
    nameOf(state) {
      const name = JSON.stringify([state.units, state.turn.seaBattles]);
      states.set(name, state);
      return name;
    },
  });
  const { unitTypes } = boardOf(start);
  let [attacker, defender] = [0, 0];
  for (const [name, chance] of ends) {
    const { units } = landed(states.get(name)!);
    for (const { id, owner, type } of Object.values(start.units)) {
      if (units[id]) continue;
      const ipcs = chance * unitTypes.get(type)!.cost;
      if (areAtWar(start, owner, start.power)) defender += ipcs;
      else attacker += ipcs;
    }
  }
  return [attacker, defender];
}

/** The odds count as lost what is lost when all have landed; answers how many IPCs of both sides that adds. */
function expectLost(start: GameState): readonly [number, number] {
  const odds = oddsOf(start, TO_THE_END);
  if (typeof odds === 'string') throw new Error(odds);
  const [attacker, defender] = lostByDice(start);
  expect(odds.lost.attacker).toBeCloseTo(attacker, 10);
  expect(odds.lost.defender).toBeCloseTo(defender, 10);
  expect(odds.swing).toBeCloseTo(defender - attacker, 10);
  const unlanded = (side: 'attacker' | 'defender'): number =>
    odds.ends.reduce((sum, one) => sum + one.chance * (one.unlanded[side]['fighter'] ?? 0), 0);
  return [unlanded('attacker'), unlanded('defender')];
}

describe.each(SEAS)('%s', (_edition, game, sea) => {
  test('attackers whose carrier sinks far from land are lost', () => {
    const start = battleAt(game, sea, [{ carrier: 1, fighter: 2 }, { submarine: 1 }]);
    expect(expectLost(start)[0]).toBeGreaterThan(0.1);
  });
  test('another carrier that can come fetches as many as it has room for', () => {
    const sides = [{ carrier: 2, fighter: 3 }, { submarine: 1 }] as const;
    const [alone] = expectLost(battleAt(game, sea, sides));
    const more = { japan: { [sea.beside]: { carrier: 1 } } };
    const [fetched] = expectLost(battleAt(game, sea, sides, {}, more));
    expect(fetched).toBeLessThan(alone);
    expect(fetched).toBeGreaterThan(0);
  });
  test('defenders without a carrier and without land beside are lost', () => {
    const start = battleAt(game, sea, [{ submarine: 2 }, { carrier: 1, fighter: 2 }]);
    expect(expectLost(start)[1]).toBeGreaterThan(0);
  });
  test('a carrier in the next zone takes as many as it has room for', () => {
    const sides = [{ submarine: 2 }, { carrier: 1, fighter: 2 }] as const;
    const near = { [sea.beside]: { carrier: 1, fighter: 1 } };
    const [, alone] = expectLost(battleAt(game, sea, sides));
    const [, some] = expectLost(battleAt(game, sea, sides, near));
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(alone);
    expect(expectLost(battleAt(game, sea, sides, { [sea.beside]: { carrier: 1 } }))[1]).toBe(0);
  });
  test('friends’ fighters aboard the attacker’s carriers are lost with them', () => {
    const guests = { germany: { [sea.from]: { fighter: 2 } } };
    const sides = [{ carrier: 2 }, { submarine: 2 }] as const;
    const start = battleAt(game, sea, sides, {}, guests);
    expect(Object.values(start.units).filter(({ owner }) => owner === 'germany').length).toBe(2);
    expectLost(start);
  });
});

test('a fighter that has land beside is saved', () => {
  const sides = { japan: { 'sz-42': { submarine: 2 } }, [US]: { 'sz-49': { carrier: 1, fighter: 2 } } };
  const state = old.game({ power: 'japan', units: sides, control: { alaska: US } });
  const start = after(state, move('sz-42', { submarine: 2 }, 'sz-49'), endPhase, fight('sz-49'));
  expect(expectLost(start)[1]).toBe(0);
});

test.each([
  ['1941', old.game, US, { land: 'alaska', from: 'western-canada', zone: 'sz-49', sea: 'sz-42' }],
  ['Revised', revised.game, UK, { land: 'eastern-canada', from: 'western-canada', zone: 'sz-9', sea: 'sz-10' }],
] as const)('%s: COM-2: a fighter finds no place on land that falls without a fight', (_edition, game, owner, at) => {
  const planned = after(
    game({
      power: 'japan',
      units: {
        japan: { [at.sea]: { submarine: 2 }, [at.from]: { infantry: 1 } },
        [owner]: { [at.zone]: { carrier: 1, fighter: 2 } },
      },
      control: { [at.from]: 'japan', [at.land]: owner },
    }),
    move(at.sea, { submarine: 2 }, at.zone),
  );
  const lostBy = (plan: GameState): number => {
    const { targets } = planOdds(plan, () => TO_THE_END);
    const target = targets.find(({ plan: { space } }) => space === at.zone);
    return target && 'lost' in target ? target.lost.defender : NaN;
  };
  const taken = after(planned, move(at.from, { infantry: 1 }, at.land));
  const [, lost] = lostByDice(after(taken, endPhase, fight(at.zone)));
  expect(lostBy(taken)).toBeCloseTo(lost, 10);
  expect(lostBy(taken)).toBeGreaterThan(lostBy(planned) + 1);
});
