import {
  raidGroups,
  raidLoss,
  raidsToFly,
  shotAtRaiders,
  typeOf,
  type GameState,
  type SpaceId,
  type Unit,
} from '../engine/index.ts';
import { both, either, NO_BATTLE, NO_END, type Account } from './account.ts';

/** What the raids of a plan come to: IPCs that the enemy loses, and bombers that guns shoot down (SBR-2). */

/** The odds of a raid that is to be flown. */
export interface RaidOdds {
  readonly space: SpaceId;
  /** How likely it is that it costs the enemy so many IPCs, and that so many bombers are lost. Index: the number. */
  readonly taken: readonly number[];
  readonly lost: readonly number[];
  /** Expected IPCs that it costs the enemy, and that the lost bombers are worth. */
  readonly ipcs: Readonly<Record<'taken' | 'lost', number>>;
  /** Expected gain of the attacker in IPCs. */
  readonly swing: number;
}

/** All raids of a plan. */
export interface Raids {
  readonly raids: readonly RaidOdds[];
  /** Expected IPCs of all together, where a power that is raided twice pays no more than it has. */
  readonly ipcs: RaidOdds['ipcs'];
  /** The same for what a plan is worth; no battle is won or lost by them. */
  readonly account: Account;
}

/** A way in which raiders can fare: what their dice show, and who was shot down. */
interface Way {
  readonly chance: number;
  readonly dropped: number;
  readonly lost: number;
  readonly ipcsLost: number;
}

/** The odds of the raids that are still to be flown. */
export function raidOdds(state: GameState): Raids {
  const flown = raidsToFly(state).map((space) => ({ space, by: state.control[space]!, ways: waysOf(state, space) }));
  const powers = [...new Set(flown.map(({ by }) => by))];
  const together = powers.map((power) => {
    const ways = flown.flatMap((raid) => (raid.by === power ? [raid.ways] : [])).reduce(inBoth);
    return paid(ways, state.treasury[power] ?? 0);
  });
  const expected = (of: 'dropped' | 'ipcsLost'): number => together.reduce((sum, ways) => sum + mean(ways, of), 0);
  return {
    raids: flown.map(({ space, by, ways }) => oddsOf(space, paid(ways, state.treasury[by] ?? 0))),
    ipcs: { taken: expected('dropped'), lost: expected('ipcsLost') },
    account: together.map(accountOf).reduce(both, NO_BATTLE),
  };
}

function oddsOf(space: SpaceId, ways: readonly Way[]): RaidOdds {
  const ipcs = { taken: mean(ways, 'dropped'), lost: mean(ways, 'ipcsLost') };
  return { space, taken: chances(ways, 'dropped'), lost: chances(ways, 'lost'), ipcs, swing: ipcs.taken - ipcs.lost };
}

const waysOf = (state: GameState, space: SpaceId): readonly Way[] => {
  const shot = shotAtRaiders(state, space);
  return raidGroups(state, space)
    .flatMap(({ units, dicePerUnit = 1 }) =>
      units.map((id) => {
        const hit = shot?.targets.includes(id) ? shot.value / 6 : 0;
        return waysOfOne(state, space, state.units[id]!, dicePerUnit, hit);
      }),
    )
    .reduce(inBoth, [{ chance: 1, dropped: 0, lost: 0, ipcsLost: 0 }]);
};

/** How one bomber can fare that a gun hits with this chance. */
function waysOfOne(state: GameState, space: SpaceId, bomber: Unit, dice: number, hit: number): readonly Way[] {
  const shotDown: Way = { chance: hit, dropped: 0, lost: 1, ipcsLost: typeOf(state, bomber).cost };
  const rolls = rollsOf(dice).map((roll): Way => ({
    chance: (1 - hit) / 6 ** dice,
    dropped: raidLoss(state, space, bomber, roll),
    lost: 0,
    ipcsLost: 0,
  }));
  return merged(hit > 0 ? [shotDown, ...rolls] : rolls);
}

const FACES = [1, 2, 3, 4, 5, 6];

/** All rolls of so many dice. */
const rollsOf = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));

/** The ways of two that do not depend on each other. */
const inBoth = (one: readonly Way[], other: readonly Way[]): readonly Way[] =>
  merged(
    one.flatMap((a) =>
      other.map((b) => ({
        chance: a.chance * b.chance,
        dropped: a.dropped + b.dropped,
        lost: a.lost + b.lost,
        ipcsLost: a.ipcsLost + b.ipcsLost,
      })),
    ),
  );

/** Who has been struck pays no more than it has. */
const paid = (ways: readonly Way[], treasury: number): readonly Way[] =>
  merged(ways.map((way) => ({ ...way, dropped: Math.min(way.dropped, treasury) })));

/** Ways that come to the same are one. */
function merged(ways: readonly Way[]): readonly Way[] {
  const known = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.dropped} ${way.lost} ${way.ipcsLost}`;
    known.set(key, { ...way, chance: way.chance + (known.get(key)?.chance ?? 0) });
  }
  return [...known.values()];
}

const mean = (ways: readonly Way[], of: 'dropped' | 'ipcsLost'): number =>
  ways.reduce((sum, way) => sum + way.chance * way[of], 0);

function chances(ways: readonly Way[], of: 'dropped' | 'lost'): readonly number[] {
  const found = Array.from({ length: Math.max(...ways.map((way) => way[of])) + 1 }, () => 0);
  for (const way of ways) found[way[of]]! += way.chance;
  return found;
}

const accountOf = (ways: readonly Way[]): Account =>
  ways
    .map(({ chance, dropped, ipcsLost }): Account => {
      const swing = dropped - ipcsLost;
      return { chance, swing: chance * swing, squares: chance * swing * swing, all: chance, none: chance };
    })
    .reduce(either, NO_END);
