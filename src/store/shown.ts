import { useMemo } from 'react';
import type { GameEvent, GameState, SpaceId } from '../engine/index.ts';
import { useExample, type MapHighlights } from './exampleStore.ts';
import { useGame } from './gameStore.ts';
import { useView } from './viewStore.ts';

/** What the map draws: the example on show, or else the game on the table and what the people there have chosen. */
export function useShownGame(): GameState | null {
  const example = useExample((store) => store.example);
  const game = useGame((store) => store.game);
  return example === null ? game : example.game;
}

/** What has just happened in what the map draws, and the state in which it began. */
export function useLatestEvents(): { readonly events: readonly GameEvent[]; readonly before: GameState | null } {
  const example = useExample((store) => store.example);
  const events = useGame((store) => store.events);
  const before = useGame((store) => store.before);
  return example ?? { events, before };
}

/** Chosen units, where they can go, and what is pointed out. */
export function useShown<Part extends keyof MapHighlights>(part: Part): MapHighlights[Part] {
  const example: MapHighlights | null = useExample((store) => store.example);
  const own = useView((view: MapHighlights) => view[part]);
  return example === null ? own : example[part];
}

/** The spaces looked at. */
export function useShownSpaces(): readonly SpaceId[] {
  const example = useExample((store) => store.example);
  const focused = useView((view) => view.focused);
  return useMemo(() => example?.spaces ?? (focused === null ? [] : [focused]), [example, focused]);
}
