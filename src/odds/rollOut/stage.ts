import {
  boardOf,
  isHostileTerritory,
  territoryOf,
  typeOf,
  type BattlePlan,
  type BattleSide,
  type GameState,
  type FoughtOut,
  type UnitId,
} from '../../engine/index.ts';
import { begunIn } from '../chains.ts';
import type { Ending } from '../endings.ts';
import { SIDES } from '../field.ts';
import type { Line } from '../formation.ts';
import { fought, type Fought, type NoOdds } from '../fought.ts';
import { unitsAway, unitsLost } from '../outcome.ts';
import type { Policies } from '../policies.ts';
import { stakeOf } from '../stake.ts';
import type { Random } from './random.ts';

/** A battle of a turn that is rolled out, as it begins after the battles before it. */
export interface Stage {
  readonly plan: BattlePlan;
  /** Null where nobody has to fight. */
  readonly found: Fought | null;
  /** The end at this place; those that are drawn are made once. */
  end(place: number): StageEnd;
  /** The place of an end, as likely as it is. */
  draw(random: Random): number;
}

/** An end of such a battle. */
export interface StageEnd {
  /** Null where nobody had to fight. */
  readonly ending: Ending | null;
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
): Stage | NoOdds {
  const production = territoryOf(boardOf(listed), plan.space)?.ipc ?? 0;
  const isAtStake = plan.kind === 'land' && isHostileTerritory(listed, plan.space, listed.power);
  if (isAtStake && !isHostileTerritory(state, plan.space, listed.power)) return unfought(plan, true, true, production);
  const begun = begunIn(state, plan);
  const found = fought(begun, policies, isStopped);
  if (typeof found !== 'string') return foughtStage(begun, plan, found, policies);
  if (plan.kind === 'sea' || found === 'no-battle' || found === 'unknown-step') return found;
  if (found === 'no-attackers') return unfought(plan, false, false, production);
  // Nobody defends: land units take it (COM-2).
  const captures = begun.battle!.attackers.some((id) => typeOf(begun, begun.units[id]!).captures);
  return unfought(plan, true, isAtStake && captures, production);
}

function unfought(plan: BattlePlan, isWon: boolean, isTaken: boolean, production: number): Stage {
  const end: StageEnd = {
    ending: null,
    balance: isTaken ? production : 0,
    isWon,
    isTaken,
    outcome: { result: isWon ? 'attacker-won' : 'defender-won', lost: [], away: [], retreated: [] },
    unlanded: [],
  };
  return { plan, found: null, end: () => end, draw: () => 0 };
}

function foughtStage(begun: GameState, plan: BattlePlan, found: Fought, policies: Policies): Stage {
  const { endings, lines } = found;
  const { production, isTaken, lostIn, withoutPlace } = stakeOf(begun, begun.battle!, lines);
  const known: (StageEnd | undefined)[] = [];
  const isHere = new Set([...begun.battle!.attackers, ...begun.battle!.defenders]);
  const sums = new Float64Array(endings.length);
  let sum = 0;
  endings.forEach(({ chance }, i) => (sums[i] = sum += chance));

  const end = (place: number): StageEnd => (known[place] ??= endOf(endings[place]!));

  function endOf(ending: Ending): StageEnd {
    const taken = isTaken(ending.attacker);
    const lost = lostIn(ending);
    return {
      ending,
      balance: lost.defender - lost.attacker + (taken ? production : 0),
      isWon: ending.result === 'attacker-won',
      isTaken: taken,
      outcome: outcomeOf(lines, ending, policies),
      unlanded: withoutPlace(ending).filter((id) => isHere.has(id)),
    };
  }

  function draw(random: Random): number {
    const wanted = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  return { plan, found, end, draw };
}

function outcomeOf(lines: Readonly<Record<BattleSide, Line>>, ending: Ending, policies: Policies): FoughtOut {
  const { attacker } = lines;
  // Aircraft stay over the battle, and submarines that submerge stay under it.
  const stays = new Set(
    attacker.ranks.flatMap(({ type, pool }) =>
      type.domain === 'air' || (type.submerges && policies.attacker.submerge !== 'never') ? pool : [],
    ),
  );
  return {
    result: ending.result,
    lost: SIDES.flatMap((side) => unitsLost(lines[side], ending[side])),
    away: SIDES.flatMap((side) => unitsAway(lines[side], ending[side])),
    retreated: unitsAway(attacker, ending.attacker).filter((id) => !stays.has(id)),
  };
}
