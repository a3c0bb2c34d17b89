import { otherSide, type BattleSide, type Shot } from '../../../../engine/axis-allies/index.ts';
import { sideIn, type BattleModel } from './battleModel.ts';
import { hitsOf as hitsOfDice } from './dice.ts';
import { targetsIn, type Limit } from './lossOrder.ts';
import { chanceAt, outcomes, unhit } from './losses.ts';
import { roundSideOf, type RoundState } from './roundState.ts';
import type { SolvedStep, VolleyStep } from './roundSteps.ts';
import type { SideState, SideModel, Outcomes, RoundSide, Distribution } from './sideState.ts';
import { withOnly, unitsOf } from './unitGroups.ts';
import { hitsAt, type SolvedVolley, volleyIn } from './volley.ts';

/** The dice that side states roll, as the rules say, and what they make of the other side. */

/** What a volley makes of the other side; null if nobody fires. */
export const hitsOn = (
  model: BattleModel,
  step: VolleyStep,
  isFirst: boolean,
  roundState: RoundState,
): Outcomes | null =>
  hitsBetween(model, step, isFirst, roundSideOf(roundState, step.side), roundSideOf(roundState, otherSide(step.side)));

/** What the volley of one side makes of the other, each as it stands in the round; null if nobody fires. */
export function hitsBetween(
  model: BattleModel,
  step: VolleyStep,
  isFirst: boolean,
  one: RoundSide,
  other: RoundSide,
): Outcomes | null {
  const volley = volleyIn(sideIn(model, step.side), step, isFirst, one.firing, one.strikes);
  if (!volley) return null;
  const target = sideIn(model, otherSide(step.side));
  if (step.limit) return struckBy(volley, target, other.left, one.hadDestroyer, limitOf(target, step));
  return hitsOf(volley, target, other.left, one.hadDestroyer);
}

/** What the main fire of a later round makes of the other side; null if nobody fires. */
export function mainHits(model: BattleModel, side: BattleSide, one: RoundSide, other: RoundSide): Outcomes | null {
  if (one.mainFire === undefined)
    one.mainFire = volleyIn(sideIn(model, side), model.roundSteps.fireOf[side], false, one.firing, one.strikes);
  return one.mainFire && hitsOf(one.mainFire, sideIn(model, otherSide(side)), other.left, one.hadDestroyer);
}

/** What a volley whose hits are not limited makes of a side state. */
export const hitsOf = (volley: SolvedVolley, target: SideModel, left: SideState, hadDestroyer: boolean): Outcomes =>
  (left.outcomes[volley.id * 2 + (hadDestroyer ? 1 : 0)] ??= struckBy(volley, target, left, hadDestroyer, null));

/** What is left of the other side after dice of this step that are rolled already. */
export function leftAfter(
  { sides }: BattleModel,
  step: VolleyStep,
  rolled: SolvedVolley,
  roundState: RoundState,
): SideState {
  const target = sides[otherSide(step.side)];
  const { left } = roundState[otherSide(step.side)];
  const found = struckBy(rolled, target, left, roundState[step.side].hadDestroyer, limitOf(target, step));
  return found.to.left.find((_one, i) => i < found.count && chanceAt(found, i) > 0)!;
}

function struckBy(
  volley: SolvedVolley,
  target: SideModel,
  left: SideState,
  hadDestroyer: boolean,
  limit: Limit | null,
): Outcomes {
  const hits = hitsAt(volley, target.strikeBits[hadDestroyer ? 1 : 0], targetsIn(target, left, limit));
  return outcomes(target, left, hits, hadDestroyer, limit);
}

/** Which unit groups a volley's hits are limited to. */
export const limitOf = ({ groups, state }: SideModel, { limit, id }: VolleyStep): Limit | null =>
  limit && { id, canBeHit: groups.map(({ unit }) => limit.canBeHit(state, unit)) };

