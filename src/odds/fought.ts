import type { GameState } from '../engine/index.ts';
import { fightsOn, retreating, SIDES, type Field } from './field.ts';
import { lineOf } from './formation.ts';
import { openingFrom, type Answer } from './opening.ts';
import { patience } from './patience.ts';
import type { Policies, RetreatPolicy } from './policies.ts';
import { programOf } from './program.ts';
import { prospects } from './prospects.ts';
import { companyOf } from './ranks.ts';
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
  const companies = { attacker: companyOf(state, battle, 'attacker'), defender: companyOf(state, battle, 'defender') };
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
    fired: patience(isStopped),
    retreats: fightsOn,
  };
  const start = standpointOf(state, battle, toTheEnd, companies);
  if (!start) return 'unknown-step';
  const field = retreating(toTheEnd, retreatsBy(toTheEnd, policies.retreat));
  const retreatFrom = firstRetreat(policies.retreat);
  const opening = openingFrom(start.round < retreatFrom ? toTheEnd : field, start, answer);
  return { ...reckon(field, opening, retreatFrom), lines };
}

/** The round at whose end the attacker can first retreat, by its policy. */
const firstRetreat = (policy: RetreatPolicy): number =>
  typeof policy === 'object' && 'afterRounds' in policy ? policy.afterRounds : 1;

/** When the attacker retreats, by its policy. */
function retreatsBy(field: Field, policy: RetreatPolicy): Field['retreats'] {
  if (policy === 'never') return fightsOn;
  if (policy === 'when-behind') return ({ attacker, defender }) => attacker.left.hitsLeft < defender.left.hitsLeft;
  // The rounds before are told apart, and nobody retreats in them.
  if ('afterRounds' in policy) return () => true;
  const chance = prospects(retreating(field, fightsOn));
  return ({ attacker, defender }) => chance(attacker.left, defender.left) < policy.below;
}
