import { diceText } from '../../text/battleText.ts';

/** The result of parsing a field of dice. */
export interface ParsedDice {
  readonly dice: readonly number[];
  /** Contains a digit that is not on a die. */
  readonly hasInvalidDigit: boolean;
  readonly fault: string | null;
}

/** Parses typed dice. Anything between the digits is ignored. */
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
