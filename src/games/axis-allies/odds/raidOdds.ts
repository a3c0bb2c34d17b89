import {
  raidGroups,
  raidLoss,
  rocketLoss,
  shotAtRaiders,
  typeOf,
  battlesListed,
  play,
  raidable,
  raidsToFly,
  rocketStrikes,
  type GameState,
  type SpaceId,
  type UnitId,
  type FacilityId,
  type PowerId,
} from '../../../engine/axis-allies/index.ts';
import type { PoliciesOf } from './chainOdds.ts';
import { both, either, NO_BATTLE, NO_END, type GainSum } from './gainSum.ts';
import { NOBODY_HIT, waysUnderFire, waysWithLast, type FireWay } from './gunFire.ts';
import { facilityRaid, type FacilityRaid } from './facilityRaidOdds.ts';
import type { Policies } from './policies.ts';
import { chances, inBoth, mean, merged, NO_RAID, paid, rollsOf, swingOf, type RaidWay } from './raidWays.ts';

/** How raiders, rockets and flights past guns can fare: who is shot down, and what the others' dice show. */

/** A way in which the dice of one of them can fall; none if it was shot down. */
export interface Thrown extends RaidWay {
  readonly dice: readonly number[];
}

/** An aircraft or a rocket, which has no unit, and all ways in which its dice can fall (SBR-2, RKT-1). */
export interface Bomb {
  readonly unit: UnitId | null;
  readonly shotDown: Thrown;
  /** If no gun hits it; their chances sum to 1. */
  readonly throws: readonly Thrown[];
}

/** Aircraft or a rocket that go to one space together. */
export interface Sortie {
  /** How guns on the way and there can treat them: with low luck one shot depends on another (AA-3, SBR-2). */
  readonly fire: readonly FireWay[];
  readonly bombs: readonly Bomb[];
}

/** Whether one of them is hit in this way. */
export const isHit = ({ shotDown }: FireWay, { unit }: Bomb): boolean => unit !== null && shotDown.includes(unit);

/** The raiders over a territory, in the order in which they roll. */
export function raidersOver(state: GameState, space: SpaceId, dice: Policies['dice']): Sortie {
  const groups = raidGroups(state, space);
  const raiders = groups.flatMap(({ units }) => units);
  const lossOf = (id: UnitId) => (roll: readonly number[]) => raidLoss(state, space, state.units[id]!, roll);
  return {
    fire: waysWithLast(state, raiders, dice, shotAtRaiders(state, space)),
    bombs: groups.flatMap(({ units, dicePerUnit = 1 }) =>
      units.map((id) => bombOf(state, id, throwsOf(dicePerUnit, lossOf(id)))),
    ),
  };
}

/** The rocket that strikes this complex; no gun fires at it. */
export const rocketAt = (state: GameState, space: SpaceId): Sortie => ({
  fire: NOBODY_HIT,
  bombs: [{ unit: null, shotDown: NOT_THROWN, throws: throwsOf(1, ([face = 0]) => rocketLoss(state, space, face)) }],
});

/** Aircraft that only pass guns. */
export const flightOf = (state: GameState, units: readonly UnitId[], dice: Policies['dice']): Sortie => ({
  fire: waysUnderFire(state, units, dice),
  bombs: units.map((unit) => bombOf(state, unit, [NOT_THROWN])),
});

const NOT_THROWN: Thrown = { ...NO_RAID, dice: [] };

const bombOf = (state: GameState, unit: UnitId, throws: readonly Thrown[]): Bomb => ({
  unit,
  shotDown: { ...NOT_THROWN, lost: 1, ipcsLost: typeOf(state, state.units[unit]!).cost },
  throws,
});

/** All rolls of so many dice, and what each of them takes. */
const throwsOf = (count: number, loss: (roll: readonly number[]) => number): readonly Thrown[] =>
  rollsOf(count).map((dice) => ({ ...NOT_THROWN, chance: 1 / 6 ** count, dropped: loss(dice), dice }));

/** What the raids of a plan come to: IPCs that the enemy loses, and bombers that guns shoot down (SBR-2). */

