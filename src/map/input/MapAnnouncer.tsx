import { useEffect, useRef } from 'react';
import type { Destination, GameState, SpaceId } from '../../engine/index.ts';
import { canOrder, unitsTaken } from '../../store/dragging.ts';
import { useGame } from '../../store/gameStore.ts';
import { useView } from '../../store/viewStore.ts';
import { spokenSpace, type SpaceChoices } from '../../text/spokenSpace.ts';
import { useTypeahead } from './typeahead.ts';

/** Says the space in focus to those who go over the map by keys, and shows what is typed there. */
export function MapAnnouncer() {
  const game = useGame((store) => store.game);
  const focused = useView((view) => view.focused);
  const destinations = useView((view) => view.destinations);
  const typed = useTypeahead((store) => store.typed);
  const voice = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Who is in a panel or the list hears of the space there.
    if (game === null || focused === null || document.activeElement?.classList.contains('world-map__canvas') !== true)
      return;
    if (voice.current !== null)
      voice.current.textContent = spokenSpace(game, focused, handOver(game, focused, destinations));
  }, [game, focused, destinations]);

  return (
    <>
      <p ref={voice} className="visually-hidden" role="status" aria-label="Space in focus" />
      {typed !== '' && (
        <p className="map-typed" aria-hidden>
          {typed}
        </p>
      )}
    </>
  );
}

/** What the keys would do in a space now. */
function handOver(game: GameState, space: SpaceId, destinations: readonly Destination[]): SpaceChoices {
  const { chosen, marks, picked } = useView.getState();
  return {
    chosen,
    destination: destinations.find((found) => found.space === space) ?? null,
    free: canOrder() ? unitsTaken(game, space) : [],
    placing: marks[space] === 'place' ? picked : null,
    mark: marks[space],
  };
}
