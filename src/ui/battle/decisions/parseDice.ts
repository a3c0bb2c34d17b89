import { diceText } from '../../../text/battleText.ts';

/** What was typed into a field of dice. */
export interface ParsedDice {
  readonly dice: readonly number[];
  /** A digit that no die shows. */
  readonly hasInvalidDigit: boolean;
  readonly fault: string | null;
}

/** The dice in a typed text, and what is wrong with it. Anything between the digits is passed over. */
export function parseDice(text: string, wanted: number): ParsedDice {
  const digits = [...text.matchAll(/\d/g)].map(([digit]) => Number(digit));
  const dice = digits.filter((die) => die >= 1 && die <= 6);
  if (dice.length < digits.length) return { dice, hasInvalidDigit: true, fault: 'A die shows 1, 2, 3, 4, 5 or 6.' };
  return {
    dice,
    hasInvalidDigit: false,
    fault: dice.length === wanted ? null : `${diceText(wanted)} needed here, ${dice.length} typed.`,
  };
}
