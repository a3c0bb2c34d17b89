import {
  boardOf,
  escortsIn,
  facilitiesIn,
  interceptorsIn,
  lowLuckHits,
  preferredOrder,
  candidateOf,
  raidable,
  raidersIn,
  shownBy,
  typeOf,
  type FacilityId,
  type FacilityKind,
  type GameState,
  type SpaceId,
  type Unit,
} from '../../../engine/axis-allies/index.ts';
import type { Policies } from './policies.ts';
import { FACES, inBoth, mean, merged, NO_RAID, paid, rollsOf, swingOf, type RaidWay } from './raidWays.ts';
import { CERTAINLY_NONE, hitsOf, lowLuckHits as lowLuckChances, sumOfBoth } from './solver/dice.ts';

/**
 * How a raid can fare that may be met in the air and damages facilities (SBR-6, SBR-7, FAC-7). Who decides is taken to
 * decide well: the defender meets it with as many as cost the attacker most in IPCs, the fewest of those that come to
 * the same; the attacker shares its raiders out so that most damage is expected; both lose the cheapest first. What
 * interceptors are worth in a battle that follows does not count.
 */

/** A raid on facilities, and what is expected of it. */
export interface FacilityRaid {
  readonly ways: readonly RaidWay[];
  /** How many meet it. */
  readonly met: number;
  /** Expected damage of each facility that can be damaged, in IPCs for its repair. */
  readonly damage: Readonly<Record<FacilityId, number>>;
}

/** The raid on this territory, whoever meets it. */
export function facilityRaid(state: GameState, space: SpaceId, dice: Policies['dice']): FacilityRaid {
  const most = interceptorsIn(state, space).length;
  const found = Array.from({ length: most + 1 }, (_, met) => raidMetBy(state, space, met, dice));
  const swing = ({ ways }: FacilityRaid): number => ways.reduce((sum, way) => sum + way.chance * swingOf(way), 0);
  return found.reduce((worst, one) => (swing(one) < swing(worst) - 1e-9 ? one : worst));
}

/** The raid if so many meet it. */
export function raidMetBy(state: GameState, space: SpaceId, met: number, dice: Policies['dice']): FacilityRaid {
  const damage: Record<FacilityId, number> = Object.fromEntries(raidable(state, space).map(({ id }) => [id, 0]));
  const ways = airWays(state, space, met, dice).flatMap(({ raiders, way }) => {
    const bombed = bestShared(state, space, raiders, dice);
    for (const [id, expected] of bombed.damage) damage[id] = (damage[id] ?? 0) + way.chance * expected;
    return inBoth([way], bombed.ways);
  });
  return { ways: merged(ways), met, damage };
}

/** A way in which the air battle can end: the raiders that are left, and what was lost. */
interface AirWay {
  readonly raiders: readonly Unit[];
  readonly way: RaidWay;
}

/** All ways of the air battle of one round; without interceptors all raiders come through. */
function airWays(state: GameState, space: SpaceId, met: number, dice: Policies['dice']): readonly AirWay[] {
  const raiders = raidersIn(state, space);
  const { airBattle } = boardOf(state).edition;
  if (met === 0 || airBattle === null) return [{ raiders, way: NO_RAID }];
  const valuesOf = (units: readonly Unit[], values: Readonly<Record<string, number>>) =>
    new Map(units.map(({ id, type }) => [id, values[type] ?? 0]));
  const attackers = [...raiders, ...escortsIn(state, space)];
  const interceptors = interceptorsIn(state, space).slice(0, met);
  const attack = valuesOf(attackers, airBattle.escorts);
  const defence = valuesOf(interceptors, airBattle.interceptors);
  const inOrder = (units: readonly Unit[], values: ReadonlyMap<string, number>): readonly Unit[] =>
    preferredOrder(
      units.map((unit) => ({ unit, ...candidateOf(state, unit, values) })),
      false,
    ).map(({ unit }) => unit);
  const fallAttacking = inOrder(attackers, attack);
  const fallDefending = inOrder(interceptors, defence);
  const ipcs = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + typeOf(state, unit).cost, 0);
  return hitChances([...attack.values()], dice).flatMap((p, scored) =>
    hitChances([...defence.values()], dice).map((q, suffered): AirWay => {
      const fallen = fallAttacking.slice(0, suffered);
      return {
        raiders: raiders.filter((unit) => !fallen.includes(unit)),
        way: {
          chance: p * q,
          dropped: 0,
          lost: fallen.length,
          ipcsLost: ipcs(fallen),
          downed: ipcs(fallDefending.slice(0, scored)),
        },
      };
    }),
  );
}

