import { comingEdition, useComingEdition } from '../../store/comingEdition.ts';
import { loadShapes } from './loadShapes.ts';

/** Loads the shapes of the map that is likely to come first, and then of each edition chosen for a new game. */
export function loadComingShapes(): void {
  // The map itself tries again and says so.
  const load = (): void => void loadShapes(comingEdition()).catch(() => undefined);
  load();
  useComingEdition.subscribe(load);
}
