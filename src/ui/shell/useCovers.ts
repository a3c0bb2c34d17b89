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
    const ground = map.current;
    const table = ground?.parentElement;
    if (!ground || !table) return undefined;
    let asked = 0;
    const measureSoon = (): void => {
      if (asked === 0) asked = requestAnimationFrame(measure);
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
      asked = 0;
      if (!ground || !table) return;
      // Elements behind an example are not visible.
      const over = [...table.querySelectorAll(OVER_MAP)].filter((element) => element.closest('[inert]') === null);
      watch([ground, ...over]);
      const boxes = over.map((element) => element.getBoundingClientRect());
      useView.getState().setCovers(clipToMap(ground.getBoundingClientRect(), boxes));
    }

    mutations.observe(table, {
      subtree: true,
      childList: true,
      attributeFilter: ['class', 'hidden', 'inert', 'data-over-map'],
    });
    measure();
    return () => {
      cancelAnimationFrame(asked);
      resizes.disconnect();
      mutations.disconnect();
      useView.getState().setCovers([]);
    };
  }, [map]);
}
