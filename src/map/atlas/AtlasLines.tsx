import { useCallback } from 'react';
import { lineMesh } from '../draw/lineMesh.ts';
import { MeshLayer } from '../layers/MeshLayer.tsx';
import { wrappedCopies } from '../layout/polyline.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { ROUTE_STROKES, TODAY_STROKES } from './looks.ts';
import { useRoutes, useToday } from './useLayerData.ts';

const KINDS = ['sea', 'air', 'road', 'rail'] as const;

/** Today's borders. */
export function TodayBordersLayer({ map }: { readonly map: MapContext }) {
  const today = useToday(map);
  const { shapes, view } = map;
  const build = useCallback(() => {
    const lines = today?.borders.flatMap((line) => wrappedCopies(line, shapes.width)) ?? [];
    return lines.length === 0 ? [] : TODAY_STROKES.map((style) => lineMesh(lines, false, style));
  }, [today, shapes]);
  return <MeshLayer view={view} build={build} />;
}

/** Railways, roads, sea and air routes of supply; one or two meshes a kind. */
export function RoutesLayer({ map }: { readonly map: MapContext }) {
  const routes = useRoutes(map);
  const { shapes, view } = map;
  const build = useCallback(
    () =>
      KINDS.flatMap((kind) => {
        const lines = (routes ?? [])
          .filter((route) => route.kind === kind)
          .flatMap((route) => route.lines.flatMap((line) => wrappedCopies(line, shapes.width)));
        return lines.length === 0 ? [] : ROUTE_STROKES[kind].map((style) => lineMesh(lines, false, style));
      }),
    [routes, shapes],
  );
  return <MeshLayer view={view} build={build} />;
}
