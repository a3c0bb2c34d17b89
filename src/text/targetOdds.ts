import type { TargetOdds, Unreckoned } from '../odds/planOdds.ts';
import { expected, percent, withSign } from './chances.ts';

/** What is expected of a battle to come, in two short lines; the second is null if there is no more to say. */
export function targetOddsText(found: TargetOdds | Unreckoned): readonly [chances: string, ipcs: string | null] {
  if ('why' in found) return [NO_ODDS[found.why], null];
  const { odds, landing, lost, swing } = found;
  if (odds === null && landing === null) return [certainText(found), `Swing ${withSign(swing)} IPCs`];
  return [
    chancesText(found),
    `Lose ${expected(lost.attacker)}, destroy ${expected(lost.defender)}, swing ${withSign(swing)} IPCs`,
  ];
}

const NO_ODDS: Readonly<Record<Unreckoned['why'], string>> = {
  'too-large': 'This battle is too large for its odds.',
  stopped: 'The odds took too long.',
  'unknown-step': 'There are no odds for a battle like this.',
  'no-battle': 'No battle is to be fought here.',
  'no-attackers': 'Nobody attacks here.',
  'no-defenders': 'Nobody defends here.',
};

function certainText({ captured }: TargetOdds): string {
  return captured === 0 ? 'Nobody defends, but no land unit comes to take it' : 'Nobody defends: taken for certain';
}

/** Where a win nearly always takes the territory, one number says both. */
function chancesText({ won, captured }: TargetOdds): string {
  const [win, take] = [percent(won), captured === null ? null : percent(captured)];
  if (take === null) return `Win ${win}`;
  return win === take ? `Win and take ${win}` : `Win ${win}, take ${take}`;
}
