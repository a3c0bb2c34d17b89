import type { AnyGame, PowerId, SpaceId } from '../../engine/index.ts';
import type { Timeline } from '../../session/timeline.ts';

/** A turn that is over. */
export interface EndedTurn<G extends AnyGame = AnyGame> {
  readonly power: PowerId;
  readonly round: number;
  /** The game as the next turn begins. */
  readonly timeline: Timeline<G>;
  /** The number of commands before the order that ended the turn. */
  readonly since: number;
}

/** A line of a story and the places on the map that it tells of. */
export interface ToldLine {
  readonly text: string;
  readonly spaces: readonly SpaceId[];
}

/** The story of a turn, and how the power stands that is next. */
export interface ToldTurn {
  readonly lines: readonly ToldLine[];
  /** Where the game goes on. */
  readonly front: readonly SpaceId[];
  /** Sentences on the next power; what is urgent stands out. */
  readonly next: readonly { readonly text: string; readonly isUrgent?: boolean }[];
}

/** Tells of a turn; it yields after each command that it plays again for that. */
export type TellTurn<G extends AnyGame = AnyGame> = (ended: EndedTurn<G>) => Generator<unknown, ToldTurn>;
