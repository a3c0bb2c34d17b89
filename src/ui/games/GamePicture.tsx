import { useEffect, useRef, useState } from 'react';
import { loadAnyEdition, type BySpace, type PowerId } from '../../engine/index.ts';
import { controlOf } from '../../store/games/gameText.ts';
import type { Shelf } from '../../store/games/shelf.ts';
import type { WorldPicture } from '../../games/face/pictures.ts';
import type { GameShown } from './gameShown.ts';

/** In CSS pixels, as in games.css. */
const WIDTH = 112;

interface GamePictureProps {
  readonly id: string;
  readonly game: GameShown;
  readonly shelf: Shelf;
  readonly World: WorldPicture;
}

/** A small map of who holds what, drawn when it comes into view. The words beside it tell how the game stands. */
export function GamePicture({ id, game, shelf, World }: GamePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(frame);
  const { edition } = game.setup;
  const kept = game.standing?.control ?? null;
  const [found, setFound] = useState<BySpace<PowerId | null> | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const isUnknown = kept === null;
  useEffect(() => {
    if (!isSeen) return undefined;
    let isWanted = true;
    loadAnyEdition(edition)
      .then(async () => {
        const control = isUnknown ? await controlOf(shelf, id) : null;
        if (!isWanted) return;
        setFound(control);
        setLoaded(true);
      })
      // Without it only the picture is missing.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [isSeen, edition, isUnknown, shelf, id]);
  const control = kept ?? found;
  return (
    <div ref={frame} className="game__picture" aria-hidden>
      {isSeen && isLoaded && control !== null && <World edition={edition} control={control} width={WIDTH} />}
    </div>
  );
}

/** Whether an element has come into view; true where that cannot be observed. */
function useIsSeen(target: React.RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isSeen || target.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isSeen, target]);
  return isSeen;
}
