import { useCallback, useEffect, useState } from 'react';
import type { ThreatMap } from '../../odds/threats/threatMap.ts';
import { useExample } from '../../store/exampleStore.ts';
import { useThreats } from '../../store/odds/threats.ts';
import { retry } from '../../store/retry.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { MeshLayer, type ZoomableMesh } from './MeshLayer.tsx';

/** The threats of the game on the table, while they are to be shown. */
export function useShownThreats(): ThreatMap | null {
  const map = useThreats((store) => (store.isShown ? store.map : null));
  const isExample = useExample((store) => store.example !== null);
  return isExample ? null : map;
}

/** What is threatened, by strokes; how it is drawn is loaded when it is first shown. */
export function ThreatLayer({ map }: { readonly map: MapContext }) {
  const threats = useShownThreats();
  const [draw, setDraw] = useState<Draw | null>(null);
  const isNeeded = threats !== null && draw === null;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    retry(() => import('../threats/threatMeshes.ts')).then(
      ({ threatMeshes }) => isCurrent && setDraw(() => threatMeshes),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  const build = useCallback(() => (threats && draw ? draw(map, threats) : []), [map, threats, draw]);
  return <MeshLayer view={map.view} build={build} />;
}

type Draw = (map: MapContext, threats: ThreatMap) => readonly ZoomableMesh[];
