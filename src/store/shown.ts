import { useMemo, useState } from 'react';
import type { GameEvent, GameState, SpaceId } from '../engine/index.ts';
import { useExample, type MapHighlights } from './exampleStore.ts';
import { useGame } from './gameStore.ts';
import { useHandover } from './handover.ts';
import { lastEdition } from './lastEdition.ts';
import { useView } from './viewStore.ts';

/** The game the map draws: the example if there is one, else the current game. */
export function useShownGame(): GameState | null {
  const example = useExample((store) => store.example);
  const game = useGame((store) => store.game);
  return example === null ? game : example.game;
}

/** The edition of that game; without a game the one shown last, at first that of the game last played. */
export function useShownEdition(): string {
  // Only the name, so that nothing is rendered again for every order.
  const example = useExample((store) => store.example?.game.edition);
  const own = useGame((store) => store.game?.edition);
  const shown = example ?? own;
  const [edition, setEdition] = useState(shown ?? lastEdition);
  if (shown !== undefined && shown !== edition) setEdition(shown);
  return shown ?? edition;
}

/** The latest events of that game, and the state before them. */
export function useLatestEvents(): { readonly events: readonly GameEvent[]; readonly before: GameState | null } {
  const example = useExample((store) => store.example);
  const events = useGame((store) => store.events);
  const before = useGame((store) => store.before);
  return example ?? { events, before };
}

/** The chosen units, their destinations or the marks on the map. */
export function useShown<Part extends keyof MapHighlights>(part: Part): MapHighlights[Part] {
  const example: MapHighlights | null = useExample((store) => store.example);
  const own = useView((view: MapHighlights) => view[part]);
  return example === null ? own : example[part];
}

/** The spaces to outline. */
export function useShownSpaces(): readonly SpaceId[] {
  const example = useExample((store) => store.example);
  const told = useHandover((handover) => handover.spaces);
  const focused = useView((view) => view.focused);
  return useMemo(() => {
    if (example !== null) return example.spaces;
    return focused === null ? told : [focused];
  }, [example, told, focused]);
}
