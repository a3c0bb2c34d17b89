import type { Awaiting, GameState } from '../../../../engine/axis-allies/index.ts';
import { suggestedAttack, type SuggestedAttack } from '../../store/suggestions.ts';
import type { Guide } from '../../../../store/guide.ts';
import { awaitingOf } from '../../store/selectors.ts';
import type { InHand } from '../../store/hand.ts';
import type { ViewStore } from '../../store/viewStore.ts';

/** What of the view the guide looks at. */
export type GuidedView = Pick<ViewStore, 'focused' | 'chosen' | 'destinations'> & Pick<InHand, 'picked'>;

/** All that decides what the guide says. */
export interface Moment {
  readonly game: GameState;
  readonly awaited: Awaiting;
  readonly view: GuidedView;
  /** An attack to begin with; null in other phases. */
  readonly attack: SuggestedAttack | null;
  /** The turn that the guide leads through is over. */
  readonly isOver: boolean;
}

export function momentOf(game: GameState, view: GuidedView, guide: Guide): Moment {
  return {
    game,
    awaited: awaitingOf(game),
    view,
    attack: game.phase === 'combat-move' ? suggestedAttack(game) : null,
    isOver: game.power !== guide.power || game.round !== guide.round || game.outcome !== null,
  };
}
