import type { Container } from 'pixi.js';
import { useEffect, useMemo, useRef } from 'react';
import type { GameState } from '../../engine/index.ts';
import type { Scenery } from '../../geography/shapes.ts';
import { useExample } from '../../store/exampleStore.ts';
import type { MapContext, ReadyMapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { MapScene } from '../scene/MapScene.ts';
import type { MapAnimation } from '../motion/mapAnimation.ts';
import { useLayoutDuring } from '../motion/useLayoutDuring.ts';
import { useMapLayout } from '../layout/useMapLayout.ts';
import { withoutNames } from '../layout/withoutNames.ts';
import { useExposeMapState } from '../reporting/useExposeMapState.ts';
import { usePublishPlaces } from '../reporting/usePublishPlaces.ts';
import { usePublishSeen } from '../reporting/usePublishSeen.ts';
import { useMapInput } from '../input/useMapInput.ts';
import { ArrowLayer, PlateLayer } from './ArrowLayer.tsx';
import { AtlasTop, MinorNames } from './AtlasLayers.tsx';
import { BadgeLayer } from './BadgeLayer.tsx';
import { CanalLayer } from './CanalLayer.tsx';
import { FeatureLayer } from './FeatureLayer.tsx';
import { DrawnArrowsLayer } from './DrawingLayers.tsx';
import { AnimatedUnitsLayer } from './AnimatedUnitsLayer.tsx';
import { FoundCityLayer } from './FoundCityLayer.tsx';
import { DegreesLayer } from './GraticuleLayer.tsx';
import { PiecesLayer } from './PiecesLayer.tsx';
import { fadeByZoom } from './fadeByZoom.ts';
import { NamesInViewLayer } from './NamesInViewLayer.tsx';
import { useSigns } from './useSigns.ts';
import { RouteLayer } from './RouteLayer.tsx';

interface Props {
  readonly map: ReadyMapContext;
  readonly scenery: Scenery | null;
  readonly scene: MapScene;
  readonly game: GameState | null;
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
  const signs = useSigns(map, fullLayout, game);
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
        <ArrowLayer map={map} layout={fullLayout} game={game} />
        <DrawnArrowsLayer map={map} layout={fullLayout} />
        <FeatureLayer map={map} layout={toldLayout} />
        {!hidesNames && <NamesInViewLayer map={map} layout={fullLayout} control={scene.control} />}
        <PiecesLayer map={map} layout={layout} />
        <PlateLayer map={map} layout={fullLayout} game={game} />
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
