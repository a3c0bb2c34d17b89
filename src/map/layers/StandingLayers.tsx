import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { GameState } from '../../engine/index.ts';
import type { Atlas, SurveyedAtlas } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { MapScene } from '../scene/MapScene.ts';
import type { Show } from '../motion/show.ts';
import { useSetOut } from '../motion/useSetOut.ts';
import { useMapLayout } from '../layout/useMapLayout.ts';
import { useTellTests } from '../reporting/useExposeMapState.ts';
import { useTellPlaces } from '../reporting/usePublishPlaces.ts';
import { useTouch } from '../input/useMapInput.ts';
import { ArrowLayer, PlateLayer } from './ArrowLayer.tsx';
import { BadgeLayer } from './BadgeLayer.tsx';
import { CanalLayer } from './CanalLayer.tsx';
import { FeatureLayer } from './FeatureLayer.tsx';
import { FlagLayer } from './CaptureLayers.tsx';
import { GhostLayer } from './GhostLayer.tsx';
import { FoundLayer } from './FoundLayer.tsx';
import { FigureLayer } from './GraticuleLayer.tsx';
import { PiecesLayer } from './PiecesLayer.tsx';
import { fadeByScale } from './scaleFade.ts';
import { SightLayer } from './SightLayer.tsx';
import { WayLayer } from './WayLayer.tsx';

interface Props {
  readonly atlas: SurveyedAtlas;
  readonly scene: MapScene;
  readonly game: GameState | null;
  readonly show: Show | null;
  readonly onEnd: () => void;
  readonly canvas: HTMLCanvasElement;
}

/** What stands on the ground and may reach over the board's edge. */
export function StandingLayers({ atlas, scene, game, show, onEnd, canvas }: Props) {
  const full = useMapLayout(atlas, scene);
  const { layout, onBeat } = useSetOut(full, show);
  useTouch(atlas, full, canvas);
  useTellTests(full.arrows, show);
  useTellPlaces(atlas, full);
  const suited = useRef<Container>(null);
  useEffect(
    () => (suited.current ? fadeByScale(suited.current, atlas.frame, full.zoom) : undefined),
    [atlas, full.zoom],
  );
  return (
    <>
      <SheetKeeper atlas={atlas} layout={full} />
      <pixiContainer ref={suited}>
        <FigureLayer atlas={atlas} layout={full} />
        <FeatureLayer atlas={atlas} layout={full} />
        <CanalLayer atlas={atlas} layout={full} />
        <ArrowLayer atlas={atlas} layout={full} game={game} />
        <SightLayer atlas={atlas} layout={full} control={scene.control} />
        <PiecesLayer atlas={atlas} layout={layout} />
        <PlateLayer atlas={atlas} layout={full} game={game} />
        <FlagLayer atlas={atlas} layout={full} game={game} />
        <BadgeLayer atlas={atlas} layout={full} odds={scene.odds} />
        <FoundLayer atlas={atlas} layout={full} />
        <WayLayer atlas={atlas} layout={full} game={game} />
      </pixiContainer>
      {show && <GhostLayer atlas={atlas} layout={full} show={show} onBeat={onBeat} onEnd={onEnd} />}
    </>
  );
}

/**
 * Forgets old drawings, or an hour of zooming would fill the memory. First among the layers, which all draw anew for a
 * new layout: by the time this runs they have taken away what they showed, and none has drawn again.
 */
function SheetKeeper({ atlas, layout }: { readonly atlas: Atlas; readonly layout: MapLayout }) {
  useEffect(() => atlas.sheet.tidyFor(layout), [atlas, layout]);
  return null;
}
