import { useEffect, useRef } from 'react';
import { canOrder } from '../store/dragging.ts';
import { useGame } from '../store/gameStore.ts';
import { movable } from '../store/movable.ts';
import { useView } from '../store/viewStore.ts';
import { spokenSpace } from '../text/spokenSpace.ts';
import { useTyping } from './typing.ts';

/** Says the space in focus to those who go over the map by keys, and shows what is typed there. */
export function MapVoice() {
  const game = useGame((store) => store.game);
  const focused = useView((view) => view.focused);
  const destinations = useView((view) => view.destinations);
  const typed = useTyping((store) => store.typed);
  const voice = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // Who is in a panel or the list hears of the space there.
    if (game === null || focused === null || document.activeElement?.classList.contains('world-map__canvas') !== true) return;
    const destination = destinations.find(({ space }) => space === focused) ?? null;
    const free = canOrder() ? (movable(game).get(focused)?.length ?? 0) : 0;
    if (voice.current !== null) voice.current.textContent = spokenSpace(game, focused, destination, free);
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
