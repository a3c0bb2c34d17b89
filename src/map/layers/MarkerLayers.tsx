import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { GameState } from '../../engine/index.ts';
import type { Atlas, SurveyedAtlas } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { MapScene } from '../scene/MapScene.ts';
import type { MapAnimation } from '../motion/mapAnimation.ts';
import { useLayoutDuring } from '../motion/useLayoutDuring.ts';
import { useMapLayout } from '../layout/useMapLayout.ts';
import { useTellTests } from '../reporting/useExposeMapState.ts';
import { useTellPlaces } from '../reporting/usePublishPlaces.ts';
import { useTouch } from '../input/useMapInput.ts';
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
  readonly atlas: SurveyedAtlas;
  readonly scene: MapScene;
  readonly game: GameState | null;
  readonly animation: MapAnimation | null;
  readonly onEnd: () => void;
  readonly canvas: HTMLCanvasElement;
}

/** What stands on the ground and may reach over the board's edge. */
export function MarkerLayers({ atlas, scene, game, animation, onEnd, canvas }: Props) {
  const full = useMapLayout(atlas, scene);
  const { layout, onBeat } = useLayoutDuring(full, animation);
  useTouch(atlas, full, canvas);
  useTellTests(full.arrows, animation);
  useTellPlaces(atlas, full);
  const suited = useRef<Container>(null);
  useEffect(
    () => (suited.current ? fadeByZoom(suited.current, atlas.frame, full.zoom) : undefined),
    [atlas, full.zoom],
  );
  return (
    <>
      <SheetKeeper atlas={atlas} layout={full} />
      <pixiContainer ref={suited}>
        <DegreesLayer atlas={atlas} layout={full} />
        <FeatureLayer atlas={atlas} layout={full} />
        <CanalLayer atlas={atlas} layout={full} />
        <ArrowLayer atlas={atlas} layout={full} game={game} />
        <NamesInViewLayer atlas={atlas} layout={full} control={scene.control} />
        <PiecesLayer atlas={atlas} layout={layout} />
        <PlateLayer atlas={atlas} layout={full} game={game} />
        <FlagLayer atlas={atlas} layout={full} game={game} />
        <BadgeLayer atlas={atlas} layout={full} odds={scene.odds} />
        <FoundCityLayer atlas={atlas} layout={full} />
        <RouteLayer atlas={atlas} layout={full} game={game} />
      </pixiContainer>
      {animation && (
        <AnimatedUnitsLayer atlas={atlas} layout={full} animation={animation} onBeat={onBeat} onEnd={onEnd} />
      )}
    </>
  );
}

/**
 * Forgets old drawings, or an hour of zooming would fill the memory. First among the layers, which all draw anew for a
 * new layout: by the time this runs they have taken away what they showed, and none has drawn again.
 */
function SheetKeeper({ atlas, layout }: { readonly atlas: Atlas; readonly layout: MapLayout }) {
  useEffect(() => atlas.textures.onLayoutShown(layout), [atlas, layout]);
  return null;
}
