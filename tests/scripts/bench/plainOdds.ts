import {
  HIT_KINDS,
  hitsDue,
  NO_HITS,
  NO_TARGETS,
  preferredOrder,
  takenInOrder,
  verdict,
  type BattleResult,
  type ByUnitType,
  type CasualtyCandidate,
  type Edition,
  type Hits,
  type RolledHits,
  type TargetKind,
  type UnitType,
} from '../../../src/engine/axis-allies/index.ts';

/**
 * A plain solver of battles to the end, against which the speed of the odds is measured, and a check of them: it goes
 * from one pair of sides to all that a round can make of it, and remembers what it has found for each pair.
 */

/** A unit by its type, with the hits that still destroy it. */
interface One extends CasualtyCandidate {
  readonly type: UnitType;
  readonly value: number;
}
type Side = readonly One[];
type Results = Partial<Record<BattleResult, number>>;

/** In which battles submarines fire first: facing no destroyer, or always; casualties then fire beside a destroyer. */
export type FirstFire = 'without-destroyer' | 'always';

export function plainOdds(
  edition: Edition,
  attackers: ByUnitType<number>,
  defenders: ByUnitType<number>,
  firstFire: FirstFire,
): Results {
  const { strikes } = edition;
  const isLand = edition.units.some(
    ({ id, domain }) => domain === 'land' && (attackers[id] ?? 0) + (defenders[id] ?? 0) > 0,
  );
  const solved = new Map<string, Results>();

  const firstOf = new Map<string, Side>();
  const numbers = new Map<Side, number>();
  const fires = new Map<string, readonly (readonly [Side, number])[]>();

  /** The first side with the same units. */
  function same(side: Side): Side {
    const key = keyOf(side);
    const first = firstOf.get(key);
    if (first) return first;
    firstOf.set(key, side);
    numbers.set(side, numbers.size);
    return side;
  }
  const numberOf = (side: Side): number => numbers.get(side)!;

  function resultsFrom(attacker: Side, defender: Side): Results {
    const key = `${numberOf(attacker)} against ${numberOf(defender)}`;
    let results = solved.get(key);
    if (!results) solved.set(key, (results = reckoned(attacker, defender)));
    return results;
  }

  function reckoned(attacker: Side, defender: Side): Results {
    const found = verdict(strikes, standing(attacker), standing(defender), false);
    const { lost, result } = found.ifItCanRetreat ?? found;
    if (result) return { [result]: 1 };
    if (![...attacker, ...defender].some(isDefended)) return { stalemate: 1 };
    const attackersLeft = lost.includes('attacker') ? same(attacker.filter(isDefended)) : attacker;
    const defendersLeft = lost.includes('defender') ? same(defender.filter(isDefended)) : defender;
    if (attackersLeft !== attacker || defendersLeft !== defender) return resultsFrom(attackersLeft, defendersLeft);
    const here = `${numberOf(attacker)} against ${numberOf(defender)}`;
    const sums: Results = {};
    let again = 0;
    for (const [key, { sides, chance }] of afterRound(attacker, defender)) {
      if (key === here) again += chance;
      else
        for (const [end, p] of Object.entries(resultsFrom(...sides)) as [BattleResult, number][])
          sums[end] = (sums[end] ?? 0) + chance * p;
    }
    for (const end of Object.keys(sums) as BattleResult[]) sums[end]! /= 1 - again;
    return sums;
  }

  /** All that a round makes of two sides. */
  function afterRound(attacker: Side, defender: Side): Map<string, { sides: [Side, Side]; chance: number }> {
    const all = new Map<string, { sides: [Side, Side]; chance: number }>();
    const strikersOf = (side: Side, other: Side): Side =>
      firstFire === 'always' || !hasDestroyer(other) ? side.filter(({ type }) => type.submerges) : [];
    const without = (side: Side, fired: Side): Side =>
      fired.length > 0 ? side.filter((one) => !fired.includes(one)) : side;
    const first = strikersOf(attacker, defender);
    const second = strikersOf(defender, attacker);
    for (const [left, p] of afterFire(first, hasDestroyer(attacker), defender, false))
      for (const [others, q] of afterFire(second, hasDestroyer(defender), attacker, isLand)) {
        const firing = without(hasDestroyer(attacker) ? attacker : others, first);
        const back = without(hasDestroyer(defender) ? defender : left, second);
        for (const [one, r] of afterFire(firing, hasDestroyer(attacker), left, false))
          for (const [two, s] of afterFire(back, hasDestroyer(defender), others, isLand)) {
            const key = `${numberOf(two)} against ${numberOf(one)}`;
            const known = all.get(key);
            if (known) known.chance += p * q * r * s;
            else all.set(key, { sides: [two, one], chance: p * q * r * s });
          }
      }
    return all;
  }

  /** What fire leaves of a side, and how likely. */
  function afterFire(
    firing: Side,
    withDestroyer: boolean,
    side: Side,
    wantsToCapture: boolean,
  ): readonly (readonly [Side, number])[] {
    const key = `${numberOf(same(firing))} ${withDestroyer} ${numberOf(side)} ${wantsToCapture}`;
    let known = fires.get(key);
    if (!known) fires.set(key, (known = fireAt(firing, withDestroyer, side, wantsToCapture)));
    return known;
  }

  function fireAt(
    firing: Side,
    withDestroyer: boolean,
    side: Side,
    wantsToCapture: boolean,
  ): readonly (readonly [Side, number])[] {
    const order = preferredOrder(side, wantsToCapture);
    const all: Record<TargetKind, number> = { ...NO_TARGETS };
    for (const { target } of order) all[target]++;
    const chances = new Map<Side, number>();
    for (const [hits, chance] of rolls(firing)) {
      const left = afterHits(order, all, { strikes, hits, withDestroyer }, side);
      chances.set(left, (chances.get(left) ?? 0) + chance);
    }
    return [...chances];
  }

  const lossesKnown = new Map<Side, Map<string, Side>>();

  function afterHits(order: Side, all: Readonly<Record<TargetKind, number>>, roll: RolledHits, side: Side): Side {
    const key = `${Object.values(roll.hits).join()} ${roll.withDestroyer}`;
    let known = lossesKnown.get(side);
    if (!known) lossesKnown.set(side, (known = new Map<string, Side>()));
    let left = known.get(key);
    if (!left) known.set(key, (left = same(hit(side, takenInOrder(roll, hitsDue(roll, all), order)))));
    return left;
  }

  return resultsFrom(same(sideOf(edition, attackers, 'attack')), same(sideOf(edition, defenders, 'defense')));
}

