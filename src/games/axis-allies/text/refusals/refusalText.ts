import type { GameState, Reason, Refusal } from '../../../../engine/axis-allies/index.ts';
import { ADVANTAGE_REFUSALS, HOME_REFUSALS, CONVOY_REFUSALS, MOBILIZE_REFUSALS } from './home.ts';
import { AIR_WAR_REFUSALS, FLIGHT_REFUSALS } from './flights.ts';
import { BATTLE_REFUSALS } from './battles.ts';
import { MOVE_REFUSALS } from './moves.ts';
import { ORDER_REFUSALS } from './orders.ts';
import { refusalWords, type Sentence } from './refusalWords.ts';
import { SHIP_REFUSALS } from './ships.ts';
import { withOneStop } from '../../../../text/words.ts';

/** A sentence for every reason; the compiler complains if one is missing. */
const SENTENCES: Record<Reason, Sentence> = {
  ...ADVANTAGE_REFUSALS,
  ...ORDER_REFUSALS,
  ...HOME_REFUSALS,
  ...MOVE_REFUSALS,
  ...FLIGHT_REFUSALS,
  ...AIR_WAR_REFUSALS,
  ...SHIP_REFUSALS,
  ...BATTLE_REFUSALS,
  ...CONVOY_REFUSALS,
  ...MOBILIZE_REFUSALS,
};

/** What else is wrong, a sentence each: the end of a phase names all its faults. */
export const otherFaults = (state: GameState, { others = [] }: Refusal): readonly string[] =>
  others.map((other) => refusalText(state, other));

/** Why a command was refused, in one plain sentence. What would be allowed instead, remediesText says. */
export function refusalText(state: GameState, refusal: Refusal): string {
  return withOneStop(SENTENCES[refusal.reason](refusalWords(state, refusal)));
}
