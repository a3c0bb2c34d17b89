import { useMemo } from 'react';
import type { GameEvent, SpaceId } from '../../engine/index.ts';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';
import type { Example } from '../../store/exampleStore.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { goTo } from '../../ui/address/useAddress.ts';
import { useShownExample } from '../../ui/example/useShownExample.ts';

/** The same list every time, so that the map has nothing to animate. */
const NO_EVENTS: readonly GameEvent[] = [];

const openCard = (space: SpaceId): void => goTo(classroomAddress('atlas', space));

/** Shows the board without units on the map; a press on a space opens its card. */
export function useExampleOfBoard(edition: string, space: SpaceId | null): void {
  const example = useMemo(
    (): Example => ({
      game: emptyBoard(edition),
      events: NO_EVENTS,
      before: null,
      chosen: [],
      destinations: [],
      marks: {},
      spaces: space === null ? [] : [space],
      routes: [],
      isRefused: false,
      hand: { focused: space, focus: openCard, press: openCard },
    }),
    [edition, space],
  );
  useShownExample(example);
}
