import { editionOf, type GameState } from '../../../engine/axis-allies/index.ts';
import { thePower } from './names.ts';
import { capitalized } from '../../../text/words.ts';

/** Why phases of a turn are missing. */
export type MissingReason = 'capital-lost' | 'collect-first' | 'no-money' | 'no-units';

/** 'The Soviet Union has lost its capital: …', for the acting power. */
export function missingPhasesText(state: GameState, reason: MissingReason): string {
  const who = capitalized(thePower(state, state.power));
  switch (reason) {
    case 'capital-lost':
      return (
        `${who} has lost the capital: ${editionOf(state.edition).developments.length > 0 ? 'no research, ' : ''}` +
        'no purchases, no new units and no income until it is freed (TURN-3).'
      );
    case 'collect-first':
      return `${who} was freed: it buys nothing until it has collected income, at the end of this turn (CAP-1).`;
    case 'no-money':
      return `${who} cannot pay for any unit, so there is nothing to purchase.`;
    case 'no-units':
      return `${who} has no units on the map, so there is nothing to move.`;
  }
}
