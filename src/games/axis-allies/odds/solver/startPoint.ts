import {
  HIT_KINDS,
  stepsOf,
  otherSide,
  type Battle,
  type BattleSide,
  type GameState,
} from '../../../../engine/axis-allies/index.ts';
import type { SubmergePolicy } from '../policies.ts';
import { type BattleModel, noPaths, type BattlePaths } from './battleModel.ts';
import { exchange, type Exchange, hitsOn, leftAfter } from './fire.ts';
import { unhit } from './losses.ts';
import { type RoundState, goesOn, roundBegin } from './roundState.ts';
import { type SolvedStep, type RoundSteps, takeSteps, withLosses } from './roundSteps.ts';
import type { SideModel, RoundSide } from './sideState.ts';
import { roundFrom, type OpeningRounds } from './solveRounds.ts';
import type { SideGroups } from './unitGroups.ts';
import { certainVolley, type SolvedVolley } from './volley.ts';

/** Where a battle stands: at the beginning of a round, or anywhere in it. */
export interface RoundPoint {
  readonly roundState: RoundState;
  /** The number of the round. */
  readonly round: number;
  /** The step that comes next, by its place among all of the round. */
  readonly at: number;
  /** Dice of that step that are rolled already, whose casualties are to be chosen; null if nothing is rolled. */
  readonly rolled: SolvedVolley | null;
}

/** Where a battle can stand when it begins, and how likely. */
export interface StartPoint extends RoundPoint {
  readonly chance: number;
}

/** Everything that happens in a round. */
export const allSteps = ({ before, fire, after }: RoundSteps): readonly SolvedStep[] => [...before, ...fire, ...after];

/** Where the battle under way stands; null if the round has no such step. */
export function roundPointOf(
  state: GameState,
  battle: Battle,
  { sides, roundSteps }: Pick<BattleModel, 'sides' | 'roundSteps'>,
  groupsBySide: Readonly<Record<BattleSide, SideGroups>>,
): RoundPoint | null {
  const now = stepsOf(state, battle).findIndex(({ id }) => id === battle.step);
  let begins = 0;
  for (const [at, step] of allSteps(roundSteps).entries()) {
    // Dice and the casualties from them are two steps.
    const ends = begins + (step.does === 'volley' ? 2 : 1);
    if (now < ends)
      return {
        roundState: {
          attacker: roundSideAt(battle, sides.attacker, groupsBySide.attacker, now === 0),
          defender: roundSideAt(battle, sides.defender, groupsBySide.defender, now === 0),
        },
        round: Math.max(1, battle.round),
        at,
        rolled:
          step.does === 'volley' && now === ends - 1 ? certainVolley(HIT_KINDS.map((kind) => battle.hits[kind])) : null,
      };
    begins = ends;
  }
  return null;
}

function roundSideAt(
  battle: Battle,
  { side, survivors, whole, roundSide }: SideModel,
  { sunk }: SideGroups,
  begins: boolean,
): RoundSide {
  const units = side === 'attacker' ? battle.attackers : battle.defenders;
  const hadDestroyer = begins ? survivors.standing.hasDestroyer : battle.destroyers[side];
  const strikes = battle.struck.some((id) => units.includes(id));
  const now = roundSide(survivors, whole, hadDestroyer, strikes);
  return sunk.some((count) => count > 0) ? { ...now, sunkAtOnce: sunk } : now;
}

/** What can be answered to what a battle asks: press on or retreat, stay or submerge. */
export type AttackerAnswer = 'press' | 'retreat' | 'stay' | 'submerge';

/**
 * How a battle goes on from where it stands, or can stand, to the next main fire. An answer is for what is asked now;
 * all later questions are answered as the policies say.
 */
export function openingFrom(
  model: BattleModel,
  starts: readonly StartPoint[],
  answer: AttackerAnswer | null,
): OpeningRounds {
  const [first, ...others] = starts.map((start) => weighted(openingAt(model, start, answer), start.chance));
  return others.reduce(
    (sum, one) => ({
      fires: [...sum.fires, ...one.fires],
      ended: [...sum.ended, ...one.ended],
      rounds: sum.rounds + one.rounds,
      round: sum.round,
    }),
    first!,
  );
}

