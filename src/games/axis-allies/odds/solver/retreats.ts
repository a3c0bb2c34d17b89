import type { RetreatPolicy } from '../policies.ts';
import { fightsOn, retreating, SIDES, type Field, noWays, type Ways } from './battleModel.ts';
import { aimsIn } from './best/bestChoice.ts';
import { foresight, type Foresight } from './best/foresight.ts';
import { chanceAt } from './losses.ts';
import { beginning } from './roundState.ts';
import type { Formation } from './sideState.ts';
import { closed, isSame, roundFrom } from './solveRounds.ts';

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

/** The chance that the attacker wins from the end of a round, on a field where it never retreats. */
export function prospects(toTheEnd: Field): (attacker: Formation, defender: Formation) => number {
  const known = new Map<Formation, Map<Formation, number>>();

  function chance(attacker: Formation, defender: Formation): number {
    let row = known.get(attacker);
    if (!row) known.set(attacker, (row = new Map()));
    let found = row.get(defender);
    if (found === undefined) row.set(defender, (found = reckoned(attacker, defender)));
    return found;
  }

  function reckoned(attacker: Formation, defender: Formation): number {
    const ways = noWays();
    const before = beginning(attacker, defender);
    const after = closed(toTheEnd, before, ways);
    if (!after) return won(ways);
    if (!isSame(after, before)) return chance(after.attacker.left, after.defender.left);
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

const won = ({ ended }: Pick<Ways, 'ended'>): number =>
  ended.reduce((sum, { result, chance }) => (result === 'attacker-won' ? sum + chance : sum), 0);
