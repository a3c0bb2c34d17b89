import { aimsIn } from './best/choosing.ts';
import { foresight, type Foresight } from './best/foresight.ts';
import { fightsOn, retreating, SIDES, type Field } from './field.ts';
import type { Formation } from './formation.ts';
import type { RetreatPolicy } from './policies.ts';
import { prospects } from './prospects.ts';

/** When the attacker retreats, by its policy; with foresight if a side chooses its casualties by what follows. */
export interface Decisions extends Pick<Field, 'retreats'> {
  readonly sight: Foresight | null;
}

export function decisions(field: Field, policy: RetreatPolicy, retreatFrom: number): Decisions {
  const { casualties, submerge } = aimsIn(field);
  const isForeseen = SIDES.some((side) => casualties[side] ?? submerge[side]);
  if (typeof policy === 'object' && 'best' in policy) {
    const sight = foresight(field, policy, retreatFrom);
    return {
      retreats: ({ attacker, defender }) => sight.closing.hadBetterRetreat(attacker.left, defender.left),
      sight: isForeseen ? sight : null,
    };
  }
  const retreats = retreatsBy(field, policy, isForeseen);
  return { retreats, sight: isForeseen ? foresight(retreating(field, retreats), policy, retreatFrom) : null };
}

function retreatsBy(
  field: Field,
  policy: Exclude<RetreatPolicy, { best: unknown }>,
  isForeseen: boolean,
): Field['retreats'] {
  if (policy === 'never') return fightsOn;
  if (policy === 'when-behind') return ({ attacker, defender }) => attacker.left.hitsLeft < defender.left.hitsLeft;
  // The rounds before are told apart, and nobody retreats in them.
  if ('afterRounds' in policy) return () => true;
  const chance = isForeseen ? foreseenProspects(field) : prospects(retreating(field, fightsOn));
  return ({ attacker, defender }) => chance(attacker.left, defender.left) < policy.below;
}

function foreseenProspects(field: Field): (attacker: Formation, defender: Formation) => number {
  const { value } = foresight(field, 'never', 1).leaves(1);
  return (attacker, defender) => value(attacker, defender)[0];
}

/** The round at whose end the attacker can first retreat, by its policy. */
export const firstRetreat = (policy: RetreatPolicy): number =>
  typeof policy === 'object' && 'afterRounds' in policy ? policy.afterRounds : 1;
