import { BATTLE_SIDES, type BattleResult, type BattleSide } from '../../../engine/axis-allies/index.ts';
import { gainOf, type End } from '../odds/odds.ts';
import { expected, percent, withSign } from '../../../text/chances.ts';
import { capitalized, joinWords } from '../../../text/words.ts';
import { unitCounts } from './unitNames.ts';

/** How a battle can end, in a few words. */
export const RESULT_TEXT: Readonly<Record<BattleResult, string>> = {
  'attacker-won': 'The attackers win',
  'defender-won': 'The defenders win',
  'both-lost': 'Nobody is left',
  'attacker-retreated': 'The attackers retreat',
  stalemate: 'A standstill',
};

/** What an end of a battle leaves: "2 infantry and a tank left", and who cannot land then. */
export function battleEndText({ unlanded, ...end }: Pick<End, 'result' | 'left' | 'unlanded'>): string {
  const units = BATTLE_SIDES.flatMap((side) => unitCounts(unlanded[side]) || []);
  return units.length === 0 ? leftText(end) : `${leftText(end)}; no place to land for ${joinWords(units)}`;
}

/** Some ends of a battle side by side, a row for each thing that is told of them. */
export function endRows(
  ends: readonly End[],
  production: number,
): readonly (readonly [what: string, ...ofEnds: readonly string[]])[] {
  const row = (what: string, told: (end: End) => string): readonly [string, ...string[]] => [what, ...ends.map(told)];
  const units = (counts: End['left'][BattleSide]): string => unitCounts(counts) || 'none';
  return [
    row('Chance', ({ chance }) => percent(chance)),
    row('IPCs lost', ({ lost }) => expected(lost.attacker)),
    row('IPCs destroyed', ({ lost }) => expected(lost.defender)),
    row('IPCs on balance', (end) => withSign(gainOf(end, production))),
    row('Attackers left', ({ left }) => units(left.attacker)),
    row('Defenders left', ({ left }) => units(left.defender)),
  ];
}

function leftText({ result, left }: Pick<End, 'result' | 'left'>): string {
  const those = (side: BattleSide): string => unitCounts(left[side]);
  switch (result) {
    case 'attacker-won':
      return capitalized(`${those('attacker')} left`);
    case 'defender-won':
      return `Lost against ${those('defender')}`;
    case 'both-lost':
      return 'Nobody is left';
    case 'attacker-retreated':
      return `Retreat with ${those('attacker')} from ${those('defender')}`;
    case 'stalemate':
      return capitalized(`${those('attacker')} and ${those('defender')} are left`);
  }
}
