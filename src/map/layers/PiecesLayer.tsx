import type { Container } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import type { Point } from '../../geography/shapes.ts';
import type { Atlas } from '../scene/MapContext.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { PlacedBlock } from '../layout/placeBlocks.ts';
import { PALETTE } from '../draw/palette.ts';
import { wayTo } from '../camera/wrap.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { blockMarker, labelMarker, realmMarker } from './markers.ts';
import { showMarkers } from './showMarkers.ts';

/** Labels, leader lines and the units themselves. */
export function PiecesLayer({ atlas, layout }: { readonly atlas: Atlas; readonly layout: MapLayout }) {
  const labels = useRef<Container>(null);
  const blocks = useRef<Container>(null);
  const { frame } = atlas;

  useEffect(() => {
    if (!labels.current || !blocks.current) return;
    const stops = [
      showMarkers(
        labels.current,
        [
          ...layout.realms.map((name) => realmMarker(atlas, name)),
          ...layout.labels.map((label) => labelMarker(atlas, label)),
        ],
        frame,
      ),
      showMarkers(
        blocks.current,
        layout.blocks.map((block) => blockMarker(atlas, block)),
        frame,
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [atlas, layout, frame]);

  const leaders = useCallback(() => {
    const lines = layout.blocks.flatMap((block) => leaderLine(block, atlas.shapes.width));
    if (lines.length === 0) return [];
    return [
      lineMesh(lines, false, { colour: PALETTE.paper, width: 3.4, alpha: 0.7 }),
      lineMesh(lines, false, { colour: PALETTE.ink, width: 1.4 }),
    ];
  }, [atlas, layout]);

  return (
    <>
      <pixiContainer ref={labels} />
      <MeshLayer frame={frame} build={leaders} />
      <pixiContainer ref={blocks} />
    </>
  );
}

function leaderLine({ x, y, leader }: PlacedBlock, boardWidth: number): Point[][] {
  if (!leader) return [];
  return [[leader, [leader[0] + wayTo(leader[0], x, boardWidth), y]]];
}
