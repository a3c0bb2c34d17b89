import { useCallback } from 'react';
import { lineMesh } from '../draw/lineMesh.ts';
import { MeshLayer } from '../layers/MeshLayer.tsx';
import { wrappedCopies } from '../layout/polyline.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { useWhenNeeded } from '../layers/useWhenNeeded.ts';
import { useMarkedPlace } from '../../store/atlas/onMap.ts';
import { atlasDataOf } from './atlasData.ts';
import { LAND_BORDER, LAND_OUTLINE, ROUTE_STROKES, TODAY_STROKES } from './looks.ts';
import { useLands, useRoutes, useToday, useIsShown } from './useLayerData.ts';
import type { Scenery } from '../../geography/shapes.ts';
import { strokeMesh, type TaperedStyle, hachureStroke } from '../draw/strokeMesh.ts';
import { PALETTE } from '../draw/palette.ts';

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

/** Borders of 1939 inside of spaces. */
export function LandBordersLayer({ map }: { readonly map: MapContext }) {
  const found = useLands(map);
  const { shapes, view } = map;
  const build = useCallback(() => {
    const lines = found?.borders.flatMap((line) => wrappedCopies(line, shapes.width)) ?? [];
    return lines.length === 0 ? [] : LAND_BORDER.map((style) => lineMesh(lines, false, style));
  }, [found, shapes]);
  return <MeshLayer view={view} build={build} />;
}

/** The outline of lands that are told of or asked about, whatever layers are on. */
export function LandOutlineLayer({ map }: { readonly map: MapContext }) {
  const told = useMarkedPlace(({ lands }) => lands);
  const { edition, shapes, byId, view } = map;
  const found = useWhenNeeded(told.length > 0, atlasDataOf(edition.id).lands);
  const build = useCallback(() => {
    if (found === null || told.length === 0) return [];
    const ofSpaces = found.lands
      .filter(({ id }) => told.includes(id))
      .flatMap(({ main }) => main.flatMap((space) => byId.get(space)?.rings ?? []))
      .map((ring) => [...ring, ...ring.slice(0, 1)]);
    const outline = [...found.outlineOf(told), ...ofSpaces].flatMap((line) => wrappedCopies(line, shapes.width));
    return LAND_OUTLINE.map((style) => lineMesh(outline, false, style));
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

/** Over the usual strokes: darker, and all of them sooner. */
const STRONG: TaperedStyle = {
  colour: PALETTE.ink,
  alpha: 0.75,
  width: (zoom) => Math.min(3.6, Math.max(1.5, 2.3 * Math.sqrt(zoom))),
  visibleFrom: { 1: 0, 2: 0.3, 3: 0.7 },
};

/** The mountains, drawn strongly. */
export function ReliefLayer({ map, scenery }: { readonly map: MapContext; readonly scenery: Scenery | null }) {
  const isShown = useIsShown('relief');
  const build = useCallback(
    () => (isShown && scenery !== null ? [strokeMesh(scenery.relief.map(hachureStroke), STRONG)] : []),
    [isShown, scenery],
  );
  return <MeshLayer view={map.view} build={build} />;
}
