import type { AnyGame, Beginning, SpaceId } from '../../engine/index.ts';
import type { PlayerView } from './hand.ts';

/** The pieces chosen for an order, and the spaces they can go to. */
type ShownInHand = Pick<PlayerView, 'chosen'> & { readonly destinations: readonly { readonly space: SpaceId }[] };

/** Where on the board things happen, for what brings it into view or keeps off it. */
export interface Places<G extends AnyGame = AnyGame> {
  /** What to show as a game is opened, or a turn begins. `setup` is what the game began with. */
  first(state: G['state'], setup: Beginning | null): readonly SpaceId[];
  /** Where something happens now: with pieces in hand, where they are and can go. */
  action(state: G['state'], hand: ShownInHand): readonly SpaceId[];
  /** What must not be covered: the selected space, what is in hand, and what is contested. */
  inPlay(state: G['state'], hand: ShownInHand & Pick<PlayerView, 'focused'>): readonly SpaceId[];
  /** Where pieces stand. */
  occupied(state: G['state']): readonly SpaceId[];
}
