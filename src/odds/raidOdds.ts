import {
  battlesListed,
  play,
  raidsToFly,
  type GameState,
  type PowerId,
  type SpaceId,
  type UnitId,
} from '../engine/index.ts';
import { both, either, NO_BATTLE, NO_END, type Account } from './account.ts';
import { isHit, raidersOver } from './bombs.ts';
import type { PoliciesOf } from './chainOdds.ts';
import type { Policies } from './policies.ts';
import { chances, inBoth, mean, merged, NOTHING, paid, type Way } from './ways.ts';

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
  /** What they are expected to cost each power. */
  readonly paidBy: ReadonlyMap<PowerId, number>;
  /** The same for what a plan is worth; no battle is won or lost by them. */
  readonly account: Account;
}

/** The odds of the raids that are still to be flown. */
export function raidOdds(state: GameState, policiesOf: PoliciesOf): Raids {
  const flown = raidsToFly(state).map((space) => {
    const { dice } = policiesOf(space);
    return { space, by: state.control[space]!, ways: waysOf(state, space, dice) };
  });
  const powers = [...new Set(flown.map(({ by }) => by))];
  const together = powers.map((power) => {
    const ways = flown.flatMap((raid) => (raid.by === power ? [raid.ways] : [])).reduce(inBoth);
    return paid(ways, state.treasury[power] ?? 0);
  });
  const expected = (of: 'dropped' | 'ipcsLost'): number => together.reduce((sum, ways) => sum + mean(ways, of), 0);
  return {
    raids: flown.map(({ space, by, ways }) => oddsOf(space, paid(ways, state.treasury[by] ?? 0))),
    ipcs: { taken: expected('dropped'), lost: expected('ipcsLost') },
    paidBy: new Map(powers.map((power, i) => [power, mean(together[i]!, 'dropped')])),
    account: together.map(accountOf).reduce(both, NO_BATTLE),
  };
}

/** The odds of the raid if these aircraft, sent to a complex in combat move, raid it; null if they cannot. */
export function oddsIfRaided(
  state: GameState,
  space: SpaceId,
  raiders: readonly UnitId[],
  policiesOf: PoliciesOf,
): RaidOdds | null {
  const played = play(state, { type: 'raid', units: raiders, raid: true });
  return played.ok
    ? (raidOdds(battlesListed(played.value.state), policiesOf).raids.find((raid) => raid.space === space) ?? null)
    : null;
}

function oddsOf(space: SpaceId, ways: readonly Way[]): RaidOdds {
  const ipcs = { taken: mean(ways, 'dropped'), lost: mean(ways, 'ipcsLost') };
  return { space, taken: chances(ways, 'dropped'), lost: chances(ways, 'lost'), ipcs, swing: ipcs.taken - ipcs.lost };
}

function waysOf(state: GameState, space: SpaceId, dice: Policies['dice']): readonly Way[] {
  const { fire, bombs } = raidersOver(state, space, dice);
  const through = new Map(bombs.map((bomb) => [bomb, merged(bomb.throws)]));
  return merged(
    fire.flatMap((way) =>
      bombs
        .map((bomb) => (isHit(way, bomb) ? [bomb.shotDown] : through.get(bomb)!))
        .reduce<readonly Way[]>(inBoth, [{ ...NOTHING, chance: way.chance }]),
    ),
  );
}

const accountOf = (ways: readonly Way[]): Account =>
  ways
    .map(({ chance, dropped, ipcsLost }): Account => {
      const swing = dropped - ipcsLost;
      return { chance, swing: chance * swing, squares: chance * swing * swing, all: chance, none: chance };
    })
    .reduce(either, NO_END);
