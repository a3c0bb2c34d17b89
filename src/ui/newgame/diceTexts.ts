import type { Edition } from '../../engine/axis-allies/index.ts';
import type { DiceMode } from '../../saves/schema.ts';
import { joinWords } from '../../text/words.ts';

/** The ways to roll, and what each means. */
export const DICE_TEXT: Readonly<Record<DiceMode, { title: string; text: string }>> = {
  program: { title: 'The program rolls', text: 'One press, and the dice lie on the table.' },
  'low-luck': { title: 'Low luck', text: 'Six points are a sure hit, and one die decides the rest.' },
  table: { title: 'We roll real dice', text: 'The program says how many; you tap or type what fell.' },
};

/** A way to roll in an edition: of low luck also what it means for the other dice that are rolled there. */
export function diceTextIn({ units, developments }: Edition, mode: DiceMode): { title: string; text: string } {
  const { title, text } = DICE_TEXT[mode];
  if (mode !== 'low-luck') return { title, text };
  const guns = units.some(({ antiaircraftFire }) => antiaircraftFire > 0) ? ', for guns too,' : ',';
  const usual = [
    ...(developments.length > 0 ? ['research'] : []),
    ...(units.some(({ raids }) => raids) ? ['raids'] : []),
  ];
  const rest = usual.length > 0 ? `; ${joinWords(usual)} as usual` : '';
  return { title, text: `Six points are a sure hit${guns} and one die decides the rest${rest}.` };
}
