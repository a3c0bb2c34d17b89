import type { GameState } from '../../../../engine/axis-allies/index.ts';
import type { Hint } from '../../store/hints/told.ts';
import { emptyCapitalText, noEscortText, noGunText, oneLandingText } from '../../text/hints.ts';

/** A hint as one sentence. */
export function hintText(game: GameState, hint: Hint): string {
  switch (hint.kind) {
    case 'empty-capital':
      return emptyCapitalText(game, hint.space, hint.enemies);
    case 'no-gun':
      return noGunText(game, hint.space, hint.enemies);
    case 'no-escort':
      return noEscortText(game, hint.space, hint.transports, hint.enemies, hint.there);
    case 'one-landing':
      return oneLandingText(game, hint.space, hint.flyers, hint.place);
  }
}
