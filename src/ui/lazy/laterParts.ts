import { useMapFault } from '../../store/mapCamera.ts';

/** Starts loading a part. */
type Load = () => Promise<unknown>;

const parts: Load[] = [];

/** Adds a part that the first map does not need. */
export const addLaterPart = (load: Load): void => void parts.push(load);

/** Loads all of them, so that nothing waits for them later. One that fails is tried again when it is needed. */
export const loadLaterParts = (): Promise<unknown> => Promise.allSettled(parts.map((load) => load()));

/** Loads them once the first map is drawn, or cannot be drawn. */
export function loadLaterPartsAfterMap(): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-map').length > 0) load();
  });
  const leave = useMapFault.subscribe(({ fault }) => fault !== null && load());
  const load = (): void => {
    observer.disconnect();
    leave();
    void loadLaterParts();
  };
  observer.observe({ type: 'mark', buffered: true });
}
