import type { Container } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { powerLook } from '../../emblems/powers.ts';
import type { GameState, PowerId, SpaceId } from '../../engine/index.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { FLAG_WIDTH, drawFlag } from '../draw/drawFlag.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { showMarkers, type Marker } from './showMarkers.ts';

interface Capture {
  readonly space: SpaceId;
  readonly by: PowerId;
}

/** The territories captured this turn and who controls them now. */
const useCaptures = (game: GameState | null): readonly Capture[] => {
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

/** The captor's flag at the upper right corner of the territory's units. */
export function FlagLayer({
  map,
  layout,
  game,
}: {
  readonly map: MapContext;
  readonly layout: MapLayout;
  readonly game: GameState | null;
}) {
  const layer = useRef<Container>(null);
  const captures = useCaptures(game);
  useEffect(() => {
    if (!layer.current) return;
    const stop = showMarkers(
      layer.current,
      captures.flatMap((capture) => flagMarkers(map, layout, capture)),
      map.view,
    );
    return stop;
  }, [map, layout, captures]);
  return <pixiContainer ref={layer} />;
}

function flagMarkers({ byId, textures }: MapContext, { blocks, detail }: MapLayout, { space, by }: Capture): Marker[] {
  const shape = byId.get(space);
  if (!shape) return [];
  const size = Math.round(detail.badge * 1.25);
  const texture = textures.get(`flag ${by} ${size}`, size * FLAG_WIDTH + 2, size + 2, (context) =>
    drawFlag(context, by, size),
  );
  const placed = blocks.find((block) => block.space === space);
  if (!placed) return [{ x: shape.anchor[0], y: shape.anchor[1], sprites: [{ texture, x: 0, y: -size }] }];
  const { width, height } = placed.block;
  return [
    { x: placed.x, y: placed.y, sprites: [{ texture, x: width / 2 - size * 0.3, y: -height / 2 - size * 0.95 }] },
  ];
}
