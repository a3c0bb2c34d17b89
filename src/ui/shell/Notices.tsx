import { useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../store/covers.ts';
import { spacesInPlay } from '../../store/spacesInPlay.ts';
import { useMapPlaces } from '../../store/mapCamera.ts';
import { useNotices } from '../../store/notices.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { useView } from '../../store/viewStore.ts';
import { leastCovering, leastCoveringFrom } from './leastCovering.ts';
import { News } from './News.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import './notices.css';

/** Corners of the map; notices prefer the first. */
const CORNERS = ['foot-left', 'top-left', 'foot-right', 'top-right'] as const;

/**
 * Notices over the map. Their usual corner always counts as covered, so that the map need not move for them; if units
 * are there all the same, they use another corner.
 */
export function Notices() {
  const game = useDisplayedGame();
  const count = useNotices((notices) => notices.count);
  const stack = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<number>(0);

  // Before painting; and after the map has come to rest in another view, only if the notice now covers spaces in play.
  useLayoutEffect(() => {
    let present: number | null = null;
    const place = (): void => {
      const notices = [...(stack.current?.querySelectorAll('.news, .refusal') ?? [])];
      if (notices.length === 0) return;
      const map = stack.current?.offsetParent;
      if (!map) return;
      const { boxesOf } = useMapPlaces.getState();
      const inPlay = boxesOf(spacesInPlay(game, useView.getState()));
      const all = boxesOf([...new Set(Object.values(game.units).map(({ space }) => space))]);
      const places = possiblePlaces(map.getBoundingClientRect(), sizeOf(notices));
      present = present === null ? leastCovering(places, inPlay, all) : leastCoveringFrom(present, places, inPlay, all);
      setCorner(present);
    };
    place();
    return useMapPlaces.subscribe(place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);

  return (
    <>
      <div className="shell__notices-place" data-over-map />
      <div ref={stack} className={`shell__notices shell__notices--${CORNERS[corner] ?? CORNERS[0]}`}>
        <RefusalNotice />
        <News />
      </div>
    </>
  );
}

/** Size of a stack of notices. */
function sizeOf(notices: readonly Element[]): { readonly width: number; readonly height: number } {
  const boxes = notices.map((notice) => notice.getBoundingClientRect());
  return {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: boxes.reduce((sum, { height }) => sum + height, 0),
  };
}

/** The boxes that a notice of this size would take in each corner, in pixels from the map's corner. */
function possiblePlaces(
  map: DOMRect,
  { width, height }: { readonly width: number; readonly height: number },
): readonly Box[] {
  const foot = document.querySelector('.shell__notices-place')?.getBoundingClientRect() ?? map;
  const tools = document.querySelector('.map-bar .notices-button')?.getBoundingClientRect() ?? map;
  return CORNERS.map((corner) => {
    const left = corner.endsWith('left') ? foot.left - map.left : foot.right - map.left - width;
    const top = corner.startsWith('foot') ? foot.bottom - map.top - height : tools.bottom - map.top;
    return { left, top, right: left + width, bottom: top + height };
  });
}
