import type { Draw } from '../../engine/table/index.ts';
import { useDrawings } from '../drawings.ts';

/**
 * Shows the drawings of a lesson on the map and sends strokes there, in place of what was drawn on it (as by the lab).
 * Arrows lead from point to point. Returns a function that gives the map back.
 */
export function lendDrawings(draws: readonly Draw[], stroke: ((draw: Draw) => void) | null): () => void {
  const { points: _, ...before } = useDrawings.getState();
  useDrawings.setState({ draws, stroke, isByPoints: true, isDrawing: false, begun: null, latest: null });
  return () => useDrawings.setState({ ...before, isDrawing: false, begun: null, latest: null });
}
