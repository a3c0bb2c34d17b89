import { useCallback } from 'react';
import type { Destination } from '../../games/face/hand.ts';
import type { Capture } from '../../games/face/scene.ts';
import type { SpaceId } from '../../engine/index.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { CapturedOutlineLayer } from './CaptureLayers.tsx';
import { DifferenceLayer } from './DifferenceLayer.tsx';
import { MarkedSpacesLayer } from './DrawingLayers.tsx';
import { useHighlighted, useDisplayedSpaces } from '../../store/displayedOnMap.ts';
import { useView } from '../../store/viewStore.ts';
import { fillMesh, type Fill } from '../draw/fillMesh.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import { signLook } from '../../games/looks.ts';
import { PALETTE } from '../draw/palette.ts';
import { HOVER_ALPHA, STROKE_ALPHA } from '../draw/strokes.ts';
import { MeshLayer, type ZoomableMesh } from './MeshLayer.tsx';
import { OverlayLayer } from './OverlayLayer.tsx';

/** What marks whole spaces, over the ground and under everything else. Like the ground it ends at the board's edge. */
export function HighlightLayers({
  map,
  captures,
}: {
  readonly map: MapContext;
  readonly captures: readonly Capture[];
}) {
  return (
    <>
      <CapturedOutlineLayer map={map} captures={captures} />
      <OverlayLayer map={map} />
      <DifferenceLayer map={map} />
      <DestinationLayer map={map} />
      <FocusLayer map={map} />
      <MarkedSpacesLayer map={map} />
      <HoverLayer map={map} />
    </>
  );
}

/**
 * Where the selected units can move: an outline and strokes in the meaning's colour; the controller's colour shows
 * between them.
 */
function DestinationLayer({ map }: { readonly map: MapContext }) {
  const destinations = useHighlighted('destinations');
  const build = useCallback(() => destinationMeshes(map, destinations), [map, destinations]);
  return <MeshLayer view={map.view} build={build} />;
}

function destinationMeshes(map: MapContext, destinations: readonly Destination[]): ZoomableMesh[] {
  if (destinations.length === 0) return [];
  const areas = destinations.map(({ space }) => map.byId.get(space)?.rings ?? []);
  const fills = destinations.map(({ meaning }): Fill => ({ ...signLook(meaning), alpha: STROKE_ALPHA }));
  const colours = new Set(fills.map(({ colour }) => colour));
  const outlines = [...colours].map((colour) =>
    lineMesh(areas.filter((_, i) => fills[i]?.colour === colour).flat(), true, { colour, width: 3 }, map.shapes.width),
  );
  return [fillMesh(areas, fills), ...outlines];
}

/** The space under the pointer: slightly lighter, with a pale outline. */
function HoverLayer({ map }: { readonly map: MapContext }) {
  const hovered = useView((view) => view.hovered);
  const build = useCallback(() => {
    const rings = ringsOf(map, hovered);
    if (!rings) return [];
    return [
      fillMesh([rings], [{ colour: PALETTE.hover, alpha: HOVER_ALPHA }]),
      lineMesh(rings, true, { colour: PALETTE.hover, width: 2.4, alpha: 0.95 }, map.shapes.width),
    ];
  }, [map, hovered]);
  return <MeshLayer view={map.view} build={build} />;
}

/** The selected spaces: a strong double outline. */
function FocusLayer({ map }: { readonly map: MapContext }) {
  const spaces = useDisplayedSpaces();
  const build = useCallback(() => {
    const rings = spaces.flatMap((space) => ringsOf(map, space) ?? []);
    if (rings.length === 0) return [];
    return [
      lineMesh(rings, true, { colour: PALETTE.focus, width: 5.5 }, map.shapes.width),
      lineMesh(rings, true, { colour: PALETTE.paper, width: 2.4 }, map.shapes.width),
    ];
  }, [map, spaces]);
  return <MeshLayer view={map.view} build={build} />;
}

const ringsOf = (map: MapContext, space: SpaceId | null) =>
  space === null ? null : (map.byId.get(space)?.rings ?? null);
