import { useMemo, useState } from 'react';
import { create } from 'zustand';
import type { SpaceId, PowerId } from '../engine/index.ts';
import { useExample, type MapHighlights } from './displayedGame.ts';
import { useGame } from './gameStore.ts';
import { useHandover } from './handover.ts';
import { lastEdition } from './nextGame.ts';
import { useView } from './viewStore.ts';
import type { FoundSpace } from './findSpaces.ts';

/** The edition of the displayed game; without a game the one shown last, at first that of the game last played. */
export function useDisplayedEdition(): string {
  // Only the name, so that nothing is rendered again for every order.
  const example = useExample((store) => store.example?.game.edition);
  const own = useGame((store) => store.game?.edition);
  const shown = example ?? own;
  const [edition, setEdition] = useState(shown ?? lastEdition);
  if (shown !== undefined && shown !== edition) setEdition(shown);
  return shown ?? edition;
}

/** The chosen units, their destinations or the marks on the map. */
export function useHighlighted<Part extends keyof MapHighlights>(part: Part): MapHighlights[Part] {
  const example: MapHighlights | null = useExample((store) => store.example);
  const own = useView((view: MapHighlights) => view[part]);
  return example === null ? own : example[part];
}

/** The spaces to outline. */
export function useDisplayedSpaces(): readonly SpaceId[] {
  const example = useExample((store) => store.example);
  const told = useHandover((handover) => handover.spaces);
  const focused = useView((view) => view.focused);
  return useMemo(() => {
    if (example !== null) return example.spaces;
    return focused === null ? told : [focused];
  }, [example, told, focused]);
}

/** A space of the map in which two positions differ. */
export interface DifferingSpace {
  readonly space: SpaceId;
  /** What is written there: how many more units, and how many fewer. */
  readonly sign: string;
  /** Who holds it in the second position, if that differs. */
  readonly holder: PowerId | null;
}

/** The spaces that the map marks, because two positions are compared. */
export const useDiffering = create<{ readonly spaces: readonly DifferingSpace[] }>()(() => ({ spaces: [] }));

/** The result of the last search while its space is selected: the map shows the place it was found by. */
export const useSearchResult = create<{ readonly found: FoundSpace | null }>()(() => ({ found: null }));

/** Selects a space found by a search. */
export function showSearchResult(found: FoundSpace): void {
  useView.getState().focus(found.space.id);
  useSearchResult.setState({ found });
}

useView.subscribe(({ focused }) => {
  const { found } = useSearchResult.getState();
  if (found !== null && focused !== found.space.id) useSearchResult.setState({ found: null });
});
