import type { Container } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { leaderMeshes } from './leaderMeshes.ts';
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

  const leaders = useCallback(() => leaderMeshes(layout.blocks, map.shapes.width), [map, layout]);

  return (
    <>
      <pixiContainer ref={labels} />
      <MeshLayer view={view} build={leaders} />
      <pixiContainer ref={blocks} />
    </>
  );
}
