import { useEffect, useRef } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { boardFaceOf } from '../../games/boards.ts';
import { areNamesHidden, useAnyDisplayedGame, useExample } from '../../store/displayedGame.ts';
import { useView } from '../../store/viewStore.ts';
import { useOverlay } from '../scene/useWatched.ts';
import { useTypeahead } from './typeahead.ts';

/** Tells screen readers which space of the map has the keyboard focus, and shows the typed beginning of a name. */
export function MapAnnouncer() {
  const game = useAnyDisplayedGame();
  const example = useExample((store) => store.example);
  const own = useView((view) => view.focused);
  // What is for reading only has nothing in focus.
  const focused = example === null ? own : (example.hand?.focused ?? null);
  const destinations = useView((view) => view.destinations);
  const typed = useTypeahead((store) => store.typed);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // What can be done there no longer holds.
    if (focused === null && status.current !== null) status.current.textContent = '';
    // A panel or the list of spaces announces its own space.
    if (game === null || focused === null || document.activeElement?.classList.contains('world-map__canvas') !== true)
      return;
    if (status.current !== null)
      status.current.textContent = areNamesHidden()
        ? 'A place whose name is asked for. Enter chooses it.'
        : boardFaceOf(game).spokenSpace(game, focused, { ...useView.getState(), destinations });
  }, [game, focused, destinations]);

  return (
    <>
      <p ref={status} className="visually-hidden" role="status" aria-label="Space in focus" />
      {game !== null && <SpokenOdds edition={game.edition} space={example === null ? own : null} />}
      {typed !== '' && (
        <p className="map-typed" aria-hidden>
          {typed}
        </p>
      )}
    </>
  );
}

/**
 * Tells screen readers the odds in the space of the map that has the keyboard focus, once they are known. Nothing while
 * odds are hidden.
 */
function SpokenOdds({ edition, space }: { readonly edition: string; readonly space: SpaceId | null }) {
  const { spoken } = useOverlay(edition);
  const speak = space === null ? undefined : spoken[space];
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isCurrent = true;
    const say = (text: string): void => {
      if (isCurrent && status.current !== null && status.current.textContent !== text)
        status.current.textContent = text;
    };
    if (speak === undefined || document.activeElement?.classList.contains('world-map__canvas') !== true) say('');
    else speak().then(say, () => say(''));
    return () => {
      isCurrent = false;
    };
  }, [speak]);

  return <p ref={status} className="visually-hidden" role="status" aria-label="Odds of the space in focus" />;
}
