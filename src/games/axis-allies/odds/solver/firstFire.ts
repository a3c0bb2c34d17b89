import { BATTLE_SIDES, type BattleSide, type Clearing } from '../../../../engine/axis-allies/index.ts';
import type { Policies } from '../policies.ts';
import { sideIn, type BattleModel } from './battleModel.ts';
import { hitsOf } from './fire.ts';
import { rowOf, unhit } from './losses.ts';
import { cleared, submerged, roundBegin, withLeft, roundSideOf, withRoundSide } from './roundState.ts';
import type { RoundSteps } from './roundSteps.ts';
import type { SideState, SideModel, Outcomes, RoundSide, RoundSideOutcomes, ReadySide } from './sideState.ts';
import type { SideGroups } from './unitGroups.ts';
import { volleyIn, type SolvedVolley } from './volley.ts';

/** The fire before the main fire, when dice of both sides are all that happens in it: each side is computed alone. */

/** Whether nothing else happens in it: nobody submerges, and nobody but the dead leaves, and only after all dice. */
export function firesApart(
  { before }: RoundSteps,
  policies: Policies,
  groupsBySide: Readonly<Record<BattleSide, SideGroups>>,
): boolean {
  if (BATTLE_SIDES.some((side) => groupsBySide[side].groups.some(({ isDoomed }) => isDoomed))) return false;
  const first = before.findIndex(({ does }) => does === 'volley');
  return before.every((step, i) => {
    if (step.does === 'submerge') {
      if (step.endsRound || policies[step.side].submerge !== 'never') return false;
    } else if (step.does !== 'volley') return false;
    // Before the first dice the battle goes on as it did when the round began.
    return step.clears === 'nothing' || (step.clears === 'end-if-over' && i <= first);
  });
}

/** A side before the dice of a first fire: found once for facing a destroyer, and once for facing none. */
export function readyForFire(
  model: BattleModel,
  side: BattleSide,
  sideState: SideState,
  enemy: SideState,
): ReadySide | null {
  const now = enemy.standing.hasDestroyer ? sideState.facingDestroyer : sideState.facingNoDestroyer;
  if (now.ready === undefined) now.ready = readyNow(model, side, sideState, enemy);
  return now.ready;
}

function readyNow(model: BattleModel, side: BattleSide, sideState: SideState, enemy: SideState): ReadySide | null {
  const sideModel = sideIn(model, side);
  let roundState = side === 'attacker' ? roundBegin(sideState, enemy) : roundBegin(enemy, sideState);
  let volley: SolvedVolley | null = null;
  for (const step of model.roundSteps.before) {
    if (!('side' in step) || step.side !== side) continue;
    if (step.does === 'submerge') roundState = withRoundSide(roundState, side, submerged(model, step, roundState));
    if (step.does !== 'volley') continue;
    const { firing, strikes } = roundSideOf(roundState, side);
    const rolled = volleyIn(sideModel, step, false, firing, strikes);
    if (!rolled) continue;
    if (volley || step.limit) return null;
    volley = rolled;
  }
  const roundSide = roundSideOf(roundState, side);
  return { roundSide, volley, unhit: partAfter(sideModel, model.roundSteps.fire[0].clears, roundSide, roundSide.left) };
}

/**
 * What the first fire of a later round makes of a side that is ready for it, whatever it makes of the other: first,
 * that nobody is hit.
 */
export function firstFire(
  model: BattleModel,
  side: BattleSide,
  ready: ReadySide,
  { roundSide: enemy, volley }: ReadySide,
): RoundSideOutcomes {
  const { left, strikes } = ready.roundSide;
  const outcomes = volley ? hitsOf(volley, sideIn(model, side), left, enemy.hadDestroyer) : unhit(left);
  return strikes
    ? (outcomes.afterFirstFireIfStriking ??= partSpread(model, side, ready, outcomes, enemy.left))
    : (outcomes.afterFirstFire ??= partSpread(model, side, ready, outcomes, enemy.left));
}

function partSpread(
  model: BattleModel,
  side: BattleSide,
  { roundSide, unhit: unhurt }: ReadySide,
  outcomes: Outcomes,
  enemy: SideState,
): RoundSideOutcomes {
  const sideModel = sideIn(model, side);
  const [{ clears }] = model.roundSteps.fire;
  const { to, count, exactly, atLeast } = outcomes;
  const ids = to.ids.slice(0, count);
  let isLasting = true;
  for (let i = 0; i < count; i++) {
    const left = to.left[i]!;
    const after = left === roundSide.left ? unhurt : partAfter(sideModel, clears, roundSide, left);
    ids[i] = after.id;
    isLasting &&= after === readyForFire(model, side, left, enemy)?.unhit;
  }
  return { unhit: unhurt, states: outcomes, isLasting, to: rowOf(ids), count, exactly, atLeast };
}

/** A side at the main fire when this is left of it after the first. */
const partAfter = (sideModel: SideModel, clears: Clearing, roundSide: RoundSide, left: SideState): RoundSide =>
  cleared(sideModel, clears, withLeft(sideModel, roundSide, left, roundSide.firing));
