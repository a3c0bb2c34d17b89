import type { GameState } from '../../engine/index.ts';
import { emptyCapital } from './emptyCapital.ts';
import { thingOf, type Hint } from './hint.ts';
import { noEscort } from './noEscort.ts';
import { noGun } from './noGun.ts';
import { oneLanding } from './oneLanding.ts';
import type { TellsOf } from './told.ts';

/** The hints, the gravest first. */
const HINTS = [
  ['empty-capital', emptyCapital],
  ['one-landing', oneLanding],
  ['no-escort', noEscort],
  ['no-gun', noGun],
] as const;

/** Whether this was told before, or is of a kind that is unwanted. */
export const isKnown = (hint: Hint, { things, unwanted }: TellsOf): boolean =>
  unwanted.includes(hint.kind) || things.includes(thingOf(hint));

/** The one hint to show now: the gravest that is not known; null for none. */
export function firstHint(game: GameState, tells: TellsOf): Hint | null {
  for (const [kind, find] of HINTS) {
    if (tells.unwanted.includes(kind)) continue;
    const hint = find(game).find((found) => !isKnown(found, tells));
    if (hint !== undefined) return hint;
  }
  return null;
}
