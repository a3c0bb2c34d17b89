import type { AxisAllies } from '../../../../engine/axis-allies/index.ts';
import type { TellTurn } from '../../../face/story.ts';
import { spacesOfPart } from '../../history/index.ts';
import { frontSpaces } from '../../store/places.ts';
import { toldTurn } from '../../store/toldTurn.ts';
import { situationText, balanceText, turnPartText } from '../../text/history/turnText.ts';
import { comingVictories, standingText } from '../../text/victoryText.ts';

/** A turn in lines: what happened in it and what it came to; then how near each side is to victory. */
export const tellTurn: TellTurn<AxisAllies> = function* tellTurn(ended) {
  const { state } = ended.timeline;
  const { parts, before, after, next } = yield* toldTurn(ended);
  const coming = comingVictories(state);
  return {
    lines: [
      ...parts.map((part) => ({ text: turnPartText(state, part), spaces: spacesOfPart(part) })),
      { text: balanceText(before, after), spaces: [] },
    ],
    front: frontSpaces(state),
    next: [
      coming.length > 0 ? { text: coming.join(' '), isUrgent: true } : { text: `Victory: ${standingText(state)}.` },
      ...situationText(state, next).map((text) => ({ text })),
    ],
  };
};
