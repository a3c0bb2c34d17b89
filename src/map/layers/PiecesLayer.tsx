import type { Container } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import type { Point } from '../../geography/shapes.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { PlacedBlock } from '../layout/placeBlocks.ts';
import { PALETTE } from '../draw/palette.ts';
import { wrappedDelta } from '../camera/wrap.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { blockMarker, labelMarker, realmMarker } from './markers.ts';
import { showMarkers } from './showMarkers.ts';

/** Labels, leader lines and units. */
export function PiecesLayer({ map, layout }: { readonly map: MapContext; readonly layout: MapLayout }) {
  const labels = useRef<Container>(null);
  const blocks = useRef<Container>(null);
  const { view } = map;

  useEffect(() => {
    if (!labels.current || !blocks.current) return;
    const stops = [
      showMarkers(
        labels.current,
        [
          ...layout.realms.map((name) => realmMarker(map, name)),
          ...layout.labels.map((label) => labelMarker(map, label)),
        ],
        view,
      ),
      showMarkers(
        blocks.current,
        layout.blocks.map((block) => blockMarker(map, block)),
        view,
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [map, layout, view]);

  const leaders = useCallback(() => {
    const lines = layout.blocks.flatMap((block) => leaderLine(block, map.shapes.width));
    if (lines.length === 0) return [];
    return [
      lineMesh(lines, false, { colour: PALETTE.paper, width: 3.4, alpha: 0.7 }),
      lineMesh(lines, false, { colour: PALETTE.ink, width: 1.4 }),
    ];
  }, [map, layout]);

  return (
    <>
      <pixiContainer ref={labels} />
      <MeshLayer view={view} build={leaders} />
      <pixiContainer ref={blocks} />
    </>
  );
}

function leaderLine({ x, y, leader }: PlacedBlock, boardWidth: number): Point[][] {
  if (!leader) return [];
  return [[leader, [leader[0] + wrappedDelta(leader[0], x, boardWidth), y]]];
}
