import { useCallback } from 'react';
import type { ThreatMap } from '../../games/axis-allies/odds/threats/threatMap.ts';
import { useThreats } from '../../games/axis-allies/store/odds/threats.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { useWhenNeeded } from './useWhenNeeded.ts';
import { useExample } from '../../store/displayedGame.ts';

/** The threats of the game on the table, while they are to be shown. */
export function useShownThreats(): ThreatMap | null {
  const map = useThreats((store) => (store.isShown ? store.map : null));
  const isExample = useExample((store) => store.example !== null);
  return isExample ? null : map;
}

/** What is threatened, by strokes; how it is drawn is loaded when it is first shown. */
export function ThreatLayer({ map }: { readonly map: MapContext }) {
  const threats = useShownThreats();
  const code = useWhenNeeded(threats !== null, importMeshes);
  const build = useCallback(() => (threats && code ? code.threatMeshes(map, threats) : []), [map, threats, code]);
  return <MeshLayer view={map.view} build={build} />;
}

const importMeshes = () => import('../threats/threatMeshes.ts');
