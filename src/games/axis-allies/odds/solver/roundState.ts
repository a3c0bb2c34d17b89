import {
  verdict,
  otherSide,
  type BattleSide,
  type Clearing,
  type Verdict,
} from '../../../../engine/axis-allies/index.ts';
import type { SubmergePolicy } from '../policies.ts';
import { addEnd, sideIn, type Ends, type BattleModel, type BattlePaths } from './battleModel.ts';
import type { SolvedStep } from './roundSteps.ts';
import type { SideState, SideModel, RoundSide } from './sideState.ts';

/** Both sides at a point of a round. */
export interface RoundState {
  readonly attacker: RoundSide;
  readonly defender: RoundSide;
}

/** One side of a round (a record asked by a name that varies is slow). */
export const roundSideOf = ({ attacker, defender }: RoundState, side: BattleSide): RoundSide =>
  side === 'attacker' ? attacker : defender;

export function withRoundSide(roundState: RoundState, side: BattleSide, roundSide: RoundSide): RoundState {
  if (roundSideOf(roundState, side) === roundSide) return roundState;
  const { attacker, defender } = roundState;
  return side === 'attacker' ? { attacker: roundSide, defender } : { attacker, defender: roundSide };
}

/** The beginning of a round. */
export const roundBegin = (attacker: SideState, defender: SideState): RoundState => ({
  attacker: attacker.roundSides[0]!,
  defender: defender.roundSides[0]!,
});

/** A side when this is left of it, and that fires. */
export function withLeft(
  { roundSide }: SideModel,
  { hadDestroyer, strikes, sunkAtOnce }: RoundSide,
  left: SideState,
  firing: SideState,
  now: Partial<Pick<RoundSide, 'strikes' | 'sunkAtOnce'>> = SAME,
): RoundSide {
  const after = roundSide(left, firing, hadDestroyer, now.strikes ?? strikes);
  const sunk = now.sunkAtOnce === undefined ? sunkAtOnce : now.sunkAtOnce;
  return sunk === null ? after : { ...after, sunkAtOnce: sunk };
}

const SAME = {};

/** Who leaves a battle dead before a step, and whether the battle is over then. */

/** What comes before a step; null if the battle is over then. */
export const clear = (
  model: BattleModel,
  clears: Clearing,
  roundState: RoundState,
  chance: number,
  paths: BattlePaths,
): RoundState | null =>
  clears === 'nothing' ? roundState : judged(model, clears, withoutFallen(model, clears, roundState), chance, paths);

const withoutFallen = ({ sides }: BattleModel, clears: Clearing, { attacker, defender }: RoundState): RoundState => ({
  attacker: cleared(sides.attacker, clears, attacker),
  defender: cleared(sides.defender, clears, defender),
});

/** A side when those have left that leave before a step. */
export function cleared(sideModel: SideModel, clears: Clearing, roundSide: RoundSide): RoundSide {
  if (clears === 'casualties') return allFire(sideModel, roundSide);
  return clears === 'surprised' ? withoutSurprised(sideModel, roundSide) : roundSide;
}

/** Whether the battle goes on when they have left: never over while casualties of an opening fire still fire. */
export function judged(
  model: BattleModel,
  clears: Clearing,
  roundState: RoundState,
  chance: number,
  ways: Ends,
): RoundState | null {
  const isOpen =
    clears === 'nothing' ||
    (clears === 'surprised' && (hasFallen(roundState.attacker) || hasFallen(roundState.defender)));
  return isOpen ? roundState : goesOn(model, roundState, chance, ways);
}

const hasFallen = ({ firing, left }: RoundSide): boolean => firing !== left;

const allFire = (sideModel: SideModel, roundSide: RoundSide): RoundSide =>
  roundSide.firing === roundSide.left
    ? roundSide
    : withLeft(sideModel, roundSide, roundSide.left, roundSide.left, NONE_SUNK);

const NONE_SUNK = { sunkAtOnce: null };

/** After an opening fire: who gave himself up leaves, and what was hit, but for a side that had a destroyer (COM-6). */
function withoutSurprised(sideModel: SideModel, roundSide: RoundSide): RoundSide {
  const { sunkAtOnce } = roundSide;
  const isDoomed = sideModel.groups.some((group) => group.isDoomed);
  const left = isDoomed ? without(sideModel, roundSide.left, null) : roundSide.left;
  if (!roundSide.hadDestroyer) return withLeft(sideModel, roundSide, left, left, NONE_SUNK);
  if (!isDoomed && !sunkAtOnce) return roundSide;
  return withLeft(sideModel, roundSide, left, without(sideModel, roundSide.firing, sunkAtOnce), NONE_SUNK);
}

/** A side state without those that gave themselves up, and without these. */
const without = (sideModel: SideModel, { fighting, away }: SideState, sunk: readonly number[] | null): SideState =>
  sideModel.stateWith(
    fighting.map((count, i) => (sideModel.groups[i]!.isDoomed ? 0 : count - (sunk?.[i] ?? 0))),
    away,
  );

/**
 * The round state after defenceless units that nobody defends are lost; null if the battle is over (COM-16, COM-17).
 */
export function goesOn(model: BattleModel, roundState: RoundState, chance: number, ways: Ends): RoundState | null {
  const { attacker, defender } = roundState;
  const { lost, result } = verdictOn(model, attacker.left, defender.left);
  let after = roundState;
  for (const side of lost) {
    const sideModel = sideIn(model, side);
    const roundSide = roundSideOf(after, side);
    const left = (roundSide.left.defended ??= withoutDefenceless(sideModel, roundSide.left));
    after = withRoundSide(after, side, withLeft(sideModel, roundSide, left, left));
  }
  if (!result) return after;
  addEnd(ways, after, result, chance);
  return null;
}

