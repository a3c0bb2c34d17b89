import { BATTLE_SIDES, type BattleSide, type GameState, type UnitId } from '../../../../engine/axis-allies/index.ts';
import { waysUnderFire } from '../gunFire.ts';
import { aimOf, type CasualtyPolicy, type Policies, type RetreatPolicy, type SidePolicy } from '../policies.ts';
import { BudgetSpent, workBudget } from '../workBudget.ts';
import { type BattleModel, type BattlePaths, neverRetreats, noPaths, withRetreats } from './battleModel.ts';
import { aimsIn } from './best/bestChoice.ts';
import { foresight, type Foresight } from './best/foresight.ts';
import { solveBestPlay } from './best/solveBestPlay.ts';
import { firesApart } from './firstFire.ts';
import { chanceAt } from './losses.ts';
import { goesOn, roundBegin, withLeft, withRoundSide } from './roundState.ts';
import { roundStepsOf } from './roundSteps.ts';
import { sideModelOf } from './sideModel.ts';
import type { SideModel, SideState } from './sideState.ts';
import {
  areAlike,
  type BattleEnding,
  endingsKept,
  endOfRound,
  roundFrom,
  type Solution,
  solveRounds,
} from './solveRounds.ts';
import { type AttackerAnswer, openingFrom, type RoundPoint, roundPointOf, type StartPoint } from './startPoint.ts';
import { type SideGroups, sideGroupsOf } from './unitGroups.ts';

/** When the attacker retreats, by its policy; with foresight if a side chooses its casualties by what follows. */
interface Decisions extends Pick<BattleModel, 'retreats'> {
  readonly sight: Foresight | null;
}

function decisions(model: BattleModel, policy: RetreatPolicy, retreatFrom: number): Decisions {
  const { casualties, submerge } = aimsIn(model);
  const isForeseen = BATTLE_SIDES.some((side) => casualties[side] ?? submerge[side]);
  if (typeof policy === 'object' && 'best' in policy) {
    const sight = foresight(model, policy, retreatFrom);
    return {
      retreats: ({ attacker, defender }) => sight.closing.hadBetterRetreat(attacker.left, defender.left),
      sight: isForeseen ? sight : null,
    };
  }
  const retreats = retreatsBy(model, policy, isForeseen);
  return { retreats, sight: isForeseen ? foresight(withRetreats(model, retreats), policy, retreatFrom) : null };
}

function retreatsBy(
  model: BattleModel,
  policy: Exclude<RetreatPolicy, { best: unknown }>,
  isForeseen: boolean,
): BattleModel['retreats'] {
  if (policy === 'never') return neverRetreats;
  if (policy === 'when-behind') return ({ attacker, defender }) => attacker.left.hitsLeft < defender.left.hitsLeft;
  // The rounds before are told apart, and nobody retreats in them.
  if ('afterRounds' in policy) return () => true;
  const chance = isForeseen ? foreseenProspects(model) : prospects(withRetreats(model, neverRetreats));
  return ({ attacker, defender }) => chance(attacker.left, defender.left) < policy.below;
}

function foreseenProspects(model: BattleModel): (attacker: SideState, defender: SideState) => number {
  const { value } = foresight(model, 'never', 1).leaves(1);
  return (attacker, defender) => value(attacker, defender)[0];
}

/** The round at whose end the attacker can first retreat, by its policy. */
const firstRetreat = (policy: RetreatPolicy): number =>
  typeof policy === 'object' && 'afterRounds' in policy ? policy.afterRounds : 1;

