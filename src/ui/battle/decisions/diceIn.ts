import { diceText } from '../../../text/battleText.ts';

/** What was typed into a field of dice. */
export interface TypedText {
  readonly dice: readonly number[];
  /** A digit that no die shows. */
  readonly hasNoDie: boolean;
  readonly fault: string | null;
}

/** The dice in a typed text, and what is wrong with it. Anything between the digits is passed over. */
export function diceIn(text: string, wanted: number): TypedText {
  const digits = [...text.matchAll(/\d/g)].map(([digit]) => Number(digit));
  const dice = digits.filter((die) => die >= 1 && die <= 6);
  if (dice.length < digits.length) return { dice, hasNoDie: true, fault: 'A die shows 1, 2, 3, 4, 5 or 6.' };
  return {
    dice,
    hasNoDie: false,
    fault: dice.length === wanted ? null : `${diceText(wanted)} needed here, ${dice.length} typed.`,
  };
}
