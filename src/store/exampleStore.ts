import { create } from 'zustand';
import type { Destination, GameEvent, GameState, SpaceId, UnitId } from '../engine/index.ts';
import type { Mark } from './marks.ts';

/** What the map shows beside the position itself. */
export interface MapHighlights {
  readonly chosen: readonly UnitId[];
  readonly destinations: readonly Destination[];
  readonly marks: Readonly<Record<SpaceId, Mark>>;
}

/** A position that is only looked at, such as a rule's case. */
export interface Example extends MapHighlights {
  readonly game: GameState;
  /** What has just led there, and from where. */
  readonly events: readonly GameEvent[];
  readonly before: GameState | null;
  /** The spaces it is about now: rimmed, and brought into view. */
  readonly spaces: readonly SpaceId[];
  /** The ways units take, or would take if their order were not refused. */
  readonly routes: readonly (readonly SpaceId[])[];
  readonly isRefused: boolean;
}

/** While an example is on show the map draws it, and the game on the table rests: neither touches the other. */
export const useExample = create<{ readonly example: Example | null }>()(() => ({ example: null }));
