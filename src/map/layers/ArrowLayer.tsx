import type { Container } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import { powerLook } from '../../games/looks.ts';
import type { GameState } from '../../engine/axis-allies/index.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { fillMesh } from '../draw/fillMesh.ts';
import { drawPlate, plateKey } from '../draw/drawPlate.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import { wrappedCopies } from '../layout/polyline.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { plateOf, plateWidth } from '../layout/plate.ts';
import type { PlacedArrow } from '../layout/placeArrows.ts';
import { PALETTE } from '../draw/palette.ts';
import { wrapX } from '../camera/wrap.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { showMarkers, type Marker } from './showMarkers.ts';

interface Props {
  readonly map: MapContext;
  readonly layout: MapLayout;
  readonly game: GameState | null;
}

/** Planned attacks: broad arrows in the attacker's colour, drawn under the units. */
export function ArrowLayer({ map, layout: { arrows }, game }: Props) {
  const power = game?.power ?? '';
  const build = useCallback(() => {
    const outlines = arrows.flatMap(({ outline }) => wrappedCopies(outline, map.shapes.width));
    if (outlines.length === 0) return [];
    const { colour } = powerLook(power);
    return [
      lineMesh(outlines, true, { colour: PALETTE.paper, width: 4.5, alpha: 0.9 }),
      fillMesh(
        outlines.map((outline) => [outline]),
        outlines.map(() => ({ colour, alpha: 0.92 })),
      ),
      lineMesh(outlines, true, { colour: PALETTE.ink, width: 1.1 }),
    ];
  }, [map, arrows, power]);
  return <MeshLayer view={map.view} build={build} />;
}

/** The strength of each attack, drawn over the units. */
export function PlateLayer({ map, layout, game }: Props) {
  const plates = useRef<Container>(null);
  const power = game?.power ?? '';
  useEffect(() => {
    if (!plates.current) return;
    const stop = showMarkers(
      plates.current,
      layout.arrows.map((arrow) => plateMarker(map, arrow, power, layout)),
      map.view,
    );
    return stop;
  }, [map, power, layout]);
  return <pixiContainer ref={plates} />;
}

function plateMarker(
  { textures, shapes }: MapContext,
  arrow: PlacedArrow,
  power: string,
  { detail }: MapLayout,
): Marker {
  const plate = plateOf(arrow, power, detail);
  const width = plateWidth(plate);
  const texture = textures.get(plateKey(plate), width, plate.height, (context) => drawPlate(context, plate));
  return {
    x: wrapX(arrow.label[0], shapes.width),
    y: arrow.label[1],
    sprites: [{ texture, x: -width / 2, y: -plate.height / 2 }],
  };
}