/** Whether the battle goes on between two side states as they stand. */
export function goesOnAsIs(model: BattleModel, attacker: SideState, defender: SideState): boolean {
  const { lost, result } = verdictOn(model, attacker, defender);
  return lost.length === 0 && result === null;
}

/** Whether the battle goes on between two side states: asked once for all that stand alike. */
function verdictOn(model: BattleModel, attacker: SideState, defender: SideState): Omit<Verdict, 'ifItCanRetreat'> {
  const someSubmerged = attacker.hasSubmerged || defender.hasSubmerged;
  const place = defender.standingPlace * 2 + (someSubmerged ? 1 : 0);
  const found = (attacker.verdicts[place] ??= verdict(
    model.sides.attacker.strikes,
    attacker.standing,
    defender.standing,
    someSubmerged,
  ));
  return found.ifItCanRetreat && canRetreat(model, attacker) ? found.ifItCanRetreat : found;
}

const withoutDefenceless = (sideModel: SideModel, { fighting, away }: SideState): SideState =>
  sideModel.stateWith(
    fighting.map((count, i) => (sideModel.targets[i] === 'defenceless' ? 0 : count)),
    away,
  );

/** Who leaves a battle alive: attackers that retreat, submarines that submerge. */

/** Whether attackers can retreat: all that no landing binds, to a space, or aircraft alone (COM-18, AMPH-4). */
export function canRetreat({ sides: { attacker }, hasWayBack }: BattleModel, { fighting }: SideState): boolean {
  let air = false;
  for (let group = 0; group < fighting.length; group++) {
    if (fighting[group] === 0) continue;
    const { type, isBound } = attacker.groups[group]!;
    if (type.domain === 'air') air = true;
    else if (!isBound) return hasWayBack;
  }
  return air;
}

/** The attackers when all that can have retreated. */
export const retreated = (sideModel: SideModel, sideState: SideState): SideState =>
  leaving(sideModel, sideState, ({ type, isBound }) => type.domain === 'air' || !isBound);

/** A side state when these of its unit groups leave the battle alive. */
function leaving(
  sideModel: SideModel,
  { fighting, away }: SideState,
  goes: (group: SideModel['groups'][number]) => boolean,
): SideState {
  const isGoing = sideModel.groups.map(goes);
  return sideModel.stateWith(
    fighting.map((count, i) => (isGoing[i] ? 0 : count)),
    away.map((count, i) => (isGoing[i] ? count + fighting[i]! : count)),
  );
}

function hasSubmarines({ groups }: SideModel, { fighting }: SideState): boolean {
  for (let group = 0; group < groups.length; group++)
    if (fighting[group]! > 0 && groups[group]!.type.submerges) return true;
  return false;
}

type Submerging = Extract<SolvedStep, { does: 'submerge' }>;

/** Whether an enemy destroyer keeps the submarines of a side from submerging. */
function isBarred({ side, endsRound }: Submerging, roundState: RoundState): boolean {
  const other = roundSideOf(roundState, otherSide(side));
  return endsRound ? other.left.standing.hasDestroyer : other.hadDestroyer;
}

/** A side whose submarines have submerged, or strike in this round, as its policy says (COM-5, COM-6). */
export function submerged(model: BattleModel, step: Submerging, roundState: RoundState): RoundSide {
  const roundSide = roundSideOf(roundState, step.side);
  const sideModel = sideIn(model, step.side);
  if (isBarred(step, roundState) || !hasSubmarines(sideModel, roundSide.left)) return roundSide;
  if (submerges(sideModel, roundSide.left, model.policies[step.side].submerge)) {
    const left = leaving(sideModel, roundSide.left, ({ type }) => type.submerges);
    return withLeft(sideModel, roundSide, left, left);
  }
  return step.endsRound ? roundSide : withLeft(sideModel, roundSide, roundSide.left, roundSide.firing, STRIKES);
}

/** Whether the submarines of a side state submerge by their policy. */
const submerges = ({ groups }: SideModel, { fighting }: SideState, policy: SubmergePolicy): boolean =>
  policy === 'when-alone' ? groups.every(({ type }, i) => type.submerges || fighting[i] === 0) : policy === 'always';

/** A side in every way in which some of its submarines can submerge: first if none does (COM-5). */
export function waysToSubmerge(model: BattleModel, step: Submerging, roundState: RoundState): readonly RoundSide[] {
  const roundSide = roundSideOf(roundState, step.side);
  const sideModel = sideIn(model, step.side);
  if (isBarred(step, roundState) || !hasSubmarines(sideModel, roundSide.left)) return [roundSide];
  return numbersUnder(sideModel, roundSide.left).map((under) => {
    const isAny = under.some((count) => count > 0);
    const left = isAny ? withSubmerged(sideModel, roundSide.left, under) : roundSide.left;
    const strikes = step.endsRound || !hasSubmarines(sideModel, left) ? undefined : STRIKES;
    return withLeft(sideModel, roundSide, left, isAny ? left : roundSide.firing, strikes);
  });
}

/** How many of each unit group can submerge, in every way. */
const numbersUnder = ({ groups }: SideModel, { fighting }: SideState): readonly (readonly number[])[] =>
  groups.reduce<readonly (readonly number[])[]>(
    (all, { type }, group) =>
      all.flatMap((under) =>
        Array.from({ length: type.submerges ? fighting[group]! + 1 : 1 }, (_, count) => [...under, count]),
      ),
    [[]],
  );

const withSubmerged = (sideModel: SideModel, { fighting, away }: SideState, under: readonly number[]): SideState =>
  sideModel.stateWith(
    fighting.map((count, group) => count - under[group]!),
    away.map((count, group) => count + under[group]!),
  );

const STRIKES = { strikes: true };
