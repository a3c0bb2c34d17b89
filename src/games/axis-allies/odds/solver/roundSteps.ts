import {
  BATTLE_SIDES,
  otherSide,
  stepsOf,
  type Battle,
  type BattleSide,
  type Clearing,
  type GameState,
  type HitLimit,
  type StepWork,
} from '../../../../engine/axis-allies/index.ts';
import { addEnd, sideIn, type BattleModel, type BattlePaths } from './battleModel.ts';
import { hitsOn, shotDown } from './fire.ts';
import { chanceAt } from './losses.ts';
import {
  clear,
  canRetreat,
  retreated,
  submerged,
  withLeft,
  roundSideOf,
  withRoundSide,
  type RoundState,
} from './roundState.ts';
import type { SideState, RoundSide } from './sideState.ts';

type RollWork = Extract<StepWork, { does: 'roll' }>;

/** Dice of a side, and the casualties that the other side takes from them. */
export interface VolleyStep extends Omit<RollWork, 'does'> {
  readonly does: 'volley';
  /** Its number in the round. */
  readonly id: number;
  readonly limit: HitLimit | null;
}

export type SolvedStep =
  | VolleyStep
  | Exclude<StepWork, { does: 'roll' | 'lose' }>
  /** Casualties leave, and the battle ends if it is over. */
  | { readonly does: 'clear'; readonly clears: Clearing };

/** A battle round: what comes before both sides fire at each other, that fire, and what comes after it. */
export interface RoundSteps {
  readonly before: readonly SolvedStep[];
  /** What comes before that fire, with who leaves or what ends right before it. */
  readonly opening: readonly SolvedStep[];
  readonly fire: readonly [VolleyStep, VolleyStep];
  /** The fire of both sides, by the side that fires. */
  readonly fireOf: Readonly<Record<BattleSide, VolleyStep>>;
  readonly after: readonly SolvedStep[];
}

/**
 * The round of a battle as the steps of its edition make it (COM-3); null if there is a step that cannot be computed,
 * or if it does not come to the fire of one side and then of the other.
 */
export function roundStepsOf(state: GameState, battle: Battle): RoundSteps | null {
  const steps: SolvedStep[] = [];
  let rolled: RollWork | null = null;
  let id = 0;
  for (const { work } of stepsOf(state, battle)) {
    if (!work) return null;
    if (work.does === 'roll') rolled = work;
    else if (work.does !== 'lose') steps.push(work);
    else if (rolled) steps.push(volleyStep(rolled, id++, work.limit));
  }
  const last = steps.findLastIndex(({ does }) => does === 'volley');
  const [first, second] = [steps[last - 1], steps[last]];
  if (first?.does !== 'volley' || second?.does !== 'volley') return null;
  const isExchange =
    otherSide(first.side) === second.side && !first.limit && !second.limit && second.clears === 'nothing';
  if (!isExchange) return null;
  const before = steps.slice(0, last - 1);
  const opening: readonly SolvedStep[] = [...before, { does: 'clear', clears: first.clears }];
  const fireOf =
    first.side === 'attacker' ? { attacker: first, defender: second } : { attacker: second, defender: first };
  return { before, opening, fire: [first, second], fireOf, after: steps.slice(last + 1) };
}

const volleyStep = ({ side, clears, groups, byUnit }: RollWork, id: number, limit: HitLimit | null): VolleyStep => ({
  does: 'volley',
  id,
  side,
  clears,
  groups,
  byUnit,
  limit,
});

/** Goes through these steps in every way they can go, from a round state that comes with a chance. */
export function takeSteps(
  model: BattleModel,
  steps: readonly SolvedStep[],
  isFirst: boolean,
  at: RoundState,
  chance: number,
  paths: BattlePaths,
  from = 0,
): void {
  const step = steps[from];
  if (!step) {
    paths.reached.push({ roundState: at, chance });
    return;
  }
  const next = from + 1;
  const roundState = step.does === 'shoot' ? at : clear(model, step.clears, at, chance, paths);
  if (!roundState) return;
  switch (step.does) {
    case 'clear':
      return takeSteps(model, steps, isFirst, roundState, chance, paths, next);
    case 'volley':
      return takeVolley(model, steps, isFirst, roundState, chance, paths, step, next);
    case 'shoot': {
      const { left, chances } = shotDown(model.sides.attacker, step, isFirst, roundState.attacker.left);
      for (const [i, one] of left.entries())
        takeSteps(model, steps, isFirst, withAttackers(model, roundState, one), chance * chances[i]!, paths, next);
      return;
    }
    case 'submerge':
      return takeSteps(
        model,
        steps,
        isFirst,
        withRoundSide(roundState, step.side, submerged(model, step, roundState)),
        chance,
        paths,
        next,
      );
    case 'retreat': {
      if (canRetreat(model, roundState.attacker.left) && model.retreats(roundState)) {
        const left = retreated(model.sides.attacker, roundState.attacker.left);
        const after = withAttackers(model, roundState, left);
        return left.standing.isLeft
          ? takeSteps(model, steps, isFirst, after, chance, paths, next)
          : addEnd(paths, after, 'attacker-retreated', chance);
      }
      // Only defenceless units are left on both sides (COM-17).
      if (BATTLE_SIDES.every((side) => roundState[side].left.standing.defended.length === 0))
        return addEnd(paths, roundState, 'stalemate', chance);
      return takeSteps(model, steps, isFirst, roundState, chance, paths, next);
    }
  }
}

/** Dice of a side, what they make of the other, and how it goes on. */
function takeVolley(
  model: BattleModel,
  steps: readonly SolvedStep[],
  isFirst: boolean,
  roundState: RoundState,
  chance: number,
  paths: BattlePaths,
  step: VolleyStep,
  next: number,
): void {
  const struck = hitsOn(model, step, isFirst, roundState);
  if (!struck) return takeSteps(model, steps, isFirst, roundState, chance, paths, next);
  for (let i = 0; i < struck.count; i++) {
    const after = withLosses(model, roundState, step, struck.to.left[i]!);
    takeSteps(model, steps, isFirst, after, chance * chanceAt(struck, i), paths, next);
  }
}

/** The round state when dice have left this of the other side; its casualties still fire. */
export function withLosses(
  model: BattleModel,
  roundState: RoundState,
  { side, limit }: VolleyStep,
  left: SideState,
): RoundState {
  const other = otherSide(side);
  const roundSide = roundSideOf(roundState, other);
  const now = limit?.dooms && { sunkAtOnce: sunk(roundSide, left) };
  return withRoundSide(roundState, other, withLeft(sideIn(model, other), roundSide, left, roundSide.firing, now));
}

/** How many of each unit group leave in the opening fire when this is left of a side. */
const sunk = ({ left, sunkAtOnce }: RoundSide, after: SideState): readonly number[] =>
  left.fighting.map((count, group) => count - after.fighting[group]! + (sunkAtOnce?.[group] ?? 0));

const withAttackers = ({ sides }: BattleModel, roundState: RoundState, left: SideState): RoundState =>
  withRoundSide(roundState, 'attacker', withLeft(sides.attacker, roundState.attacker, left, left));
