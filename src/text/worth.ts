import type { Worth } from '../odds/planOdds.ts';
import { expected, percent, withSign } from './chances.ts';

/** What all battles of a plan come to together, in short lines. */
export function worthText({ all, none, lost, production, seized, swing, spread }: Worth): readonly string[] {
  const seizure = seized > 0 ? ` and seize ${expected(seized)}` : '';
  const losses = `Lose ${expected(lost.attacker)}, destroy ${expected(lost.defender)}`;
  return [
    `All won ${percent(all)}, none ${percent(none)}`,
    `${losses}, take production of ${expected(production)}${seizure}`,
    `Swing ${withSign(swing)} IPCs, give or take ${expected(spread)}`,
  ];
}
