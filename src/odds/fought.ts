import type { BattleSide, GameState } from '../engine/index.ts';
import { reckonBest } from './best/reckonBest.ts';
import { fightsOn, retreating, SIDES, type Field } from './field.ts';
import { firesApart } from './firstFire.ts';
import { lineOf } from './formation.ts';
import { openingFrom, type Answer } from './opening.ts';
import { OutOfPatience, patience } from './patience.ts';
import { decisions, firstRetreat } from './decisions.ts';
import { aimOf, type Policies } from './policies.ts';
import { programOf } from './program.ts';
import { companyOf, type Company } from './ranks.ts';
import { reckon, type Reckoning } from './reckon.ts';
import { standpointOf } from './standpoint.ts';

/** Why a battle has no odds. */
export type NoOdds = 'no-battle' | 'no-attackers' | 'no-defenders' | 'unknown-step';

/** All ends of a battle, as formations of its two lines. */
export interface Fought extends Reckoning {
  readonly lines: Field['lines'];
}

/**
 * Reckons the battle under way in this state to its end, from where it stands, or says why it cannot. An answer is for
 * what is asked now, instead of what the policies say. Throws `OutOfPatience` if it is stopped or takes too long.
 */
export function fought(
  state: GameState,
  policies: Policies,
  isStopped: () => boolean = () => false,
  answer: Answer | null = null,
): Fought | NoOdds {
  const { battle } = state;
  if (!battle) return 'no-battle';
  const company = (side: BattleSide): Company =>
    companyOf(state, battle, side, aimOf(policies[side].casualties) === null);
  const companies = { attacker: company('attacker'), defender: company('defender') };
  if (companies.attacker.ranks.length === 0) return 'no-attackers';
  if (companies.defender.ranks.length === 0) return 'no-defenders';
  const program = programOf(state, battle);
  if (!program) return 'unknown-step';
  const lines = {
    attacker: lineOf(state, battle, 'attacker', companies.attacker, policies.attacker.casualties),
    defender: lineOf(state, battle, 'defender', companies.defender, policies.defender.casualties),
  };
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
  const retreatFrom = firstRetreat(policies.retreat);
  const { retreats, sight } = decisions(toTheEnd, policies.retreat, retreatFrom);
  const field = retreating(toTheEnd, retreats);
  if (sight) return { ...reckonBest(field, sight, start, answer, retreatFrom), lines };
  const opening = openingFrom(start.round < retreatFrom ? toTheEnd : field, start, answer);
  return { ...reckon(field, opening, retreatFrom), lines };
}

/** The same; null if nobody has to fight, or if it would take too long to tell. */
export function foughtOrNull(state: GameState, policies: Policies): Fought | null {
  try {
    const found = fought(state, policies);
    return typeof found === 'string' ? null : found;
  } catch (error) {
    if (error instanceof OutOfPatience) return null;
    throw error;
  }
}
