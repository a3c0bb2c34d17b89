import { useMemo } from 'react';
import type { AnyEvent, SpaceId } from '../../engine/index.ts';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';
import { useDisplayedExample } from '../../ui/components/DisplayedExample.tsx';
import type { Example } from '../../store/displayedGame.ts';

/** The one empty list, so that it is equal every time and the map has nothing to animate. */
const NO_EVENTS: readonly AnyEvent[] = [];

/**
 * Shows the board without units on the map, with these spaces outlined. With `onPress` the map takes presses and stays
 * where it is; without, it moves to the spaces. Keep the same list and the same function.
 */
export function useBoardShown(edition: string, spaces: readonly SpaceId[], onPress?: (space: SpaceId) => void): void {
  const example = useMemo(
    (): Example => ({
      game: emptyBoard(edition),
      events: NO_EVENTS,
      before: null,
      chosen: [],
      destinations: [],
      marks: {},
      spaces,
      routes: [],
      isRefused: false,
      isHistory: true,
      ...(onPress && { hand: { focused: spaces[0] ?? null, focus: onPress, press: onPress } }),
    }),
    [edition, spaces, onPress],
  );
  useDisplayedExample(example);
}