/** The chance that the attacker wins from the end of a round, if it never retreats. */
function prospects(toTheEnd: BattleModel): (attacker: SideState, defender: SideState) => number {
  const known = new Map<SideState, Map<SideState, number>>();

  function chance(attacker: SideState, defender: SideState): number {
    let row = known.get(attacker);
    if (!row) known.set(attacker, (row = new Map()));
    let found = row.get(defender);
    if (found === undefined) row.set(defender, (found = computed(attacker, defender)));
    return found;
  }

  function computed(attacker: SideState, defender: SideState): number {
    const paths = noPaths();
    const before = roundBegin(attacker, defender);
    const after = endOfRound(toTheEnd, before, paths);
    if (!after) return won(paths);
    if (!areAlike(after, before)) return chance(after.attacker.left, after.defender.left);
    const { fires, ended, unchanged } = roundFrom(toTheEnd, before, false);
    let sum = won({ ended });
    for (const { chance: way, fire } of fires)
      for (let i = 0; i < fire.attackers.count; i++)
        for (let j = 0; j < fire.defenders.count; j++) {
          const left = fire.attackers.to.left[i]!;
          const other = fire.defenders.to.left[j]!;
          const both = chanceAt(fire.attackers, i) * chanceAt(fire.defenders, j);
          if (left !== attacker || other !== defender) sum += way * both * chance(left, other);
        }
    return sum / (1 - unchanged);
  }
  return chance;
}

const won = ({ ended }: Pick<BattlePaths, 'ended'>): number =>
  ended.reduce((sum, { result, chance }) => (result === 'attacker-won' ? sum + chance : sum), 0);

/** Why a battle has no odds. */
export type NoOdds = 'no-battle' | 'no-attackers' | 'no-defenders' | 'unknown-step';

/** All ends of a battle, as states of its two sides. */
export interface SolvedBattle extends Solution {
  readonly sides: BattleModel['sides'];
  /** The defender, who was to lose what is best for him, loses what the rules suggest: there was too much to choose. */
  readonly isSimplified: boolean;
}

/**
 * Computes the battle under way in this state to its end, from where it stands, or says why it cannot. An answer is for
 * what is asked now, instead of what the policies say. Throws `OutOfPatience` if it is stopped or takes too long.
 */
export function solveBattle(
  state: GameState,
  asked: Policies,
  isStopped: () => boolean = () => false,
  answer: AttackerAnswer | null = null,
): SolvedBattle | NoOdds {
  const { battle } = state;
  if (!battle) return 'no-battle';
  const sideGroups = (side: BattleSide, { casualties }: SidePolicy): SideGroups =>
    sideGroupsOf(state, battle, side, aimOf(casualties) === null);
  const attacker = sideGroups('attacker', asked.attacker);
  const defender = sideGroups('defender', asked.defender);
  const isSimplified = isTooMuch(asked, attacker, defender);
  const policies = isSimplified ? { ...asked, defender: { ...asked.defender, casualties: SUGGESTED } } : asked;
  const groupsBySide = { attacker, defender: isSimplified ? sideGroups('defender', policies.defender) : defender };
  if (groupsBySide.attacker.groups.length === 0) return 'no-attackers';
  if (groupsBySide.defender.groups.length === 0) return 'no-defenders';
  const roundSteps = roundStepsOf(state, battle);
  if (!roundSteps) return 'unknown-step';
  const line = (side: BattleSide): SideModel =>
    sideModelOf(state, battle, side, groupsBySide[side], policies[side].casualties, asked.dice === 'low-luck');
  const sides = { attacker: line('attacker'), defender: line('defender') };
  const toTheEnd: BattleModel = {
    sides,
    roundSteps,
    policies,
    hasWayBack: battle.origins.length > 0,
    mayLeave:
      policies.retreat !== 'never' ||
      BATTLE_SIDES.some(
        (side) => policies[side].submerge !== 'never' && groupsBySide[side].groups.some(({ type }) => type.submerges),
      ),
    firesApart: firesApart(roundSteps, policies, groupsBySide),
    countWork: workBudget(isStopped),
    retreats: neverRetreats,
  };
  const start = roundPointOf(state, battle, toTheEnd, groupsBySide);
  if (!start) return 'unknown-step';
  const starts = startsUnderFire(state, sides.attacker, start, asked.dice);
  const { begun, ended, rounds } = endedAtOnce(toTheEnd, starts);
  if (begun.length === 0) return { endings: endingsIn(ended), rounds, sides, isSimplified };
  const retreatFrom = firstRetreat(policies.retreat);
  const { retreats, sight } = decisions(toTheEnd, policies.retreat, retreatFrom);
  const model = withRetreats(toTheEnd, retreats);
  if (sight) {
    const found = solveBestPlay(model, sight, begun, answer, retreatFrom);
    return { endings: endingsIn(ended, found.endings), rounds: rounds + found.rounds, sides, isSimplified };
  }
  const opening = openingFrom(start.round < retreatFrom ? toTheEnd : model, begun, answer);
  const all = { ...opening, ended: [...ended, ...opening.ended], rounds: rounds + opening.rounds };
  return { ...solveRounds(model, all, retreatFrom), sides, isSimplified };
}

