import type { Container } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import { powerLook } from '../../games/looks.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { fillMesh } from '../draw/fillMesh.ts';
import { drawPlate, plateKey } from '../draw/drawSigns.ts';
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
}

/** Planned attacks: broad arrows in the attacker's colour, drawn under the units. */
export function ArrowLayer({ map, layout: { arrows } }: Props) {
  const build = useCallback(() => {
    const copies = arrows.flatMap(({ attack: { by }, outline }) =>
      wrappedCopies(outline, map.shapes.width).map((copy) => ({ copy, colour: powerLook(by).colour })),
    );
    if (copies.length === 0) return [];
    const outlines = copies.map(({ copy }) => copy);
    return [
      lineMesh(outlines, true, { colour: PALETTE.paper, width: 4.5, alpha: 0.9 }),
      fillMesh(
        outlines.map((outline) => [outline]),
        copies.map(({ colour }) => ({ colour, alpha: 0.92 })),
      ),
      lineMesh(outlines, true, { colour: PALETTE.ink, width: 1.1 }),
    ];
  }, [map, arrows]);
  return <MeshLayer view={map.view} build={build} />;
}

/** The strength of each attack, drawn over the units. */
export function PlateLayer({ map, layout }: Props) {
  const plates = useRef<Container>(null);
  useEffect(() => {
    if (!plates.current) return;
    const stop = showMarkers(
      plates.current,
      layout.arrows.map((arrow) => plateMarker(map, arrow, layout)),
      map.view,
    );
    return stop;
  }, [map, layout]);
  return <pixiContainer ref={plates} />;
}

function plateMarker({ textures, shapes }: MapContext, arrow: PlacedArrow, { detail }: MapLayout): Marker {
  const plate = plateOf(arrow, detail);
  const width = plateWidth(plate);
  const texture = textures.get(plateKey(plate), width, plate.height, (context) => drawPlate(context, plate));
  return {
    x: wrapX(arrow.label[0], shapes.width),
    y: arrow.label[1],
    sprites: [{ texture, x: -width / 2, y: -plate.height / 2 }],
  };
}
