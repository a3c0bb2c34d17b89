import { threatLevel, THREAT_LOOKS } from '../../games/axis-allies/emblems/threatLevels.ts';
import type { ThreatMap } from '../../games/axis-allies/odds/threats/threatMap.ts';
import { fillMesh, type Fill } from '../draw/fillMesh.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import type { ZoomableMesh } from '../layers/MeshLayer.tsx';
import type { MapContext } from '../scene/MapContext.ts';
import { worstThreats } from './worstThreats.ts';

/** Strokes over every space that is threatened, by how likely it is to fall; an outline where that is likely. */
export function threatMeshes({ byId, shapes }: Pick<MapContext, 'byId' | 'shapes'>, map: ThreatMap): ZoomableMesh[] {
  const threats = [...worstThreats(map).values()];
  if (threats.length === 0) return [];
  const ringsOf = (space: string) => byId.get(space)?.rings ?? [];
  const fills = threats.map(({ chance }): Fill => THREAT_LOOKS[threatLevel(chance)]);
  const likely = threats.filter(({ chance }) => threatLevel(chance) === 'likely');
  return [
    fillMesh(
      threats.map(({ space }) => ringsOf(space)),
      fills,
    ),
    lineMesh(
      likely.flatMap(({ space }) => ringsOf(space)),
      true,
      { colour: THREAT_LOOKS.likely.colour, width: 2.4 },
      shapes.width,
    ),
  ];
}