/** How likely each number of hits is of dice that hit on these values, by the number. */
const hitChances = (values: readonly number[], dice: Policies['dice']): readonly number[] =>
  dice === 'low-luck'
    ? lowLuckChances(values.reduce((sum, value) => sum + value, 0)).exactly
    : values.reduce((so, value) => sumOfBoth(so, hitsOf(1, value)), CERTAINLY_NONE).exactly;

interface Bombed {
  readonly ways: readonly RaidWay[];
  /** The expected damage of each facility. */
  readonly damage: readonly (readonly [FacilityId, number])[];
}

/** Raiders shared out as is best for the attacker, in the order in which the rules hand them out. */
function bestShared(state: GameState, space: SpaceId, raiders: readonly Unit[], dice: Policies['dice']): Bombed {
  const kinds = raidable(state, space);
  let best: { readonly bombed: Bombed; readonly total: number } | null = null;
  for (const counts of sharesOf(raiders.length, kinds.length)) {
    let from = 0;
    const shares = kinds.map((kind, i) => ({ kind, raiders: raiders.slice(from, (from += counts[i]!)) }));
    const bombed = bombedBy(state, space, shares, dice);
    const total = bombed.damage.reduce((sum, [, expected]) => sum + expected, 0);
    if (best === null || total > best.total + 1e-9) best = { bombed, total };
  }
  return best?.bombed ?? { ways: [NO_RAID], damage: [] };
}

/** All ways to share so many out among so many. */
const sharesOf = (units: number, places: number): readonly (readonly number[])[] =>
  places <= 1
    ? [[units]]
    : Array.from({ length: units + 1 }, (_, n) => units - n).flatMap((first) =>
        sharesOf(units - first, places - 1).map((others) => [first, ...others]),
      );

interface Share {
  readonly kind: FacilityKind;
  readonly raiders: readonly Unit[];
}

/** The fire of the facilities at their raiders, and what those drop that come through. */
function bombedBy(state: GameState, space: SpaceId, shares: readonly Share[], dice: Policies['dice']): Bombed {
  const fire = shares.flatMap(({ kind, raiders }) =>
    raiders.map((unit) => ({
      unit,
      value: typeOf(state, unit).evadesGuns ? 0 : kind.antiaircraftFire,
    })),
  );
  const bombed = (chanceOfHit: ReadonlyMap<Unit, number>): readonly (readonly RaidWay[])[] =>
    shares.map(({ kind, raiders }) => {
      const { id, maxDamage, repairCost } = kind;
      const room = (maxDamage - (facilitiesIn(state, space)[id] ?? 0)) * repairCost;
      const each = raiders.map((unit) => throwsUnder(state, unit, chanceOfHit.get(unit) ?? 0, repairCost));
      return paid(each.reduce<readonly RaidWay[]>(inBoth, [NO_RAID]), room);
    });
  const rolls =
    dice === 'low-luck' && fire.some(({ value }) => value > 0)
      ? FACES.map((face) => ({ chance: 1 / FACES.length, byKind: bombed(hitAtLowLuck(fire, face)) }))
      : [{ chance: 1, byKind: bombed(new Map(fire.map(({ unit, value }) => [unit, value / FACES.length]))) }];
  return {
    ways: merged(
      rolls.flatMap(({ chance, byKind }) => byKind.reduce<readonly RaidWay[]>(inBoth, [{ ...NO_RAID, chance }])),
    ),
    damage: shares.map(({ kind }, i) => [
      kind.id,
      rolls.reduce((sum, { chance, byKind }) => sum + chance * mean(byKind[i]!, 'dropped'), 0),
    ]),
  };
}

/** Who is hit at low luck: dice at units of a type are laid after one another. */
function hitAtLowLuck(
  fire: readonly { readonly unit: Unit; readonly value: number }[],
  face: number,
): ReadonlyMap<Unit, number> {
  const shot = fire.filter(({ value }) => value > 0);
  const types = [...new Set(shot.map(({ unit }) => unit.type))];
  const laid = types.flatMap((type) => shot.filter(({ unit }) => unit.type === type));
  const hits = lowLuckHits(
    laid.map(({ value }) => value),
    face,
  );
  return new Map(laid.map(({ unit }, i) => [unit, Number(hits[i])]));
}

/** How one raider can fare under fire that hits it with this chance. */
function throwsUnder(state: GameState, unit: Unit, hit: number, repairCost: number): readonly RaidWay[] {
  const { attackDice, cost } = typeOf(state, unit);
  const shotDown: RaidWay = { chance: hit, dropped: 0, lost: 1, ipcsLost: cost };
  const rolls = rollsOf(attackDice);
  const through = rolls.map((roll) => ({
    ...NO_RAID,
    chance: (1 - hit) / rolls.length,
    dropped: shownBy(state, unit, roll) * repairCost,
  }));
  return merged([...(hit > 0 ? [shotDown] : []), ...(hit < 1 ? through : [])]);
}