/** The odds of a raid that is to be flown. */
export interface RaidOdds {
  readonly space: SpaceId;
  /** How likely it is that it costs the enemy so many IPCs, and that so many aircraft are lost. Index: the number. */
  readonly taken: readonly number[];
  readonly lost: readonly number[];
  /** Expected IPCs that it costs the enemy, and that lost aircraft of the attacker and interceptors are worth. */
  readonly ipcs: Readonly<Record<'taken' | 'lost' | 'downed', number>>;
  /** Of a raid that damages facilities: how many meet it, and what each costs to repair on average (SBR-6, FAC-5). */
  readonly facilities?: Readonly<{ met: number; damage: Readonly<Record<FacilityId, number>> }>;
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
  /** What they add to the worth of a plan; no battle is won or lost by them. */
  readonly account: GainSum;
}

/** The odds of the raids that are still to be flown. */
export function raidOdds(state: GameState, policiesOf: PoliciesOf): Raids {
  const flown = raidsToFly(state).map((space) => {
    const { dice } = policiesOf(space);
    const damaged = raidable(state, space).length > 0 ? facilityRaid(state, space, dice) : null;
    return { space, by: state.control[space]!, ways: damaged?.ways ?? waysOf(state, space, dice), damaged };
  });
  const costly = flown.filter(({ damaged }) => damaged === null);
  const powers = [...new Set(costly.map(({ by }) => by))];
  const paidTogether = powers.map((power) => {
    const ways = costly.flatMap((raid) => (raid.by === power ? [raid.ways] : [])).reduce(inBoth);
    return paid(ways, state.treasury[power] ?? 0);
  });
  const together = [...paidTogether, ...flown.flatMap(({ ways, damaged }) => (damaged ? [ways] : []))];
  const expected = (of: 'dropped' | 'ipcsLost' | 'downed'): number =>
    together.reduce((sum, ways) => sum + mean(ways, of), 0);
  return {
    raids: flown.map(({ space, by, ways, damaged }) =>
      oddsOf(space, damaged ? ways : paid(ways, state.treasury[by] ?? 0), damaged),
    ),
    ipcs: { taken: expected('dropped'), lost: expected('ipcsLost'), downed: expected('downed') },
    paidBy: new Map(powers.map((power, i) => [power, mean(paidTogether[i]!, 'dropped')])),
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

function oddsOf(space: SpaceId, ways: readonly RaidWay[], damaged: FacilityRaid | null): RaidOdds {
  const ipcs = { taken: mean(ways, 'dropped'), lost: mean(ways, 'ipcsLost'), downed: mean(ways, 'downed') };
  return {
    space,
    taken: chances(ways, 'dropped'),
    lost: chances(ways, 'lost'),
    ipcs,
    swing: ipcs.taken + ipcs.downed - ipcs.lost,
    ...(damaged && { facilities: { met: damaged.met, damage: damaged.damage } }),
  };
}

function waysOf(state: GameState, space: SpaceId, dice: Policies['dice']): readonly RaidWay[] {
  const { fire, bombs } = raidersOver(state, space, dice);
  const through = new Map(bombs.map((bomb) => [bomb, merged(bomb.throws)]));
  return merged(
    fire.flatMap((way) =>
      bombs
        .map((bomb) => (isHit(way, bomb) ? [bomb.shotDown] : through.get(bomb)!))
        .reduce<readonly RaidWay[]>(inBoth, [{ ...NO_RAID, chance: way.chance }]),
    ),
  );
}

const accountOf = (ways: readonly RaidWay[]): GainSum =>
  ways
    .map((way): GainSum => {
      const { chance } = way;
      const swing = swingOf(way);
      return { chance, swing: chance * swing, squares: chance * swing * swing, all: chance, none: chance };
    })
    .reduce(either, NO_END);

/** What a rocket at an industrial complex comes to, whichever gun sends it (RKT-1). */
export interface RocketOdds {
  readonly space: SpaceId;
  /** How likely it is that it costs the enemy so many IPCs. Index: the number. */
  readonly taken: readonly number[];
  /** Expected IPCs that it costs the enemy. */
  readonly ipcs: number;
}

/** The odds of a rocket at each complex that one can strike, each by itself. */
export function rocketOdds(state: GameState): readonly RocketOdds[] {
  const struck = new Set(rocketStrikes(state).map(({ to }) => to));
  return [...struck].map((space) => {
    const ways = paid(rocketAt(state, space).bombs[0]!.throws, state.treasury[state.control[space]!] ?? 0);
    return { space, taken: chances(ways, 'dropped'), ipcs: mean(ways, 'dropped') };
  });
}
