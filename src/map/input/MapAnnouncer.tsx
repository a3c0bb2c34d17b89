import { useEffect, useRef } from 'react';
import type { Destination, GameState, SpaceId } from '../../engine/index.ts';
import { canOrder, selectableUnits } from '../../store/dragging.ts';
import { areNamesHidden, useExample } from '../../store/exampleStore.ts';
import { hasPen } from '../../store/pen.ts';
import { useShownGame } from '../../store/shown.ts';
import { useView } from '../../store/viewStore.ts';
import { spokenSpace, type SpaceChoices } from '../../text/spokenSpace.ts';
import { SpokenOdds } from './SpokenOdds.tsx';
import { useTypeahead } from './typeahead.ts';

/** Tells screen readers which space of the map has the keyboard focus, and shows the typed beginning of a name. */
export function MapAnnouncer() {
  const game = useShownGame();
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
        : spokenSpace(game, focused, choicesIn(game, focused, destinations));
  }, [game, focused, destinations]);

  return (
    <>
      <p ref={status} className="visually-hidden" role="status" aria-label="Space in focus" />
      <SpokenOdds space={example === null ? own : null} />
      {typed !== '' && (
        <p className="map-typed" aria-hidden>
          {typed}
        </p>
      )}
    </>
  );
}

/** What the keys can do in a space now. */
function choicesIn(game: GameState, space: SpaceId, destinations: readonly Destination[]): SpaceChoices {
  const { example } = useExample.getState();
  if (example !== null) return { chosen: [], destination: null, free: [], placing: null, mark: example.marks[space] };
  const { chosen, marks, picked } = useView.getState();
  if (hasPen()) return { chosen: [], destination: null, free: [], placing: null, mark: marks[space] };
  return {
    chosen,
    destination: destinations.find((found) => found.space === space) ?? null,
    free: canOrder() ? selectableUnits(game, space) : [],
    placing: marks[space] === 'place' ? picked : null,
    mark: marks[space],
  };
}