/** An opening that comes with this chance. */
const weighted = ({ fires, ended, rounds, round }: OpeningRounds, chance: number): OpeningRounds =>
  chance === 1
    ? { fires, ended, rounds, round }
    : {
        fires: fires.map((one) => ({ ...one, chance: chance * one.chance })),
        ended: ended.map((one) => ({ ...one, chance: chance * one.chance })),
        rounds: chance * rounds,
        round,
      };

function openingAt(model: BattleModel, start: RoundPoint, answer: AttackerAnswer | null): OpeningRounds {
  const { before, opening, fire, after } = model.roundSteps;
  const isFirst = start.round <= 1;
  const { roundState, at } = withRolled(model, start);
  if (at <= before.length) {
    const { reached, ended } = goOn(model, opening, isFirst, roundState, at, answer);
    const fires = reached.map((one) => ({ chance: one.chance, fire: exchange(model, isFirst, one.roundState) }));
    return { fires, ended, rounds: 1, round: start.round };
  }
  if (at === before.length + 1)
    return {
      fires: [{ chance: 1, fire: lastFire(model, isFirst, roundState) }],
      ended: [],
      rounds: 1,
      round: start.round,
    };
  return nextRound(
    model,
    goOn(model, after, isFirst, roundState, at - before.length - fire.length, answer),
    start.round,
  );
}

/** The round state, and what comes next, when casualties are taken from the dice that are rolled already. */
function withRolled(model: BattleModel, { roundState, at, rolled }: RoundPoint): Pick<RoundPoint, 'roundState' | 'at'> {
  const step = allSteps(model.roundSteps)[at]!;
  return rolled && step.does === 'volley'
    ? { roundState: withLosses(model, roundState, step, leftAfter(model, step, rolled, roundState)), at: at + 1 }
    : { roundState, at };
}

/** The ways through these steps, beginning with one at which an answer is given. */
export function goOn(
  model: BattleModel,
  steps: readonly SolvedStep[],
  isFirst: boolean,
  roundState: RoundState,
  at: number,
  answer: AttackerAnswer | null,
): BattlePaths {
  const paths = noPaths();
  if (answer === null) {
    takeSteps(model, steps, isFirst, roundState, 1, paths, at);
    return paths;
  }
  const answered = noPaths();
  takeSteps(answering(model, answer), steps.slice(at, at + 1), isFirst, roundState, 1, answered);
  paths.ended.push(...answered.ended);
  for (const one of answered.reached) takeSteps(model, steps, isFirst, one.roundState, one.chance, paths, at + 1);
  return paths;
}

/** The battle with this answer to what is asked now. */
function answering(model: BattleModel, answer: AttackerAnswer): BattleModel {
  const submerge: SubmergePolicy = answer === 'submerge' ? 'always' : 'never';
  const policies = {
    attacker: { ...model.policies.attacker, submerge },
    defender: { ...model.policies.defender, submerge },
  };
  return { ...model, policies, retreats: () => answer === 'retreat' };
}

/** The fire of the second side, when that of the first is over. */
function lastFire(model: BattleModel, isFirst: boolean, roundState: RoundState): Exchange {
  const [, second] = model.roundSteps.fire;
  const struck = otherSide(second.side);
  const both = {
    attacker: unhit(roundState.attacker.left),
    defender: unhit(roundState.defender.left),
    [struck]: hitsOn(model, second, isFirst, roundState) ?? unhit(roundState[struck].left),
  };
  return { attackers: both.attacker, defenders: both.defender, unchanged: 0 };
}

/** The next round, when this one is over. */
function nextRound(model: BattleModel, { reached, ended }: BattlePaths, round: number): OpeningRounds {
  const paths: BattlePaths = { reached: [], ended: [...ended] };
  const fires: OpeningRounds['fires'][number][] = [];
  let begun = 0;
  for (const { roundState, chance } of reached) {
    const after = goesOn(model, roundState, chance, paths);
    if (!after) continue;
    begun += chance;
    const next = roundFrom(model, roundBegin(after.attacker.left, after.defender.left), false);
    for (const one of next.fires) fires.push({ ...one, chance: chance * one.chance });
    for (const one of next.ended) paths.ended.push({ ...one, chance: chance * one.chance });
  }
  return { fires, ended: paths.ended, rounds: 1 + begun, round: round + 1 };
}
