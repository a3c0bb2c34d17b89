import { useEffect, useMemo, useState } from 'react';
import type { AnyEvent, SpaceId } from '../../engine/index.ts';
import { loadLands } from '../../map/atlas/atlasData.ts';
import { viewOfLands } from '../../map/atlas/viewOfLands.ts';
import { bareBoard } from '../../store/atlas/emptyBoard.ts';
import { useMapCamera } from '../../store/mapCamera.ts';
import { unmarkPlace, useMarkedPlace } from '../../store/atlas/markedPlace.ts';
import { useDisplayedExample } from '../../ui/components/DisplayedExample.tsx';
import { useLoaded } from '../frame/useLoaded.ts';
import type { Example } from '../../store/displayedGame.ts';

/** What a question or its answer needs of the map. */
export interface QuizMap {
  /** The spaces to outline. */
  readonly lit: readonly SpaceId[];
  /** Lands of 1939 to outline in their place. */
  readonly lands: readonly string[];
  /** A space that was pressed in error. */
  readonly wrong: SpaceId | null;
  readonly hidesNames: boolean;
  /** What to bring into view where nothing is outlined; null for the whole board. */
  readonly around: readonly SpaceId[] | null;
  /** Takes the press that answers; null where none is asked for. */
  readonly onPress: ((space: SpaceId) => void) | null;
}

/** The space in the keyboard's focus, and what was shown then. */
interface Focus {
  readonly of: QuizMap | null;
  readonly space: SpaceId | null;
}

/** Empty lists that are equal every time, so that the map has nothing to animate. */
const NO_EVENTS: readonly AnyEvent[] = [];
const NOTHING: QuizMap = { lit: [], lands: [], wrong: null, hidesNames: false, around: null, onPress: null };

/** Shows the bare board on the map, as a question or its answer needs it. */
export function useExampleOfQuiz(edition: string, shown: QuizMap | null): void {
  const { lit, lands, wrong, hidesNames, around, onPress } = shown ?? NOTHING;
  const [focus, setFocus] = useState<Focus>({ of: null, space: null });
  // A new question begins without a focus.
  const focused = focus.of === shown ? focus.space : null;
  const example = useMemo((): Example => {
    const marks: Readonly<Record<SpaceId, string>> = wrong === null ? {} : { [wrong]: 'fault' };
    return {
      game: bareBoard(edition),
      events: NO_EVENTS,
      before: null,
      chosen: [],
      destinations: [],
      marks,
      spaces: focused === null || onPress === null ? lit : [focused],
      routes: [],
      isRefused: false,
      isHistory: true,
      hidesNames,
      ...(onPress !== null && {
        hand: { focused, focus: (space: SpaceId) => setFocus({ of: shown, space }), press: onPress },
      }),
    };
  }, [edition, shown, lit, wrong, hidesNames, onPress, focused]);
  useDisplayedExample(example);
  useEffect(() => useMarkedPlace.setState({ place: null, lands }), [lands]);
  useEffect(() => unmarkPlace, []);
  const { content: found } = useLoaded(lands.length > 0 ? edition : null, loadLands);
  useEffect(() => {
    if (shown === null || lit.length > 0) return;
    const { show } = useMapCamera.getState();
    if (around !== null) show({ kind: 'spaces', spaces: around, isPassing: true });
    else if (lands.length === 0) show({ kind: 'whole' });
    else if (found !== null) show(viewOfLands(found, lands));
  }, [shown, lit, around, lands, found]);
}
