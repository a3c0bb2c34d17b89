import type { BattleSide, GameState } from '../engine/index.ts';
import { reckonBest } from './best/reckonBest.ts';
import { goesOn } from './clearing.ts';
import { endingsKept, type Ending } from './endings.ts';
import { fightsOn, noWays, retreating, SIDES, type Field } from './field.ts';
import { firesApart } from './firstFire.ts';
import { lineOf, type Line } from './formation.ts';
import { openingFrom, type Answer } from './opening.ts';
import { OutOfPatience, patience } from './patience.ts';
import { decisions, firstRetreat } from './decisions.ts';
import { aimOf, type CasualtyPolicy, type Policies, type SidePolicy } from './policies.ts';
import { programOf } from './program.ts';
import { companyOf, type Company } from './ranks.ts';
import { reckon, type Reckoning } from './reckon.ts';
import { standpointOf, type Standpoint } from './standpoint.ts';

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
    verdicts: new Map(),
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
  const atOnce = endedAtOnce(toTheEnd, start);
  if (atOnce) return { endings: atOnce, rounds: 1, lines, isSimplified };
  const retreatFrom = firstRetreat(policies.retreat);
  const { retreats, sight } = decisions(toTheEnd, policies.retreat, retreatFrom);
  const field = retreating(toTheEnd, retreats);
  if (sight) return { ...reckonBest(field, sight, start, answer, retreatFrom), lines, isSimplified };
  const opening = openingFrom(start.round < retreatFrom ? toTheEnd : field, start, answer);
  return { ...reckon(field, opening, retreatFrom), lines, isSimplified };
}

/** How a battle ends that is over before anything is asked or rolled (COM-16, COM-17); null if it goes on. */
function endedAtOnce(field: Field, { moment, at, rolled }: Standpoint): readonly Ending[] | null {
  if (at > 0 || rolled) return null;
  const ways = noWays();
  if (goesOn(field, moment, 1, ways)) return null;
  const endings = endingsKept();
  for (const end of ways.ended) endings.add(end, end.chance);
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
