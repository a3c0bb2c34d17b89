import { useEffect, useRef } from 'react';
import type { Destination, GameState } from '../../engine/axis-allies/index.ts';
import type { SpaceId } from '../../engine/index.ts';
import { canOrder, selectableUnits } from '../../games/axis-allies/store/dragging.ts';
import { hasPen } from '../../store/pen.ts';
import { useInHand } from '../../games/axis-allies/store/hand.ts';
import type { Mark } from '../../games/axis-allies/store/marks.ts';
import { useView } from '../../games/axis-allies/store/viewStore.ts';
import { spokenSpace, type SpaceChoices } from '../../games/axis-allies/text/spokenSpace.ts';
import { useKnownOdds } from '../../games/axis-allies/store/odds/knownOdds.ts';
import { useTypeahead } from './typeahead.ts';
import { areNamesHidden, useExample, useAnyDisplayedGame } from '../../games/axis-allies/store/game.ts';

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
  if (example !== null)
    return { chosen: [], destination: null, free: [], placing: null, mark: example.marks[space] as Mark | undefined };
  const { chosen, marks } = useView.getState();
  const { picked } = useInHand.getState();
  if (hasPen()) return { chosen: [], destination: null, free: [], placing: null, mark: marks[space] };
  return {
    chosen,
    destination: destinations.find((found) => found.space === space) ?? null,
    free: canOrder() ? selectableUnits(game, space) : [],
    placing: marks[space] === 'place' ? picked : null,
    mark: marks[space],
  };
}

/**
 * Tells screen readers the odds in the space of the map that has the keyboard focus, once they are known: if the units
 * in hand attack it too, if they can. Nothing while odds are hidden.
 */
function SpokenOdds({ space }: { readonly space: SpaceId | null }) {
  const withHand = useKnownOdds((known) => (space === null ? undefined : known.withHand[space]));
  const planned = useKnownOdds((known) => (space === null ? undefined : known.targets[space]));
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    let isCurrent = true;
    const say = (text: string): void => {
      if (isCurrent && status.current !== null) status.current.textContent = text;
    };
    const found = withHand ?? planned;
    if (found === undefined || document.activeElement?.classList.contains('world-map__canvas') !== true) say('');
    else
      void import('../../games/axis-allies/text/spokenOdds.ts').then(
        ({ spokenOdds }) => say(spokenOdds(found, withHand !== undefined)),
        () => say(''),
      );
    return () => {
      isCurrent = false;
    };
  }, [withHand, planned]);

  return <p ref={status} className="visually-hidden" role="status" aria-label="Odds of the space in focus" />;
}
