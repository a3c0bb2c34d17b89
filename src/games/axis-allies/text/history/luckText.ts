import type { Bombing, Luck } from '../../history/index.ts';
import { expected, percent, withSign } from '../../../../text/chances.ts';
import { counted, ipcs } from '../../../../text/words.ts';

/** Below this chance, luck is worth a word. */
const RARE = 0.05;

/** '7 hits, 5.2 expected: +1.8'. */
export const luckLine = (luck: Luck): string =>
  `${counted(luck.hits, 'hit')}, ${expected(luck.expected)} expected: ${withSign(luck.hits - luck.expected)}`;

/** 'Raids and rockets: 12 IPCs destroyed, 10.5 expected'. */
export const bombingLine = ({ destroyed, expected: mean }: Bombing): string =>
  `Raids and rockets: ${ipcs(destroyed)} destroyed, ${expected(mean)} expected`;

/** 'So many or more in 12 % of all such throws'; how unlikely the luck was. */
export function rarityText({ hits, expected: mean, chance, dice }: Luck): string {
  if (dice === 0) return 'No dice.';
  const [direction, luck] = hits > mean ? ['more', 'good'] : ['fewer', 'bad'];
  const word = chance < RARE ? `, ${chance < RARE / 5 ? 'very' : 'rather'} ${luck} luck` : '';
  return `So many or ${direction}: ${percent(chance)}${word}`;
}
