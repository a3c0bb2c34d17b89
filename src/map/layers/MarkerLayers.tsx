import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { GameState } from '../../engine/index.ts';
import type { MapContext, ReadyMapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { MapScene } from '../scene/MapScene.ts';
import type { MapAnimation } from '../motion/mapAnimation.ts';
import { useLayoutDuring } from '../motion/useLayoutDuring.ts';
import { useMapLayout } from '../layout/useMapLayout.ts';
import { useExposeMapState } from '../reporting/useExposeMapState.ts';
import { usePublishPlaces } from '../reporting/usePublishPlaces.ts';
import { useMapInput } from '../input/useMapInput.ts';
import { ArrowLayer, PlateLayer } from './ArrowLayer.tsx';
import { BadgeLayer } from './BadgeLayer.tsx';
import { CanalLayer } from './CanalLayer.tsx';
import { FeatureLayer } from './FeatureLayer.tsx';
import { FlagLayer } from './CaptureLayers.tsx';
import { AnimatedUnitsLayer } from './AnimatedUnitsLayer.tsx';
import { FoundCityLayer } from './FoundCityLayer.tsx';
import { DegreesLayer } from './GraticuleLayer.tsx';
import { PiecesLayer } from './PiecesLayer.tsx';
import { fadeByZoom } from './fadeByZoom.ts';
import { NamesInViewLayer } from './NamesInViewLayer.tsx';
import { RouteLayer } from './RouteLayer.tsx';

interface Props {
  readonly map: ReadyMapContext;
  readonly scene: MapScene;
  readonly game: GameState | null;
  readonly animation: MapAnimation | null;
  readonly onEnd: () => void;
  readonly canvas: HTMLCanvasElement;
}

/** What stands on the ground and may reach over the board's edge. */
export function MarkerLayers({ map, scene, game, animation, onEnd, canvas }: Props) {
  const full = useMapLayout(map, scene);
  const { layout, onBeat } = useLayoutDuring(full, animation);
  useMapInput(map, full, canvas);
  useExposeMapState(full.arrows, animation);
  usePublishPlaces(map, full);
  const suited = useRef<Container>(null);
  useEffect(() => (suited.current ? fadeByZoom(suited.current, map.view, full.zoom) : undefined), [map, full.zoom]);
  return (
    <>
      <SheetKeeper map={map} layout={full} />
      <pixiContainer ref={suited}>
        <DegreesLayer map={map} layout={full} />
        <FeatureLayer map={map} layout={full} />
        <CanalLayer map={map} layout={full} />
        <ArrowLayer map={map} layout={full} game={game} />
        <NamesInViewLayer map={map} layout={full} control={scene.control} />
        <PiecesLayer map={map} layout={layout} />
        <PlateLayer map={map} layout={full} game={game} />
        <FlagLayer map={map} layout={full} game={game} />
        <BadgeLayer map={map} layout={full} odds={scene.odds} />
        <FoundCityLayer map={map} layout={full} />
        <RouteLayer map={map} layout={full} game={game} />
      </pixiContainer>
      {animation && <AnimatedUnitsLayer map={map} layout={full} animation={animation} onBeat={onBeat} onEnd={onEnd} />}
    </>
  );
}

/**
 * Forgets old drawings, or an hour of zooming would fill the memory. First among the layers, which all draw anew for a
 * new layout: by the time this runs they have taken away what they showed, and none has drawn again.
 */
function SheetKeeper({ map, layout }: { readonly map: MapContext; readonly layout: MapLayout }) {
  useEffect(() => map.textures.onLayoutShown(layout), [map, layout]);
  return null;
}
