import { useEffect, type RefObject } from 'react';
import { clipToMap } from '../../store/covers.ts';
import { useView } from '../../store/viewStore.ts';

const OVER_MAP = '[data-over-map]';

/**
 * Reports to the map which parts of it are covered: all elements with the attribute `data-over-map`. Notices come and
 * go, so their place counts as covered all the time; otherwise the map would move for them.
 */
export function useCovers(map: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mapElement = map.current;
    const shell = mapElement?.parentElement;
    if (!mapElement || !shell) return undefined;
    let frame = 0;
    const measureSoon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const resizes = new ResizeObserver(measureSoon);
    const mutations = new MutationObserver(measureSoon);
    let watched = new Set<Element>();

    function watch(elements: readonly Element[]): void {
      for (const element of elements) if (!watched.has(element)) resizes.observe(element);
      for (const element of watched) if (!elements.includes(element)) resizes.unobserve(element);
      watched = new Set(elements);
    }

    function measure(): void {
      frame = 0;
      if (!mapElement || !shell) return;
      // Elements behind an example are not visible.
      const over = [...shell.querySelectorAll(OVER_MAP)].filter((element) => element.closest('[inert]') === null);
      watch([mapElement, ...over]);
      const boxes = over.map((element) => element.getBoundingClientRect());
      useView.getState().setCovers(clipToMap(mapElement.getBoundingClientRect(), boxes));
    }

    mutations.observe(shell, {
      subtree: true,
      childList: true,
      attributeFilter: ['class', 'hidden', 'inert', 'data-over-map'],
    });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      mutations.disconnect();
      useView.getState().setCovers([]);
    };
  }, [map]);
}
