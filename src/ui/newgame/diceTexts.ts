import type { DiceMode } from '../../saves/schema.ts';

/** The ways to roll, and what each means. */
export const DICE_TEXT: Readonly<Record<DiceMode, { title: string; text: string }>> = {
  program: { title: 'The program rolls', text: 'One press, and the dice lie on the table.' },
  'low-luck': {
    title: 'Low luck',
    text: 'Six points are a sure hit, for guns too, and one die decides the rest; research and raids as usual.',
  },
  table: { title: 'We roll real dice', text: 'The program says how many; you tap or type what fell.' },
};
