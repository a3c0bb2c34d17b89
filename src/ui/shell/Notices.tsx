import { useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../../store/covers.ts';
import { spacesInPlay } from '../../store/spacesInPlay.ts';
import { useMapPlaces } from '../../store/mapPlaces.ts';
import { useNotices } from '../../store/notices.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { calmest, calmestFrom } from './calmest.ts';
import { News } from './News.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import './notices.css';

/**
 * What is said over the map. Its place at the map's foot always counts as covered, so that the map need not move for
 * it; where units lie there all the same, it comes below the tools at the top.
 */
export function Notices() {
  const game = useCurrentGame();
  const count = useNotices((notices) => notices.count);
  const stack = useRef<HTMLDivElement>(null);
  const [isAtTop, setAtTop] = useState(false);

  // Before it is painted; and when the map rests in another view, only if the notice now covers what is in play.
  useLayoutEffect(() => {
    let present: number | null = null;
    const place = (): void => {
      const map = stack.current?.offsetParent;
      const notice = stack.current?.querySelector('.news, .refusal');
      if (!map || !notice) return;
      const { boxesOf } = useMapPlaces.getState();
      const inPlay = boxesOf(spacesInPlay(game, useView.getState()));
      const all = boxesOf([...new Set(Object.values(game.units).map(({ space }) => space))]);
      const places = placesOf(map.getBoundingClientRect(), notice.getBoundingClientRect());
      present = present === null ? calmest(places, inPlay, all) : calmestFrom(present, places, inPlay, all);
      setAtTop(present === 1);
    };
    place();
    return useMapPlaces.subscribe(place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);

  return (
    <>
      <div className="shell__notices-place" data-over-map />
      <div ref={stack} className={`shell__notices ${isAtTop ? 'shell__notices--top' : ''}`}>
        <RefusalNotice />
        <News />
      </div>
    </>
  );
}

/** Where a notice of this size would lie at the map's foot, and below the tools at its top. */
function placesOf(map: DOMRect, notice: DOMRect): readonly Box[] {
  const foot = document.querySelector('.shell__notices-place')?.getBoundingClientRect() ?? map;
  const tools = document.querySelector('.map-bar .notices-button')?.getBoundingClientRect() ?? map;
  const left = foot.left - map.left;
  const right = left + notice.width;
  const under = tools.bottom - map.top;
  return [
    { left, right, top: foot.bottom - map.top - notice.height, bottom: foot.bottom - map.top },
    { left, right, top: under, bottom: under + notice.height },
  ];
}
