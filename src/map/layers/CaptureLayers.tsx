import { useCallback, useMemo } from 'react';
import { powerLook } from '../../games/looks.ts';
import type { GameState } from '../../engine/axis-allies/index.ts';
import type { PowerId, SpaceId } from '../../engine/index.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer } from './MeshLayer.tsx';

export interface Capture {
  readonly space: SpaceId;
  readonly by: PowerId;
}

/** The territories captured this turn and who controls them now. */
export const useCaptures = (game: GameState | null): readonly Capture[] => {
  const captured = game?.turn.captured;
  const control = game?.control;
  return useMemo(
    () => (captured ?? []).flatMap((space) => (control?.[space] === undefined ? [] : [{ space, by: control[space] }])),
    [captured, control],
  );
};

/** A dashed outline in the captor's colour around territories captured this turn. */
export function CapturedOutlineLayer({ map, game }: { readonly map: MapContext; readonly game: GameState | null }) {
  const captures = useCaptures(game);
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
