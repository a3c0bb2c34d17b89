import type { Container } from 'pixi.js';
import { useEffect, useRef, useCallback } from 'react';
import type { BySpace, PowerId } from '../../engine/index.ts';
import { shownPart, type Scenery, type Border } from '../../geography/shapes.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { type MapAnimation, animate } from '../motion/tweens.ts';
import { useStagedMount, SceneryLayers } from './SceneryLayer.tsx';
import { AtlasLand, AtlasLines } from './AtlasLayers.tsx';
import { GraticuleLayer } from './GraticuleLayer.tsx';
import { destroyBoardMesh } from '../draw/boardMesh.ts';
import { landMeshes, type LandMeshes } from '../draw/landMeshes.ts';
import { lineMesh, type LineStyle } from '../draw/lineMesh.ts';
import { marginRings } from '../draw/marginRings.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { seaMesh, seaTexture } from '../draw/sea.ts';
import { powerLook } from '../../games/looks.ts';
import { fillMesh, type FillMesh } from '../draw/fillMesh.ts';

interface Props {
  readonly map: MapContext;
  /** Null until it is loaded. */
  readonly scenery: Scenery | null;
  readonly control: BySpace<PowerId>;
  readonly animation: MapAnimation | null;
  readonly onMounted: () => void;
}

/** Water, land and lines. Mounted one after the other; calls `onMounted` after the last. */
export function GroundLayers({ map, scenery, control, animation, onMounted }: Props) {
  const layers = [
    <SeaLayer key="sea" map={map} />,
    <LandLayer key="land" map={map} control={control} />,
    <AtlasLand key="atlas land" map={map} />,
    <CaptureAnimationLayer key="capture" map={map} animation={animation} />,
    <SceneryLayers key="scenery" map={map} scenery={scenery} />,
    ...LINES.map((line) => <LineLayer key={`${line.name} lines`} map={map} line={line} />),
    <GraticuleLayer key="graticule" map={map} scenery={scenery} />,
    <AtlasLines key="atlas lines" map={map} scenery={scenery} />,
    ...(map.shapes.frame === undefined ? [] : [<MarginLayer key="margin" map={map} />]),
  ];
  const mountedCount = useStagedMount(layers.length, onMounted);
  return layers.slice(0, mountedCount);
}

/** What lies beside a frame is covered, in the colour that is behind the map. */
function MarginLayer({ map: { shapes, view } }: { readonly map: MapContext }) {
  const build = useCallback(() => {
    const areas = marginRings(shapes).map((ring) => [ring]);
    return [
      fillMesh(
        areas,
        areas.map(() => ({ colour: PALETTE.deep })),
      ),
    ];
  }, [shapes]);
  return <MeshLayer view={view} build={build} />;
}

function SeaLayer({ map: { shapes, view } }: { readonly map: MapContext }) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    const texture = seaTexture(shapes);
    const sea = seaMesh(texture, shownPart(shapes)[2], shapes.height);
    layer.current?.addChild(sea);
    view.requestDraw();
    return () => {
      // Before its texture, which it is bound to.
      sea.shader?.destroy();
      sea.geometry.destroy(true);
      sea.destroy();
      texture.destroy(true);
    };
  }, [shapes, view]);
  return <pixiContainer ref={layer} />;
}

/** All land. A territory that changes hands is only recoloured. */
function LandLayer({ map, control }: { readonly map: MapContext; readonly control: BySpace<PowerId> }) {
  const layer = useRef<Container>(null);
  const land = useRef<LandMeshes>(null);
  const shown = useRef(control);
  const { shapes, spaceInfo, view } = map;

  useEffect(() => {
    const created = landMeshes(shapes, spaceInfo, shown.current);
    land.current = created;
    layer.current?.addChild(created.stencil);
    const stops = created.meshes.map(({ mesh, setZoom }) => {
      layer.current?.addChild(mesh);
      return view.onZoomChange(setZoom);
    });
    return () => {
      stops.forEach((stop) => stop());
      land.current = null;
      created.stencil.destroy({ children: true });
      for (const { mesh } of created.meshes) destroyBoardMesh(mesh);
    };
  }, [shapes, spaceInfo, view]);

  useEffect(() => {
    if (shown.current !== control) land.current?.show(control);
    shown.current = control;
    view.requestDraw();
  }, [view, control]);

  return <pixiContainer ref={layer} />;
}

const isMinor = ({ between }: Border): boolean => between.includes('lake') || between.includes('ice');

interface BorderLine {
  readonly name: string;
  readonly style: LineStyle;
  readonly includes: (border: Border) => boolean;
}

/** In drawing order: sea zone borders, minor lines, land borders, and the coast over their ends. */
const LINES: readonly BorderLine[] = [
  {
    name: 'zones',
    style: { colour: PALETTE.zoneLine, width: 1.3, alpha: 0.85, dash: [7, 5] },
    includes: (border) => border.kind === 'sea' && !isMinor(border),
  },
  { name: 'minor', style: { colour: PALETTE.zoneLine, width: 0.8, alpha: 0.6 }, includes: (border) => isMinor(border) },
  { name: 'land', style: { colour: PALETTE.ink, width: 1.3, alpha: 0.8 }, includes: ({ kind }) => kind === 'land' },
  {
    name: 'coast',
    style: { colour: PALETTE.coast, width: 1.1, alpha: 0.95 },
    includes: (border) => border.kind === 'coast' && !isMinor(border),
  },
];

/** All borders of one kind in one mesh. */
function LineLayer({
  map: { shapes, view },
  line: { style, includes },
}: {
  readonly map: MapContext;
  readonly line: BorderLine;
}) {
  const build = useCallback(
    () => [
      lineMesh(
        shapes.borders.filter(includes).map(({ points }) => points),
        false,
        style,
      ),
    ],
    [shapes, style, includes],
  );
  return <MeshLayer view={view} build={build} />;
}

/** Captured territories: the captor's colour fades in. */
function CaptureAnimationLayer({
  map,
  animation,
}: {
  readonly map: MapContext;
  readonly animation: MapAnimation | null;
}) {
  const mesh = useRef<FillMesh>(null);
  const build = useCallback(() => {
    mesh.current = null;
    const spaces = capturesIn(animation);
    if (spaces.length === 0) return [];
    const areas = spaces.map(({ space }) => map.byId.get(space)?.rings ?? []);
    mesh.current = fillMesh(
      areas,
      spaces.map(({ to }) => ({ colour: powerLook(to).land, alpha: 0 })),
    );
    return [mesh.current];
  }, [map, animation]);

  useEffect(() => {
    const spaces = capturesIn(animation);
    if (animation === null || spaces.length === 0) return;
    const step = (share: number): void => {
      spaces.forEach(({ begin, end, to }, area) => {
        const alpha = Math.min(1, Math.max(0, (share * animation.beats - begin) / (end - begin)));
        mesh.current?.paint(area, { colour: powerLook(to).land, alpha });
      });
      map.view.requestDraw();
    };
    return animate(animation.milliseconds, step, () => {});
  }, [map, animation]);

  return <MeshLayer view={map.view} build={build} />;
}

const capturesIn = (animation: MapAnimation | null) =>
  animation?.tweens.filter((tween) => tween.kind === 'capture') ?? [];
