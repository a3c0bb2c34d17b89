import { useCallback } from 'react';
import { useDiffering, type DifferingSpace } from '../../store/displayedOnMap.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { useWhenNeeded } from './useWhenNeeded.ts';
import { useExample } from '../../store/displayedGame.ts';

/** The spaces in which two positions of the lab differ; none over an example. */
export function useShownDifferences(): readonly DifferingSpace[] {
  const spaces = useDiffering((store) => store.spaces);
  const isExample = useExample((store) => store.example !== null);
  return isExample ? NONE : spaces;
}

/** Where two positions differ, by outlines; how they are drawn is loaded when they are first shown. */
export function DifferenceLayer({ map }: { readonly map: MapContext }) {
  const spaces = useShownDifferences();
  const code = useWhenNeeded(spaces.length > 0, importMeshes);
  const build = useCallback(() => code?.differenceMeshes(map, spaces) ?? [], [map, spaces, code]);
  return <MeshLayer view={map.view} build={build} />;
}

const NONE: readonly DifferingSpace[] = [];
const importMeshes = () => import('../differences/differenceMeshes.ts');
