import type { BattleSide, GameState, UnitId } from '../../../../engine/index.ts';
import { waysUnderFire } from '../gunFire.ts';
import { aimOf, type CasualtyPolicy, type Policies, type SidePolicy } from '../policies.ts';
import { OutOfPatience, patience } from '../workBudget.ts';
import { fightsOn, noWays, retreating, SIDES, type Field, type Ways } from './battleModel.ts';
import { reckonBest } from './best/solveBestPlay.ts';
import { firesApart } from './firstFire.ts';
import { decisions, firstRetreat } from './retreats.ts';
import { goesOn, changed, withPart } from './roundState.ts';
import { programOf } from './roundSteps.ts';
import { lineOf } from './sideModel.ts';
import type { Line } from './sideState.ts';
import { endingsKept, type Ending, reckon, type Reckoning } from './solveRounds.ts';
import { openingFrom, type Answer, standpointOf, type Standpoint, type Start } from './startPoint.ts';
import { companyOf, type Company } from './unitGroups.ts';

/** Why a battle has no odds. */
export type NoOdds = 'no-battle' | 'no-attackers' | 'no-defenders' | 'unknown-step';

/** All ends of a battle, as formations of its two lines. */
export interface Fought extends Reckoning {
  readonly lines: Field['lines'];
  /** The defender, who was to lose what is best for him, loses what the rules suggest: there was too much to choose. */
  readonly isSimplified: boolean;
}

/**
 * Reckons the battle under way in this state to its end, from where it stands, or says why it cannot. An answer is for
 * what is asked now, instead of what the policies say. Throws `OutOfPatience` if it is stopped or takes too long.
 */
export function fought(
  state: GameState,
  asked: Policies,
  isStopped: () => boolean = () => false,
  answer: Answer | null = null,
): Fought | NoOdds {
  const { battle } = state;
  if (!battle) return 'no-battle';
  const company = (side: BattleSide, { casualties }: SidePolicy): Company =>
    companyOf(state, battle, side, aimOf(casualties) === null);
  const attacker = company('attacker', asked.attacker);
  const defender = company('defender', asked.defender);
  const isSimplified = isTooMuch(asked, attacker, defender);
  const policies = isSimplified ? { ...asked, defender: { ...asked.defender, casualties: SUGGESTED } } : asked;
  const companies = { attacker, defender: isSimplified ? company('defender', policies.defender) : defender };
  if (companies.attacker.ranks.length === 0) return 'no-attackers';
  if (companies.defender.ranks.length === 0) return 'no-defenders';
  const program = programOf(state, battle);
  if (!program) return 'unknown-step';
  const line = (side: BattleSide): Line =>
    lineOf(state, battle, side, companies[side], policies[side].casualties, asked.dice === 'low-luck');
  const lines = { attacker: line('attacker'), defender: line('defender') };
  const toTheEnd: Field = {
    lines,
    program,
    policies,
    hasWayBack: battle.origins.length > 0,
    mayLeave:
      policies.retreat !== 'never' ||
      SIDES.some(
        (side) => policies[side].submerge !== 'never' && companies[side].ranks.some(({ type }) => type.submerges),
      ),
    firesApart: firesApart(program, policies, companies),
    fired: patience(isStopped),
    retreats: fightsOn,
  };
  const start = standpointOf(state, battle, toTheEnd, companies);
  if (!start) return 'unknown-step';
  const starts = startsUnderFire(state, lines.attacker, start, asked.dice);
  const { begun, ended, rounds } = endedAtOnce(toTheEnd, starts);
  if (begun.length === 0) return { endings: endingsIn(ended), rounds, lines, isSimplified };
  const retreatFrom = firstRetreat(policies.retreat);
  const { retreats, sight } = decisions(toTheEnd, policies.retreat, retreatFrom);
  const field = retreating(toTheEnd, retreats);
  if (sight) {
    const found = reckonBest(field, sight, begun, answer, retreatFrom);
    return { endings: endingsIn(ended, found.endings), rounds: rounds + found.rounds, lines, isSimplified };
  }
  const opening = openingFrom(start.round < retreatFrom ? toTheEnd : field, begun, answer);
  const all = { ...opening, ended: [...ended, ...opening.ended], rounds: rounds + opening.rounds };
  return { ...reckon(field, all, retreatFrom), lines, isSimplified };
}

/** Where a battle can stand when guns on the way have fired at its attackers (AA-3). */
function startsUnderFire(state: GameState, line: Line, start: Standpoint, dice: Policies['dice']): readonly Start[] {
  const rankOf = (id: UnitId): number => line.ranks.findIndex(({ pool }) => pool.includes(id));
  return waysUnderFire(state, state.battle!.attackers, dice, rankOf).map(({ chance, shotDown }) => {
    if (shotDown.length === 0) return { ...start, chance };
    const { attacker } = start.moment;
    const fighting = [...attacker.left.fighting];
    for (const id of shotDown) fighting[rankOf(id)]!--;
    const left = line.formation(fighting, attacker.left.away);
    return { ...start, chance, moment: withPart(start.moment, 'attacker', changed(line, attacker, left, left)) };
  });
}

/** Which of these begin, and how the others end before anything is asked or rolled (COM-16, COM-17). */
function endedAtOnce(field: Field, starts: readonly Start[]) {
  const ways = noWays();
  let rounds = 0;
  const begun = starts.filter(({ moment, at, rolled, chance }) => {
    if (at > 0 || rolled || goesOn(field, moment, chance, ways)) return true;
    // Without attackers there is no battle.
    if (moment.attacker.left.hitsLeft > 0) rounds += chance;
    return false;
  });
  return { begun, ended: ways.ended, rounds };
}

function endingsIn(ended: Ways['ended'], others: readonly Ending[] = []): readonly Ending[] {
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
function isTooMuch({ attacker, defender }: Policies, ...companies: readonly [Company, Company]): boolean {
  if (aimOf(attacker.casualties) === null || aimOf(defender.casualties) === null) return false;
  const pairs = companies.flatMap(({ left }) => left).reduce((product, count) => product * (count + 1), 1);
  return pairs > MOST_PAIRS && pairs < FAR_TOO_MANY;
}

/** The same; null if nobody has to fight, or if it would take too long to tell. */
export function foughtOrNull(
  state: GameState,
  policies: Policies,
  isStopped: () => boolean = () => false,
): Fought | null {
  try {
    const found = fought(state, policies, isStopped);
    return typeof found === 'string' ? null : found;
  } catch (error) {
    if (error instanceof OutOfPatience) return null;
    throw error;
  }
}
