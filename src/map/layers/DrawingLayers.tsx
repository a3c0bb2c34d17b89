import { useCallback } from 'react';
import type { Draw } from '../../engine/table/index.ts';
import { useDrawings } from '../../store/drawings.ts';
import { useExample } from '../../store/exampleStore.ts';
import { isDrawable } from '../../store/pen.ts';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { useWhenNeeded } from './useWhenNeeded.ts';

/** How drawings are drawn; loaded when the first one is shown. */
function useDrawingCode(draws: readonly Draw[]) {
  return useWhenNeeded(draws.length > 0, importMeshes);
}

const importMeshes = () => import('../drawings/drawingMeshes.ts');
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
  const code = useDrawingCode(draws);
  const build = useCallback(() => code?.markMeshes(map, draws) ?? [], [map, draws, code]);
  return <MeshLayer view={map.view} build={build} />;
}

/** Arrows drawn by hand, under the units. */
export function DrawnArrowsLayer({ map, layout }: { readonly map: MapContext; readonly layout: MapLayout }) {
  const draws = useShownDraws();
  const code = useDrawingCode(draws);
  const build = useCallback(() => code?.arrowMeshes(map, layout, draws) ?? [], [map, layout, draws, code]);
  return <MeshLayer view={map.view} build={build} />;
}
