import { useMemo, useState } from 'react';
import type { SpaceId } from '../engine/index.ts';
import { useExample, type MapHighlights } from './displayedGame.ts';
import { useGame } from './gameStore.ts';
import { useHandover } from './handover.ts';
import { lastEdition } from './nextGame.ts';
import { useView } from './viewStore.ts';

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
