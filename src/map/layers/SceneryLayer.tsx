import { useCallback, useMemo, useEffect, useState } from 'react';
import type { River, Scenery } from '../../geography/shapes.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { nextTask } from '../../store/runInChunks.ts';
import { fillMesh } from '../draw/fillMesh.ts';
import { lineMesh, type LineStyle } from '../draw/lineMesh.ts';
import { strokeMesh, type TaperedLine, type TaperedStyle, hachureStroke } from '../draw/strokeMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer, type ZoomableMesh } from './MeshLayer.tsx';

const HACHURES: TaperedStyle = {
  colour: PALETTE.ink,
  alpha: 0.46,
  width: (zoom) => Math.min(2.8, Math.max(1, 1.7 * Math.sqrt(zoom))),
  visibleFrom: { 1: 0, 2: 0.6, 3: 1.05 },
};

const RIVERS: TaperedStyle = {
  colour: PALETTE.river,
  alpha: 0.9,
  width: (zoom) => Math.min(4.5, 1.1 + 1.3 * zoom),
  visibleFrom: { 1: 0, 2: 0.5, 3: 0.95 },
};

const SHORE: LineStyle = { colour: PALETTE.zoneLine, width: 0.9, alpha: 0.9 };

/** Width at the mouth by rank, and at the source, relative to the style's width. */
const MOUTH = { 1: 1, 2: 0.72, 3: 0.52 } as const;
const SOURCE = 0.4;

interface SceneryKind {
  readonly name: string;
  readonly meshes: (scenery: Scenery) => ZoomableMesh[];
}

/** In drawing order: mountains, rivers, lakes; one or two draw calls each. */
const SCENERY: readonly SceneryKind[] = [
  { name: 'relief', meshes: ({ relief }) => [strokeMesh(relief.map(hachureStroke), HACHURES)] },
  { name: 'rivers', meshes: ({ rivers }) => [strokeMesh(rivers.flatMap(riverStrokes), RIVERS)] },
  {
    name: 'lakes',
    meshes: ({ lakes }) => {
      const shores = lakes.map(({ rings }) => rings);
      return [
        fillMesh(
          shores,
          shores.map(() => ({ colour: PALETTE.shallows })),
        ),
        lineMesh(shores.flat(), true, SHORE),
      ];
    },
  },
];

interface SceneryProps {
  readonly map: MapContext;
  readonly scenery: Scenery | null;
}

/** All scenery once it is there. */
export function SceneryLayers({ map, scenery }: SceneryProps) {
  return <pixiContainer>{scenery && <LoadedScenery map={map} scenery={scenery} />}</pixiContainer>;
}

/** One kind after the other, and a drawing of the ground only after the last. */
function LoadedScenery({ map, scenery }: SceneryProps & { readonly scenery: Scenery }) {
  const { view } = map;
  const mountedCount = useStagedMount(SCENERY.length, view.requestDraw);
  const quietMap = useMemo(() => ({ ...map, view: { ...view, requestDraw: doNothing } }), [map, view]);
  return SCENERY.slice(0, mountedCount).map((kind) => (
    <SceneryLayer key={kind.name} map={quietMap} scenery={scenery} kind={kind} />
  ));
}

const doNothing = (): void => undefined;

/** One kind of scenery. */
function SceneryLayer({
  map: { view },
  scenery,
  kind,
}: SceneryProps & { readonly scenery: Scenery; readonly kind: SceneryKind }) {
  const build = useCallback(() => kind.meshes(scenery), [scenery, kind]);
  return <MeshLayer view={view} build={build} />;
}

function riverStrokes({ rank, reaches }: River): TaperedLine[] {
  const width = (share: number): number => MOUTH[rank] * (SOURCE + (1 - SOURCE) * share);
  return reaches.map(({ points, from, to }) => ({ points, from: width(from), to: width(to), rank }));
}

/**
 * How many of `count` parts to mount now: one more in each task, so that mounting does not block the page. Calls back
 * when all are mounted.
 */
export function useStagedMount(count: number, onAllMounted: () => void): number {
  const [mounted, setMounted] = useState(1);
  useEffect(() => {
    let isCancelled = false;
    if (mounted === count) onAllMounted();
    else void nextTask().then(() => (isCancelled ? undefined : setMounted(mounted + 1)));
    return () => {
      isCancelled = true;
    };
  }, [mounted, count, onAllMounted]);
  return mounted;
}
