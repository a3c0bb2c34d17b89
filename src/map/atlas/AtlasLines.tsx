import { useCallback } from 'react';
import { lineMesh } from '../draw/lineMesh.ts';
import { MeshLayer } from '../layers/MeshLayer.tsx';
import { wrappedCopies } from '../layout/polyline.ts';
import type { Point } from '../../geography/shapes.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { useMarkedPlace } from '../../store/atlas/markedPlace.ts';
import { LAND_BORDER, LAND_OUTLINE, ROUTE_STROKES, TODAY_STROKES } from './looks.ts';
import { useLands, useRoutes, useToday } from './useLayerData.ts';

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

/** Borders of 1939 inside of spaces, and the outline of lands that are told of. */
export function LandBordersLayer({ map }: { readonly map: MapContext }) {
  const found = useLands(map);
  const told = useMarkedPlace(({ lands }) => lands);
  const { shapes, byId, view } = map;
  const build = useCallback(() => {
    if (found === null) return [];
    const ofSpaces = found.lands
      .filter(({ id }) => told.includes(id))
      .flatMap(({ main }) => main.flatMap((space) => byId.get(space)?.rings ?? []))
      .map((ring) => [...ring, ...ring.slice(0, 1)]);
    const onBoard = (lines: readonly (readonly Point[])[]) =>
      lines.flatMap((line) => wrappedCopies(line, shapes.width));
    const outline = onBoard([...(told.length === 0 ? [] : found.outlineOf(told)), ...ofSpaces]);
    return [
      ...LAND_BORDER.map((style) => lineMesh(onBoard(found.borders), false, style)),
      ...(outline.length === 0 ? [] : LAND_OUTLINE.map((style) => lineMesh(outline, false, style))),
    ];
  }, [found, told, shapes, byId]);
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
