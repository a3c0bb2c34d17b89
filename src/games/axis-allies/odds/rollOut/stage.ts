import {
  BATTLE_SIDES,
  boardOf,
  isHostileTerritory,
  territoryOf,
  typeOf,
  type BattlePlan,
  type BattleSide,
  type GameState,
  type FoughtOut,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { unitsAway, unitsLost, battleValue } from '../battleValue.ts';
import { begunIn } from '../chainOdds.ts';
import { ipcsOf, waysUnderFire, type FireWay } from '../gunFire.ts';
import { unitsLeft } from '../odds.ts';
import type { Policies } from '../policies.ts';
import type { SideModel } from '../solver/sideState.ts';
import { solveBattle, type SolvedBattle, type NoOdds } from '../solver/solveBattle.ts';
import type { BattleEnding } from '../solver/solveRounds.ts';

/** A battle of a turn that is rolled out, as it begins after the battles before it. */
export interface BattleStage {
  readonly plan: BattlePlan;
  /** Null where nobody has to fight. */
  readonly found: SolvedBattle | null;
  /** The end at this place; those that are drawn are made once. */
  end(place: number): StageEnd;
  /** The place of an end, as likely as it is. */
  draw(random: Random): number;
  /** The units lost at this end that guns on the way are likeliest to have hit (AA-3). */
  shotDown(end: StageEnd): readonly UnitId[];
}

/** An end of such a battle. */
export interface StageEnd {
  /** Null where nobody had to fight. */
  readonly ending: BattleEnding | null;
  /** The attacker's gain in IPCs, production with it. */
  readonly balance: number;
  readonly isWon: boolean;
  readonly isTaken: boolean;
  readonly outcome: FoughtOut;
  /** Air units of this battle that no place to land is left for. */
  readonly unlanded: readonly UnitId[];
}

/** The battle for this space in a state after those before it, or why nothing can be said of it. */
export function stageOf(
  listed: GameState,
  state: GameState,
  plan: BattlePlan,
  policies: Policies,
  isStopped: () => boolean,
): BattleStage | NoOdds {
  const production = territoryOf(boardOf(listed), plan.space)?.ipc ?? 0;
  const isAtStake = plan.kind === 'land' && isHostileTerritory(listed, plan.space, listed.power);
  if (isAtStake && !isHostileTerritory(state, plan.space, listed.power))
    return unfought(state, plan, [{ chance: 1, shotDown: [] }], { isWon: true, gain: production });
  const begun = begunIn(state, plan);
  const ways = waysUnderFire(begun, begun.battle!.attackers, policies.dice);
  const found = solveBattle(begun, policies, isStopped);
  if (typeof found !== 'string') return foughtStage(begun, plan, found, policies);
  if (plan.kind === 'sea' || found === 'no-battle' || found === 'unknown-step') return found;
  if (found === 'no-attackers') return unfought(begun, plan, ways, { isWon: false, gain: null });
  // Nobody defends: land units take it (COM-2).
  const captures = begun.battle!.attackers.some((id) => typeOf(begun, begun.units[id]!).captures);
  return unfought(begun, plan, ways, { isWon: true, gain: isAtStake && captures ? production : null });
}

/** A battle without fire but that of guns: who has it, and the production of what is taken, null if nothing is. */
function unfought(
  state: GameState,
  plan: BattlePlan,
  ways: readonly FireWay[],
  { isWon, gain }: { readonly isWon: boolean; readonly gain: number | null },
): BattleStage {
  const ends = ways.map(({ shotDown }): StageEnd => ({
    ending: null,
    balance: (gain ?? 0) - ipcsOf(state, shotDown),
    isWon,
    isTaken: gain !== null,
    outcome: { result: isWon ? 'attacker-won' : 'defender-won', lost: shotDown, away: [], retreated: [] },
    unlanded: [],
  }));
  const draw = drawing(ways);
  return { plan, found: null, end: (place) => ends[place]!, draw, shotDown: ({ outcome }) => outcome.lost };
}

/** Draws places of these, each as likely as it is. */
function drawing(all: readonly { readonly chance: number }[]): (random: Random) => number {
  const sums = new Float64Array(all.length);
  let sum = 0;
  all.forEach(({ chance }, i) => (sums[i] = sum += chance));
  return (random) => {
    const wanted = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

function foughtStage(begun: GameState, plan: BattlePlan, found: SolvedBattle, policies: Policies): BattleStage {
  const { endings, sides } = found;
  const { production, isTaken, lostIn, withoutPlace } = battleValue(begun, begun.battle!, sides);
  const known: (StageEnd | undefined)[] = [];
  const isHere = new Set([...begun.battle!.attackers, ...begun.battle!.defenders]);

  const end = (place: number): StageEnd => (known[place] ??= endOf(endings[place]!));

  function endOf(ending: BattleEnding): StageEnd {
    const taken = isTaken(ending.attacker);
    const lost = lostIn(ending);
    return {
      ending,
      balance: lost.defender - lost.attacker + (taken ? production : 0),
      isWon: ending.result === 'attacker-won',
      isTaken: taken,
      outcome: outcomeOf(sides, ending, policies),
      unlanded: withoutPlace(ending).filter((id) => isHere.has(id)),
    };
  }

  return {
    plan,
    found,
    end,
    draw: drawing(endings),
    shotDown: ({ ending, outcome }) => likeliestShotDown(begun, sides, ending!, outcome.lost, policies),
  };
}

/** Of the ways in which guns on the way can have hit those who are lost at an end, the likeliest. */
function likeliestShotDown(
  begun: GameState,
  sides: SolvedBattle['sides'],
  ending: BattleEnding,
  lost: readonly UnitId[],
  policies: Policies,
): readonly UnitId[] {
  const groupOf = (id: UnitId): number => sides.attacker.groups.findIndex(({ pool }) => pool.includes(id));
  // Those first that are lost: they stand for all that are alike.
  const attackers = begun.battle!.attackers.toSorted((a, b) => Number(lost.includes(b)) - Number(lost.includes(a)));
  const ways = waysUnderFire(begun, attackers, policies.dice, groupOf);
  if (ways.length === 1) return [];
  const wanted = endKey(sides, ending);
  const shares = ways.map(({ chance, shotDown }) => {
    if (!shotDown.every((id) => lost.includes(id))) return 0;
    const left = begun.battle!.attackers.filter((id) => !shotDown.includes(id));
    if (left.length === 0) return chance;
    const found = solveBattle({ ...begun, shots: [], battle: { ...begun.battle!, attackers: left } }, policies);
    if (typeof found === 'string') return 0;
    return found.endings.reduce(
      (sum, one) => (endKey(found.sides, one) === wanted ? sum + chance * one.chance : sum),
      0,
    );
  });
  return ways[shares.indexOf(Math.max(...shares))]!.shotDown;
}

const endKey = (sides: SolvedBattle['sides'], { result, ...left }: BattleEnding): string =>
  JSON.stringify([result, ...BATTLE_SIDES.map((side) => unitsLeft(sides[side], left[side]))]);

function outcomeOf(
  sides: Readonly<Record<BattleSide, SideModel>>,
  ending: BattleEnding,
  policies: Policies,
): FoughtOut {
  const { attacker } = sides;
  // Aircraft stay over the battle, and submarines that submerge stay under it.
  const stays = new Set(
    attacker.groups.flatMap(({ type, pool }) =>
      type.domain === 'air' || (type.submerges && policies.attacker.submerge !== 'never') ? pool : [],
    ),
  );
  return {
    result: ending.result,
    lost: BATTLE_SIDES.flatMap((side) => unitsLost(sides[side], ending[side])),
    away: BATTLE_SIDES.flatMap((side) => unitsAway(sides[side], ending[side])),
    retreated: unitsAway(attacker, ending.attacker).filter((id) => !stays.has(id)),
  };
}

/** The next number from 0 to 1, without 1. */
export type Random = () => number;

/** Random numbers that depend only on the seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let at = seed | 0;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
