import { useEffect, type RefObject } from 'react';
import { clipToMap } from '../../store/covers.ts';
import { useView } from '../../store/viewStore.ts';

const OVER_MAP = '[data-over-map]';

/**
 * Tells the map which parts of it are covered: by every element beside or over it that has the attribute
 * `data-over-map`. What comes and goes by itself (notices) leaves its place marked while it is away, so that the map
 * does not move for it.
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
      // What lies behind an example is not seen.
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
