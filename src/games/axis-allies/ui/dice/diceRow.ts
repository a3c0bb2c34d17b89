/** Dice that are rolled together: what they are for, and which numbers count. */
export interface DiceRow {
  /** What they are rolled for: '2 fighters'. */
  readonly label: string;
  /** Which numbers count: 'hit on 1–3'. */
  readonly hint: string;
  /** How many. */
  readonly wanted: number;
  readonly isHit: (die: number) => boolean;
}
