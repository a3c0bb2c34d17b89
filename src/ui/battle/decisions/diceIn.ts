import { diceText } from '../../../text/battleText.ts';

/** The dice in a typed text, and what is wrong with it. Anything between the digits is passed over. */
export function diceIn(text: string, wanted: number): { dice: readonly number[]; fault: string | null } {
  const digits = [...text.matchAll(/\d/g)].map(([digit]) => Number(digit));
  const dice = digits.filter((die) => die >= 1 && die <= 6);
  if (dice.length < digits.length) return { dice, fault: 'A die shows 1, 2, 3, 4, 5 or 6.' };
  if (dice.length !== wanted) return { dice, fault: `${diceText(wanted)} needed here, ${dice.length} typed.` };
  return { dice, fault: null };
}
