import { expect } from 'vitest';
import {
  areFriends,
  awaiting,
  diceAsked,
  boardOf,
  play,
  territoryOf,
  typeOf,
  unitsIn,
  type AskedDice,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { lowLuckHits } from '../../../../src/engine/axis-allies/combat/lowLuck.ts';
import {
  planOdds,
  TO_THE_END,
  type PlanOdds,
  type Policies,
  type TargetOdds,
} from '../../../../src/games/axis-allies/odds/index.ts';
import { after, endPhase, fight } from '../../../engine/axis-allies/rules/position.ts';
import { endsByDice, usualAnswer } from './bruteForce.ts';

/** The odds of a plan, and its worth, by all dice of all its battles. */

export interface Plan {
  readonly state: GameState;
  /** In the order in which they are flown, before all battles. */
  readonly raids?: readonly SpaceId[];
  /** In the order in which they are fought. */
  readonly battles: readonly SpaceId[];
  readonly dice?: Policies['dice'];
}

type Chances = readonly (readonly [GameState, number])[];

/** All ways in which dice outside battles fall: guns on the way and raids. Aircraft fly home as is usual. */
export function settled(state: GameState, dice?: Policies['dice']): Chances {
  const asked = awaiting(state);
  if (asked.kind === 'fly-home') return settled(after(state, usualAnswer), dice);
  if (asked.kind !== 'dice' || state.battle) return [[state, 1]];
  // Rolls that come to one and the same state go on together.
  const rolled = new Map<string, { state: GameState; chance: number }>();
  for (const [roll, chance] of rollsFor(asked, state, dice)) {
    const played = play(state, { type: 'roll', dice: roll });
    if (!played.ok) throw new Error(JSON.stringify(played.fault));
    const next = played.value.state;
    const name = JSON.stringify(next);
    rolled.set(name, { state: next, chance: chance + (rolled.get(name)?.chance ?? 0) });
  }
  return [...rolled.values()].flatMap(({ state: next, chance }) =>
    settled(next, dice).map(([end, p]) => [end, p * chance] as const),
  );
}

const FACES = [1, 2, 3, 4, 5, 6];

function rollsFor(
  { groups }: AskedDice,
  state: GameState,
  dice: Policies['dice'],
): readonly (readonly [readonly number[], number])[] {
  const [group] = groups;
  if (dice === 'low-luck' && group?.targets) {
    // Dice at a type after one another, as they are laid; the face of each by its place in the roll.
    const { targets, value } = group;
    const types = [...new Set(targets.map((id) => state.units[id]!.type))];
    const order = types.flatMap((type) => targets.filter((id) => state.units[id]!.type === type));
    return FACES.map((face) => {
      const hits = lowLuckHits(
        order.map(() => value),
        face,
      );
      return [targets.map((id) => (hits[order.indexOf(id)] ? 1 : 6)), 1 / 6] as const;
    });
  }
  const count = diceAsked({ groups });
  return Array.from({ length: 6 ** count }, (_, roll) => [
    Array.from({ length: count }, (_die, i) => (Math.floor(roll / 6 ** i) % 6) + 1),
    1 / 6 ** count,
  ]);
}

/** All ends of these battles, fought one after another, with their chances. */
function endsOf({ state, raids = [], battles, dice }: Plan): ReadonlyMap<GameState, number> {
  let ends = new Map<string, { state: GameState; chance: number }>();
  const nameOf = ({ units, control, turn, treasury }: GameState): string =>
    JSON.stringify([units, control, turn.seaBattles, treasury]);
  let begun = settled(after(state, endPhase), dice);
  for (const space of raids)
    begun = begun.flatMap(([at, p]) => {
      const flown = play(at, { type: 'fight', space, kind: 'raid' });
      return flown.ok ? settled(flown.value.state, dice).map(([end, q]) => [end, p * q] as const) : [[at, p] as const];
    });
  for (const [at, chance] of begun) ends.set(`${ends.size}`, { state: at, chance });
  for (const space of battles) {
    const next = new Map<string, { state: GameState; chance: number }>();
    const add = (name: string, one: { state: GameState; chance: number }): void => {
      const known = next.get(name);
      next.set(name, known ? { ...known, chance: known.chance + one.chance } : one);
    };
    for (const { state: before, chance } of ends.values()) {
      const fought = play(before, fight(space));
      const now = fought.ok ? fought.value.state : before;
      if (!now.battle) {
        add(nameOf(now), { state: now, chance });
        continue;
      }
      const states = new Map<string, GameState>();
      const found = endsByDice(now, undefined, {
        nameOf(ended) {
          const name = nameOf(ended);
          states.set(name, ended);
          return name;
        },
      });
      for (const [name, p] of found) add(name, { state: states.get(name)!, chance: chance * p });
    }
    ends = next;
  }
  return new Map([...ends.values()].map(({ state: ended, chance }) => [ended, chance]));
}

const isFriend = (state: GameState, owner: string): boolean => areFriends(state, owner, state.power);

/** Won: only own units are left there, and guns that defend nothing. */
function isWon(state: GameState, space: SpaceId): boolean {
  const there = unitsIn(state, space).filter((unit) => unit.aboard === undefined && typeOf(state, unit).canBeHit);
  return there.length > 0 && there.every(({ owner }) => isFriend(state, owner));
}

function ipcsLost(before: GameState, ended: GameState, ours: boolean): number {
  const costOf = (type: string): number => boardOf(before).edition.units.find(({ id }) => id === type)!.cost;
  return Object.values(before.units)
    .filter(({ id, owner }) => isFriend(before, owner) === ours && ended.units[id] === undefined)
    .reduce((sum, { type }) => sum + costOf(type), 0);
}

const treasuryOfEnemies = (state: GameState): number =>
  Object.entries(state.treasury).reduce((sum, [power, ipcs]) => (isFriend(state, power) ? sum : sum + ipcs), 0);

/** What the plan comes to by all dice. */
function byDice(plan: Plan) {
  const sums = { attacker: 0, defender: 0, production: 0, swing: 0, squares: 0, all: 0, none: 0 };
  const won: Record<SpaceId, number> = {};
  const captured: Record<SpaceId, number> = {};
  for (const [ended, chance] of endsOf(plan)) {
    const attacker = ipcsLost(plan.state, ended, true);
    const defender = ipcsLost(plan.state, ended, false);
    const taken = plan.battles.filter((space) => ended.control[space] !== plan.state.control[space]);
    const production = taken.reduce((sum, space) => sum + (territoryOf(boardOf(ended), space)?.ipc ?? 0), 0);
    const raided = treasuryOfEnemies(plan.state) - treasuryOfEnemies(ended);
    const swing = defender - attacker + production + raided;
    const wins = plan.battles.filter((space) => isWon(ended, space));
    for (const space of wins) won[space] = (won[space] ?? 0) + chance;
    for (const space of taken) captured[space] = (captured[space] ?? 0) + chance;
    sums.attacker += chance * attacker;
    sums.defender += chance * defender;
    sums.production += chance * production;
    sums.swing += chance * swing;
    sums.squares += chance * swing * swing;
    if (wins.length === plan.battles.length) sums.all += chance;
    if (wins.length === 0) sums.none += chance;
  }
  return { ...sums, spread: Math.sqrt(sums.squares - sums.swing ** 2), won, captured };
}

const targetsOf = ({ targets }: PlanOdds): readonly TargetOdds[] =>
  targets.map((one) => {
    if ('why' in one) throw new Error(one.why);
    return one;
  });

/** The odds of all battles, and the worth of the plan, are those of all dice. */
export function expectExact(plan: Plan): void {
  const policies: Policies = plan.dice ? { ...TO_THE_END, dice: plan.dice } : TO_THE_END;
  const odds = planOdds(plan.state, () => policies);
  const targets = targetsOf(odds);
  expect(targets.map((one) => one.plan.space).sort()).toEqual([...plan.battles].sort());
  const all = byDice(plan);
  const near = (found: number, exact: number, what: string): void =>
    expect(Math.abs(found - exact), what).toBeLessThan(1e-10);
  for (const target of targets) {
    const { space } = target.plan;
    near(target.won, all.won[space] ?? 0, `${space} won`);
    near(target.captured ?? 0, all.captured[space] ?? 0, `${space} taken`);
  }
  const worth = odds.worth!;
  near(worth.lost.attacker, all.attacker, 'attacker');
  near(worth.lost.defender, all.defender, 'defender');
  for (const what of ['production', 'swing', 'spread', 'all', 'none'] as const) near(worth[what], all[what], what);
}