/** The attackers left when a gun has fired at each air unit, and how likely each is (AA-4). */
export function shotDown(
  sideModel: SideModel,
  { shot }: Extract<SolvedStep, { does: 'shoot' }>,
  isFirst: boolean,
  sideState: SideState,
): { readonly left: readonly SideState[]; readonly chances: readonly number[] } {
  const fire = shot(sideModel.state, {
    ...withOnly(sideModel.battle, sideModel.side, unitsOf(sideModel, sideState.fighting)),
    round: isFirst ? 1 : 2,
  });
  let left: readonly SideState[] = [sideState];
  let chances: readonly number[] = [1];
  if (!fire) return { left, chances };
  if (sideModel.isLowLuck) return shotDownByLowLuck(sideModel, fire, sideState);
  sideModel.groups.forEach(({ pool }, group) => {
    const aimed = Math.min(sideState.fighting[group]!, fire.targets.filter((id) => pool.includes(id)).length);
    const hits = hitsOfDice(aimed, fire.value).exactly;
    const before = left;
    const chancesBefore = chances;
    left = before.flatMap(({ fighting, away }) =>
      Array.from(hits, (_, n) =>
        sideModel.stateWith(
          fighting.map((count, i) => (i === group ? count - n : count)),
          away,
        ),
      ),
    );
    chances = chancesBefore.flatMap((p) => Array.from(hits, (q) => p * q));
  });
  return { left, chances };
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Guns at low luck: one die says which of all the points are hits, every sixth from its own on. */
function shotDownByLowLuck(
  sideModel: SideModel,
  { targets, value }: Pick<Shot, 'targets' | 'value'>,
  { fighting, away }: SideState,
): { readonly left: readonly SideState[]; readonly chances: readonly number[] } {
  const chances = new Map<SideState, number>();
  for (const face of FACES) {
    const hitsUpTo = (point: number): number => Math.max(0, Math.floor((point - face) / FACES.length) + 1);
    let points = 0;
    const left = fighting.map((count, group) => {
      const { pool } = sideModel.groups[group]!;
      const before = hitsUpTo(points);
      points += Math.min(count, targets.filter((id) => pool.includes(id)).length) * value;
      return count - hitsUpTo(points) + before;
    });
    const one = sideModel.stateWith(left, away);
    chances.set(one, (chances.get(one) ?? 0) + 1 / FACES.length);
  }
  return { left: [...chances.keys()], chances: [...chances.values()] };
}

/** Whether nothing happens in a later round before both sides fire at each other. */
export const isQuiet = (model: BattleModel, attacker: SideState, defender: SideState): boolean =>
  isQuietSide(model, 'attacker', attacker, defender.standing.hasDestroyer) &&
  isQuietSide(model, 'defender', defender, attacker.standing.hasDestroyer);

/** Whether a side does nothing then, facing a destroyer or none, which is why no submarine strikes or submerges. */
export function isQuietSide(model: BattleModel, side: BattleSide, sideState: SideState, isWatched: boolean): boolean {
  const now = isWatched ? sideState.facingDestroyer : sideState.facingNoDestroyer;
  if (now.isQuiet === null) now.isQuiet = staysQuiet(model, side, sideState, isWatched);
  return now.isQuiet;
}

const staysQuiet = (
  { sides, roundSteps }: BattleModel,
  side: BattleSide,
  sideState: SideState,
  isWatched: boolean,
): boolean =>
  roundSteps.before.every((step) => {
    if (!('side' in step) || step.side !== side) return true;
    if (step.does === 'volley') return volleyIn(sides[side], step, false, sideState, false) === null;
    return isWatched || !sides[side].groups.some(({ type }, i) => type.submerges && sideState.fighting[i]! > 0);
  });

/** What the fire of both sides makes of them: the losses of one do not depend on those of the other (COM-8). */
export interface Exchange {
  readonly attackers: Outcomes;
  readonly defenders: Outcomes;
  /** How likely it changes nothing. */
  readonly unchanged: number;
}

export function exchange(model: BattleModel, isFirst: boolean, { attacker, defender }: RoundState): Exchange {
  const { fireOf } = model.roundSteps;
  const attackers = hitsBetween(model, fireOf.defender, isFirst, defender, attacker) ?? unhit(attacker.left);
  const defenders = hitsBetween(model, fireOf.attacker, isFirst, attacker, defender) ?? unhit(defender.left);
  model.countWork(attackers.count * defenders.count);
  return { attackers, defenders, unchanged: unchangedBy(attackers, defenders) };
}

/** What the main fire of a later round makes of the attackers, and of the defenders. */
export const attackersAfter = (model: BattleModel, attacker: RoundSide, defender: RoundSide): Outcomes =>
  mainHits(model, 'defender', defender, attacker) ?? unhit(attacker.left);

export const defendersAfter = (model: BattleModel, attacker: RoundSide, defender: RoundSide): Outcomes =>
  mainHits(model, 'attacker', attacker, defender) ?? unhit(defender.left);

/** How likely this fire changes nothing: without hits a side stays as it is, and that is always the first outcome. */
export const unchangedBy = (attackers: Distribution, defenders: Distribution): number =>
  chanceAt(attackers, 0) * chanceAt(defenders, 0);
