import type { Draw } from '../../engine/table/index.ts';
import { useDrawings } from '../drawings.ts';

/**
 * Shows these drawings on the map and sends strokes there, in place of what was drawn on it (as by the lab). Returns a
 * function that gives the map back.
 */
export function lendDrawings(draws: readonly Draw[], stroke: ((draw: Draw) => void) | null): () => void {
  const before = useDrawings.getState();
  useDrawings.setState({ draws, stroke, isDrawing: false, begun: null, latest: null });
  return () => useDrawings.setState({ ...before, isDrawing: false, begun: null, latest: null });
}
