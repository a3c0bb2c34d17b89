import { BATTLE_SIDES, type BattleSide, type GameState, type UnitId } from '../../../../engine/axis-allies/index.ts';
import { waysUnderFire } from '../gunFire.ts';
import { aimOf, type CasualtyPolicy, type Policies, type SidePolicy } from '../policies.ts';
import { BudgetSpent, workBudget } from '../workBudget.ts';
import { neverRetreats, noPaths, withRetreats, type BattleModel, type BattlePaths } from './battleModel.ts';
import { solveBestPlay } from './best/solveBestPlay.ts';
import { firesApart } from './firstFire.ts';
import { decisions, firstRetreat } from './retreats.ts';
import { goesOn, withLeft, withRoundSide } from './roundState.ts';
import { roundStepsOf } from './roundSteps.ts';
import { sideModelOf } from './sideModel.ts';
import type { SideModel } from './sideState.ts';
import { endingsKept, type BattleEnding, solveRounds, type Solution } from './solveRounds.ts';
import { openingFrom, type AttackerAnswer, roundPointOf, type RoundPoint, type StartPoint } from './startPoint.ts';
import { sideGroupsOf, type SideGroups } from './unitGroups.ts';

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
