import type { Container } from 'pixi.js';
import { useEffect, useMemo, useRef, useCallback } from 'react';
import type { AnyState } from '../../engine/index.ts';
import type { Scenery } from '../../geography/shapes.ts';
import type { MapContext, ReadyMapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { MapScene } from '../scene/MapScene.ts';
import type { MapAnimation } from '../motion/tweens.ts';
import { useLayoutDuring } from '../motion/useMapAnimation.ts';
import { useMapLayout } from '../layout/useMapLayout.ts';
import { useExposeMapState } from '../reporting/useExposeMapState.ts';
import { usePublishPlaces } from '../reporting/usePublishPlaces.ts';
import { usePublishSeen } from '../reporting/usePublishSeen.ts';
import { useMapInput } from '../input/useMapInput.ts';
import { ArrowLayer, PlateLayer, LineLayer, RouteLayer } from './LineLayers.tsx';
import { AtlasTop, MinorNames, useMarkedFeature } from './AtlasLayers.tsx';
import { BadgeLayer, leaderMeshes, useSigns } from './BadgeLayer.tsx';
import { canalMarker, featureMarker, blockMarker, labelMarker, realmMarker } from './markers.ts';
import { showMarkers, useMarkers } from './showMarkers.ts';
import { FeatureLayer } from './FeatureLayer.tsx';
import { DrawnArrowsLayer } from './DrawingLayers.tsx';
import { AnimatedUnitsLayer } from './AnimatedUnitsLayer.tsx';
import { useSearchResult } from '../../store/displayedOnMap.ts';
import { foundCity, placeFoundCity } from '../layout/foundCity.ts';
import { DegreesLayer } from './GraticuleLayer.tsx';
import { MeshLayer } from './MeshLayer.tsx';
import { fadeByZoom } from './fadeByZoom.ts';
import { NamesInViewLayer } from './NamesInViewLayer.tsx';
import { useExample } from '../../store/displayedGame.ts';

interface Props {
  readonly map: ReadyMapContext;
  readonly scenery: Scenery | null;
  readonly scene: MapScene;
  readonly game: AnyState | null;
  readonly animation: MapAnimation | null;
  readonly onEnd: () => void;
  readonly canvas: HTMLCanvasElement;
}

/** Units, labels and everything else over the ground; unlike the ground, it may extend beyond the board's edge. */
export function MarkerLayers({ map, scenery, scene, game, animation, onEnd, canvas }: Props) {
  const namedLayout = useMapLayout(map, scene);
  const hidesNames = useExample(({ example }) => example?.hidesNames === true);
  const fullLayout = useMemo(() => (hidesNames ? withoutNames(namedLayout) : namedLayout), [namedLayout, hidesNames]);
  // Once more above the arrows, which may lead to a city across its name.
  const told = useExample(({ example }) => example?.told ?? NOBODY_TOLD);
  const toldLayout = useMemo(
    () => ({ ...fullLayout, features: fullLayout.features.filter(({ name }) => told.includes(name)) }),
    [fullLayout, told],
  );
  const { layout, onBeat } = useLayoutDuring(fullLayout, animation);
  const signs = useSigns(map, fullLayout, scene.captures);
  useMapInput(map, fullLayout, signs, canvas);
  useExposeMapState(fullLayout.arrows, animation);
  usePublishPlaces(map, fullLayout);
  usePublishSeen(map);
  const container = useRef<Container>(null);
  useEffect(
    () => (container.current ? fadeByZoom(container.current, map.view, fullLayout.zoom) : undefined),
    [map, fullLayout.zoom],
  );
  return (
    <>
      <TextureCleanup map={map} layout={fullLayout} />
      <pixiContainer ref={container}>
        <DegreesLayer map={map} scenery={scenery} layout={fullLayout} />
        <MinorNames map={map} layout={fullLayout} />
        <CanalLayer map={map} layout={fullLayout} />
        <LineLayer map={map} lines={scene.lines} />
        <ArrowLayer map={map} layout={fullLayout} />
        <DrawnArrowsLayer map={map} layout={fullLayout} />
        <FeatureLayer map={map} layout={toldLayout} />
        {!hidesNames && <NamesInViewLayer map={map} layout={fullLayout} scene={scene} />}
        <PiecesLayer map={map} layout={layout} />
        <PlateLayer map={map} layout={fullLayout} />
        <BadgeLayer map={map} signs={signs} />
        {!hidesNames && <FoundCityLayer map={map} layout={fullLayout} />}
        <RouteLayer map={map} layout={fullLayout} game={game} />
        <AtlasTop map={map} />
      </pixiContainer>
      {animation && (
        <AnimatedUnitsLayer map={map} layout={fullLayout} animation={animation} onBeat={onBeat} onEnd={onEnd} />
      )}
    </>
  );
}

/** The one empty list, equal every time. */
const NOBODY_TOLD: readonly string[] = [];

/**
 * Frees old textures, which would otherwise fill the memory. It must be the first layer: by the time its effect runs,
 * the other layers have removed their old sprites but not yet added new ones.
 */
function TextureCleanup({ map, layout }: { readonly map: MapContext; readonly layout: MapLayout }) {
  useEffect(() => map.textures.onLayoutShown(layout), [map, layout]);
  return null;
}

/** The signs of canals. */
function CanalLayer({ map, layout }: { readonly map: MapContext; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  useMarkers(map, layer, layout.canals, canalMarker);
  return <pixiContainer ref={layer} />;
}

/** The city found by a search while its space is selected, or the place that is told of: over everything. */
function FoundCityLayer({ map, layout }: { readonly map: ReadyMapContext; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  const found = useSearchResult((store) => store.found);
  const marked = useMarkedFeature(map);
  useEffect(() => {
    const { boardData, measure, view } = map;
    const city = marked ?? foundCity(boardData.features, found);
    if (!layer.current || city === undefined) return undefined;
    return showMarkers(layer.current, [featureMarker(map, placeFoundCity(city, layout, boardData, measure))], view);
  }, [map, layout, found, marked]);
  return <pixiContainer ref={layer} />;
}

/** Labels, leader lines and units. */
function PiecesLayer({ map, layout }: { readonly map: MapContext; readonly layout: MapLayout }) {
  const realms = useRef<Container>(null);
  const labels = useRef<Container>(null);
  const blocks = useRef<Container>(null);
  useMarkers(map, realms, layout.realms, realmMarker);
  useMarkers(map, labels, layout.labels, labelMarker);
  useMarkers(map, blocks, layout.blocks, blockMarker);
  const leaders = useCallback(() => leaderMeshes(layout.blocks, map.shapes.width), [map, layout]);

  return (
    <>
      <pixiContainer ref={realms} />
      <pixiContainer ref={labels} />
      <MeshLayer view={map.view} build={leaders} />
      <pixiContainer ref={blocks} />
    </>
  );
}

/** A layout without names and what stands beside them: of spaces, powers, cities, waters and mountains. */
const withoutNames = (layout: MapLayout): MapLayout => ({ ...layout, realms: [], labels: [], features: [] });