/** Where a battle can stand when guns on the way have fired at its attackers (AA-3). */
function startsUnderFire(
  state: GameState,
  sideModel: SideModel,
  start: RoundPoint,
  dice: Policies['dice'],
): readonly StartPoint[] {
  const groupOf = (id: UnitId): number => sideModel.groups.findIndex(({ pool }) => pool.includes(id));
  return waysUnderFire(state, state.battle!.attackers, dice, groupOf).map(({ chance, shotDown }) => {
    if (shotDown.length === 0) return { ...start, chance };
    const { attacker } = start.roundState;
    const fighting = [...attacker.left.fighting];
    for (const id of shotDown) fighting[groupOf(id)]!--;
    const left = sideModel.stateWith(fighting, attacker.left.away);
    return {
      ...start,
      chance,
      roundState: withRoundSide(start.roundState, 'attacker', withLeft(sideModel, attacker, left, left)),
    };
  });
}

/** Which of these begin, and how the others end before anything is asked or rolled (COM-16, COM-17). */
function endedAtOnce(model: BattleModel, starts: readonly StartPoint[]) {
  const paths = noPaths();
  let rounds = 0;
  const begun = starts.filter(({ roundState, at, rolled, chance }) => {
    if (at > 0 || rolled || goesOn(model, roundState, chance, paths)) return true;
    // Without attackers there is no battle.
    if (roundState.attacker.left.hitsLeft > 0) rounds += chance;
    return false;
  });
  return { begun, ended: paths.ended, rounds };
}

function endingsIn(ended: BattlePaths['ended'], others: readonly BattleEnding[] = []): readonly BattleEnding[] {
  const endings = endingsKept();
  for (const end of ended) endings.add(end, end.chance);
  for (const end of others) endings.join(end);
  return endings.all();
}

const SUGGESTED: CasualtyPolicy = 'suggested';

/** More pairs of what can be left of both sides are not looked through when both choose what they lose. */
const MOST_PAIRS = 15_000;
/** Beyond so many there is no answer at all. */
const FAR_TOO_MANY = 5_000_000;

/** Whether both sides choose what they lose, among so much that only one can be let choose. */
function isTooMuch({ attacker, defender }: Policies, ...groupsBySide: readonly [SideGroups, SideGroups]): boolean {
  if (aimOf(attacker.casualties) === null || aimOf(defender.casualties) === null) return false;
  const pairs = groupsBySide.flatMap(({ left }) => left).reduce((product, count) => product * (count + 1), 1);
  return pairs > MOST_PAIRS && pairs < FAR_TOO_MANY;
}

/** The solved battle; null if nobody has to fight, or if it would take too long to tell. */
export function solveBattleOrNull(
  state: GameState,
  policies: Policies,
  isStopped: () => boolean = () => false,
): SolvedBattle | null {
  try {
    const found = solveBattle(state, policies, isStopped);
    return typeof found === 'string' ? null : found;
  } catch (error) {
    if (error instanceof BudgetSpent) return null;
    throw error;
  }
}
