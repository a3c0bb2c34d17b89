import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import type { PlayerView } from '../games/face/hand.ts';
import { handOf } from '../games/faces.ts';
import { areSameBoxes, type ScreenBox } from './covers.ts';
import { useExample } from './displayedGame.ts';
import { useGame } from './gameStore.ts';
import { lookAt } from './lookedAt.ts';

/** What is selected and highlighted. Map and panels share this state; what a press means is the family's to say. */
export interface ViewStore extends PlayerView {
  readonly hovered: SpaceId | null;
  /** Areas of the map covered by other elements, in which the map shows nothing important. */
  readonly covers: readonly ScreenBox[];

  hover(space: SpaceId | null): void;
  /** A press on a space: gives an order there, or selects it. */
  press(space: SpaceId): void;
  /** Selects a space, whatever pieces are chosen. */
  focus(space: SpaceId | null): void;
  /** Selects a space and shows its details. */
  openFacts(space: SpaceId): void;
  closeFacts(): void;
  /** Selects pieces for an order. */
  choose(pieces: readonly string[]): void;
  setCovers(covers: readonly ScreenBox[]): void;
}

const NOTHING = { hovered: null, focused: null, showsFacts: false, chosen: [], destinations: [], marks: {} };

export const useView = create<ViewStore>()((set, get, view) => ({
  ...NOTHING,
  covers: [],

  hover: (space) => {
    if (get().hovered !== space) set({ hovered: space });
  },

  press: (space) => {
    const { example } = useExample.getState();
    const { game } = useGame.getState();
    if (example !== null) example.hand?.press(space);
    else if (game === null) set({ focused: space });
    else handOf(game).press(view, space);
  },

  focus: (space) => set({ focused: space }),
  openFacts: (space) => {
    set({ focused: space, showsFacts: true });
    lookAt(space);
  },
  closeFacts: () => set({ showsFacts: false }),

  choose: (pieces) => {
    const { game } = useGame.getState();
    if (game === null) set({ chosen: [], destinations: [] });
    else handOf(game).choose(view, pieces);
  },

  setCovers: (covers) => {
    if (!areSameBoxes(covers, get().covers)) set({ covers });
  },
}));

useGame.subscribe((now, before) => {
  if (now.game === before.game) return;
  // Another edition has other spaces and pieces.
  if (now.game === null || (before.game !== null && before.game.edition !== now.game.edition)) {
    useView.setState(NOTHING);
    if (before.game !== null) handOf(before.game).drop();
  }
  if (now.game !== null) handOf(now.game).follow(useView, now, before);
});
