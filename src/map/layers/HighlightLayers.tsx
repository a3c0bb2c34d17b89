import type { GameState } from '../../engine/index.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { CapturedOutlineLayer } from './CaptureLayers.tsx';
import { DifferenceLayer } from './DifferenceLayer.tsx';
import { MarkedSpacesLayer } from './DrawingLayers.tsx';
import { DestinationLayer, FocusLayer, HoverLayer } from './SpaceOutlineLayers.tsx';
import { ThreatLayer } from './ThreatLayer.tsx';

/** What marks whole spaces, over the ground and under everything else. Like the ground it ends at the board's edge. */
export function HighlightLayers({ map, game }: { readonly map: MapContext; readonly game: GameState | null }) {
  return (
    <>
      <CapturedOutlineLayer map={map} game={game} />
      <ThreatLayer map={map} />
      <DifferenceLayer map={map} />
      <DestinationLayer map={map} />
      <FocusLayer map={map} />
      <MarkedSpacesLayer map={map} />
      <HoverLayer map={map} />
    </>
  );
}
