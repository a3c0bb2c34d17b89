import type { BattleSide } from '../../../engine/axis-allies/index.ts';
import type { ForceFound } from '../odds/calculator.ts';
import type { Odds } from '../odds/odds.ts';
import { expected, percent } from '../../../text/chances.ts';
import { unitCounts } from './unitNames.ts';
import { counted, ipcs } from '../../../text/words.ts';

/** Words of the battle calculator. */

/** Where a battle is fought. */
export const GROUND_TEXT = {
  land: 'On land',
  sea: 'At sea',
  landing: 'On land, from the sea',
} as const;

/** Who wins, and on land how likely the territory is taken: 'The attackers win 63 %, and take the territory 58 %.' */
export function calculatedText({ results, captured }: Odds, isOnLand: boolean): string {
  const won = `The attackers win ${percent(results['attacker-won'])}`;
  return isOnLand ? `${won}, and take the territory ${percent(captured)}.` : `${won}.`;
}

/** What each side brings and may be expected to lose, in IPCs. */
export const worthText = (worth: Readonly<Record<BattleSide, number>>, { lost }: Odds): string =>
  `The attackers lose ${expected(lost.attacker)} of ${ipcs(worth.attacker)} on average, ` +
  `the defenders ${expected(lost.defender)} of ${ipcs(worth.defender)}.`;

/** The smallest force that wins with a chance: '4 infantry and a fighter (22 IPCs): 91 %.' */
export function foundForceText(force: ForceFound | null, least: number, withAll: number): string {
  if (force === null)
    return withAll < least
      ? `All together win with less than ${percent(least)}.`
      : 'None was found in the time it may take.';
  const words = `${unitCounts(force.units)} (${ipcs(force.ipcs)}): ${percent(force.chance)}.`;
  return force.isSmallest ? words : `${words} ${MAY_BE_SMALLER}`;
}

/** Where not all forces were looked at. */
export const MAY_BE_SMALLER = 'There may be a smaller one: the search was cut short.';

/** While a force is sought: '120 forces looked at. Till now the smallest: 4 infantry (12 IPCs).' */
export function lookingText(forces: number, best: Pick<ForceFound, 'units' | 'ipcs'> | null = null): string {
  const looked = `${counted(forces, 'force')} looked at.`;
  return best ? `${looked} Till now the smallest: ${unitCounts(best.units)} (${ipcs(best.ipcs)}).` : looked;
}
