import type { Worth } from '../odds/planOdds.ts';
import { expected, percent, withSign } from '../../../text/chances.ts';

/** What all battles of a plan come to together, in short lines; of raids alone nobody is said to win. */
export function worthText(
  { all, none, lost, production, seized, raided, swing, spread }: Worth,
  hasBattles: boolean,
): readonly string[] {
  if (!hasBattles)
    return [
      `Raids cost them ${expected(raided)} IPCs`,
      `Lose ${expected(lost.attacker)}, on balance ${withSign(swing)} IPCs, give or take ${expected(spread)}`,
    ];
  const seizure = seized > 0 ? ` and seize ${expected(seized)}` : '';
  const raids = raided > 0 ? `, raids cost them ${expected(raided)}` : '';
  const losses = `Lose ${expected(lost.attacker)}, destroy ${expected(lost.defender)}`;
  return [
    `All won ${percent(all)}, none ${percent(none)}`,
    `${losses}, take production of ${expected(production)}${seizure}${raids}`,
    `On balance ${withSign(swing)} IPCs, give or take ${expected(spread)}`,
  ];
}
