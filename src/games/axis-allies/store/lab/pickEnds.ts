import { ownState } from '../game.ts';
import { lineTo } from '../../odds/lineTo.ts';
import type { End } from '../../odds/odds.ts';
import { toTheEndNow } from '../odds/choices.ts';
import { addLines } from '../../../../store/lab/addLines.ts';

/** An end of the battle on the table, and the name of its branch. */
export interface PickedEnd {
  readonly end: End;
  readonly name: string;
  /** Taken in its place, the first for which dice are found, if none are found for it. */
  readonly instead?: readonly Omit<PickedEnd, 'instead'>[];
}

/**
 * Adds a branch for each of these ends of the battle under way: dice and losses that lead there, and at its last move
 * the chance of this end. The first is the main line. With one end the lab goes there; several lie side by side. Gives
 * how many were found.
 */
export function pickEnds(picked: readonly PickedEnd[]): Promise<number> {
  const policies = toTheEndNow();
  return addLines(
    'ends',
    picked.map((one) =>
      [one, ...(one.instead ?? [])].map(({ end, name }) => ({
        search: (start) => lineTo(ownState(start), end, policies),
        notes: { name, chance: end.chance },
      })),
    ),
  );
}
