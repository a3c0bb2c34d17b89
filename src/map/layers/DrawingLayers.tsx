import { useCallback, useEffect, useMemo } from 'react';
import type { Draw } from '../../engine/table/index.ts';
import { loadProjection } from '../../geography/loadProjection.ts';
import { useDrawings } from '../../store/drawings.ts';
import { isDrawable } from '../../store/pen.ts';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { useWhenNeeded } from './useWhenNeeded.ts';
import { useExample } from '../../store/displayedGame.ts';

/** How drawings are drawn, and where points lie; loaded when the first drawing is shown. */
function useDrawingCode({ edition }: MapContext, draws: readonly Draw[]) {
  const load = useMemo(
    () => async () => {
      const [code, { project }] = await Promise.all([
        import('../drawings/drawingMeshes.ts'),
        loadProjection(edition.id),
      ]);
      return { ...code, project };
    },
    [edition],
  );
  return useWhenNeeded(draws.length > 0, load);
}

/** Gives the pen the points of this map, while arrows lead from point to point. */
function usePenPoints(map: MapContext): void {
  const isByPoints = useDrawings((drawings) => drawings.isByPoints);
  const load = useMemo(() => async () => (await import('../drawings/penPoints.ts')).loadPenPoints(map), [map]);
  const points = useWhenNeeded(isByPoints, load);
  useEffect(() => {
    if (!isByPoints) return undefined;
    useDrawings.setState({ points });
    return () => useDrawings.setState({ points: null });
  }, [isByPoints, points]);
}

const NOTHING: readonly Draw[] = [];

/** What is drawn on the map; nothing over an example that takes no pen. */
function useShownDraws(): readonly Draw[] {
  const draws = useDrawings((store) => store.draws);
  const isShown = useExample((store) => isDrawable(store.example));
  return isShown ? draws : NOTHING;
}

/** Spaces that are marked by hand. */
export function MarkedSpacesLayer({ map }: { readonly map: MapContext }) {
  const draws = useShownDraws();
  const code = useDrawingCode(map, draws);
  const build = useCallback(() => code?.markMeshes(map, draws) ?? [], [map, draws, code]);
  return <MeshLayer view={map.view} build={build} />;
}

/** Arrows drawn by hand, under the units. */
export function DrawnArrowsLayer({ map, layout }: { readonly map: MapContext; readonly layout: MapLayout }) {
  const draws = useShownDraws();
  const code = useDrawingCode(map, draws);
  usePenPoints(map);
  const build = useCallback(
    () => code?.arrowMeshes(map, code.project, layout, draws) ?? [],
    [map, layout, draws, code],
  );
  return <MeshLayer view={map.view} build={build} />;
}