function sideOf(edition: Edition, counts: ByUnitType<number>, value: 'attack' | 'defense'): Side {
  return Object.entries(counts).flatMap(([id, count]) => {
    const type = edition.units.find((one) => one.id === id)!;
    return Array.from({ length: count }, (): One => ({
      type,
      value: type[value],
      cost: type.cost,
      fights: type[value] > 0,
      hitsLeft: type.hits,
      captures: type.captures,
      target: type.defenceless ? 'defenceless' : kindOf(type),
    }));
  });
}

const kindOf = ({ submerges, domain }: UnitType): keyof Hits =>
  submerges ? 'submarine' : domain === 'air' ? 'air' : 'surface';

const hasDestroyer = (side: Side): boolean => side.some(({ type }) => type.huntsSubmarines);
const isDefended = ({ target }: One): boolean => target !== 'defenceless';
const keyOf = (side: Side): string =>
  side
    .map(({ type, value, hitsLeft }) => `${type.id}${hitsLeft}${value}`)
    .sort()
    .join();

const standing = (side: Side): Parameters<typeof verdict>[1] => ({
  isLeft: side.length > 0,
  defended: side.filter(isDefended).map(({ target }) => target),
  hasDefenceless: !side.every(isDefended),
  hits: side.filter(({ fights }) => fights).map(({ type }) => kindOf(type)),
  hasDestroyer: hasDestroyer(side),
});

/** Takes each hit: a ship that can take more is damaged. */
function hit(side: Side, taken: Side): Side {
  return side.flatMap((one) => {
    const left = one.hitsLeft - taken.filter((other) => other === one).length;
    if (left === one.hitsLeft) return [one];
    return left > 0 ? [{ ...one, hitsLeft: left }] : [];
  });
}

/** All hits that these units can score, and how likely they are. */
function rolls(firing: Side): readonly (readonly [Hits, number])[] {
  let all: readonly (readonly [Hits, number])[] = [[NO_HITS, 1]];
  for (const kind of HIT_KINDS) {
    let chances = [1];
    for (const { value } of firing.filter(({ type }) => kindOf(type) === kind)) {
      const next = [...chances, 0].map(() => 0);
      chances.forEach((p, hits) => {
        next[hits]! += p * (1 - value / 6);
        next[hits + 1]! += p * (value / 6);
      });
      chances = next;
    }
    all = all.flatMap(([hits, p]) => chances.map((q, n) => [{ ...hits, [kind]: n }, p * q] as const));
  }
  return all.filter(([, chance]) => chance > 0);
}
