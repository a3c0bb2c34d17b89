import { useCallback } from 'react';
import type { Destination } from '../../games/face/hand.ts';
import type { Capture } from '../../games/face/scene.ts';
import type { SpaceId } from '../../engine/index.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { powerLook, signLook } from '../../games/looks.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer, type ZoomableMesh } from './MeshLayer.tsx';
import { useDiffering, type DifferingSpace, useHighlighted, useDisplayedSpaces } from '../../store/displayedOnMap.ts';
import { useWhenNeeded } from './useWhenNeeded.ts';
import { useExample } from '../../store/displayedGame.ts';
import { MarkedSpacesLayer } from './DrawingLayers.tsx';
import { useView } from '../../store/viewStore.ts';
import { fillMesh, type Fill } from '../draw/fillMesh.ts';
import { HOVER_ALPHA, STROKE_ALPHA } from '../draw/strokes.ts';
import { useOverlay } from '../scene/useWatched.ts';

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

/** A dashed outline in the captor's colour around territories captured this turn. */
function CapturedOutlineLayer({ map, captures }: { readonly map: MapContext; readonly captures: readonly Capture[] }) {
  const build = useCallback(
    () =>
      [...new Set(captures.map(({ by }) => by))].flatMap((power) => {
        const rings = captures
          .filter(({ by }) => by === power)
          .flatMap(({ space }) => map.byId.get(space)?.rings ?? []);
        return [
          lineMesh(rings, true, { colour: PALETTE.paper, width: 6, alpha: 0.9 }, map.shapes.width),
          lineMesh(rings, true, { colour: powerLook(power).colour, width: 3.6, dash: [9, 4] }, map.shapes.width),
        ];
      }),
    [map, captures],
  );
  return <MeshLayer view={map.view} build={build} />;
}

/** Spaces filled with strokes, such as those under threat; how they are drawn is loaded when one is first shown. */
function OverlayLayer({ map }: { readonly map: MapContext }) {
  const { fills } = useOverlay(map.edition.id);
  const code = useWhenNeeded(fills.length > 0, importMeshes);
  const build = useCallback(() => (code ? code.fillMeshes(map, fills) : []), [map, fills, code]);
  return <MeshLayer view={map.view} build={build} />;
}

/** The spaces in which two positions of the lab differ; none over an example. */
export function useShownDifferences(): readonly DifferingSpace[] {
  const spaces = useDiffering((store) => store.spaces);
  const isExample = useExample((store) => store.example !== null);
  return isExample ? NONE : spaces;
}

/** Where two positions differ, by outlines; how they are drawn is loaded when they are first shown. */
function DifferenceLayer({ map }: { readonly map: MapContext }) {
  const spaces = useShownDifferences();
  const code = useWhenNeeded(spaces.length > 0, importMeshes);
  const build = useCallback(() => code?.differenceMeshes(map, spaces) ?? [], [map, spaces, code]);
  return <MeshLayer view={map.view} build={build} />;
}

const NONE: readonly DifferingSpace[] = [];
const importMeshes = () => import('./overlayMeshes.ts');
