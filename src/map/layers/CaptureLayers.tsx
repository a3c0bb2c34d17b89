import { useCallback } from 'react';
import { powerLook } from '../../games/looks.ts';
import type { Capture } from '../../games/face/scene.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer } from './MeshLayer.tsx';

/** A dashed outline in the captor's colour around territories captured this turn. */
export function CapturedOutlineLayer({
  map,
  captures,
}: {
  readonly map: MapContext;
  readonly captures: readonly Capture[];
}) {
  const build = useCallback(
    () =>
      [...new Set(captures.map(({ by }) => by))].flatMap((power) => {
        const rings = captures
          .filter(({ by }) => by === power)
          .flatMap(({ space }) => map.byId.get(space)?.rings ?? []);
        return [
          lineMesh(rings, true, { colour: PALETTE.paper, width: 6, alpha: 0.9 }, map.shapes.width),
          lineMesh(rings, true, { colour: powerLook(power).colour, width: 3.6, dash: [9, 4] }, map.shapes.width),
        ];
      }),
    [map, captures],
  );
  return <MeshLayer view={map.view} build={build} />;
}
