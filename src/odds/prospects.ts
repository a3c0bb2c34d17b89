import type { Formation } from './formation.ts';
import { chanceAt } from './losses.ts';
import { beginning } from './moment.ts';
import { closed, isSame, roundFrom } from './reckon.ts';
import { noWays, type Field, type Ways } from './field.ts';

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
