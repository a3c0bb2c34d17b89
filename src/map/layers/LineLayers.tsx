import type { Container } from 'pixi.js';
import { useCallback, useEffect, useRef, useMemo } from 'react';
import { powerLook } from '../../games/looks.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { fillMesh } from '../draw/fillMesh.ts';
import { drawPlate, plateKey, drawNote, NOTE_HEIGHT, noteWidth } from '../draw/drawSigns.ts';
import { lineMesh, type LineStyle } from '../draw/lineMesh.ts';
import { wrappedCopies, lengthOf, pointAlong } from '../layout/polyline.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { plateOf, plateWidth } from '../layout/plate.ts';
import type { PlacedArrow } from '../layout/placeArrows.ts';
import { PALETTE } from '../draw/palette.ts';
import { wrapX } from '../camera/wrap.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { showMarkers, type Marker } from './showMarkers.ts';
import type { BoardLine, MoveRoute } from '../../games/face/scene.ts';
import { linePoints, arrow, routePoints } from '../layout/routePoints.ts';
import type { AnyState, SpaceId } from '../../engine/index.ts';
import { boardFaceOf } from '../../games/boards.ts';
import type { Destination } from '../../games/face/hand.ts';
import type { Point } from '../../geography/shapes.ts';
import { useView } from '../../store/viewStore.ts';
import { useExample } from '../../store/displayedGame.ts';

interface Props {
  readonly map: MapContext;
  readonly layout: MapLayout;
}

/** Planned attacks: broad arrows in the attacker's colour, drawn under the units. */
export function ArrowLayer({ map, layout: { arrows } }: Props) {
  const build = useCallback(() => {
    const copies = arrows.flatMap(({ attack: { by }, outline }) =>
      wrappedCopies(outline, map.shapes.width).map((copy) => ({ copy, colour: powerLook(by).colour })),
    );
    if (copies.length === 0) return [];
    const outlines = copies.map(({ copy }) => copy);
    return [
      lineMesh(outlines, true, { colour: PALETTE.paper, width: 4.5, alpha: 0.9 }),
      fillMesh(
        outlines.map((outline) => [outline]),
        copies.map(({ colour }) => ({ colour, alpha: 0.92 })),
      ),
      lineMesh(outlines, true, { colour: PALETTE.ink, width: 1.1 }),
    ];
  }, [map, arrows]);
  return <MeshLayer view={map.view} build={build} />;
}

/** The strength of each attack, drawn over the units. */
export function PlateLayer({ map, layout }: Props) {
  const plates = useRef<Container>(null);
  useEffect(() => {
    if (!plates.current) return;
    const stop = showMarkers(
      plates.current,
      layout.arrows.map((placed) => plateMarker(map, placed, layout)),
      map.view,
    );
    return stop;
  }, [map, layout]);
  return <pixiContainer ref={plates} />;
}

function plateMarker({ textures, shapes }: MapContext, placed: PlacedArrow, { detail }: MapLayout): Marker {
  const plate = plateOf(placed, detail);
  const width = plateWidth(plate);
  const texture = textures.get(plateKey(plate), width, plate.height, (context) => drawPlate(context, plate));
  return {
    x: wrapX(placed.label[0], shapes.width),
    y: placed.label[1],
    sprites: [{ texture, x: -width / 2, y: -plate.height / 2 }],
  };
}

/** Width of a line, and of its edge on both sides, in screen pixels. */
const WIDTH = 4;
const EDGE = 2;
const DASHES: Readonly<Record<BoardLine['stroke'], Pick<LineStyle, 'dash'>>> = {
  full: {},
  dashed: { dash: [12, 8] },
  dotted: { dash: [4, 6] },
};

/** The lines of the scene, such as fronts and supply lines, drawn under the pieces. */
export function LineLayer({ map, lines }: { readonly map: MapContext; readonly lines: readonly BoardLine[] }) {
  const build = useCallback(() => {
    const drawn = lines.flatMap(({ through, colour, stroke }) => {
      const copies = wrappedCopies(
        linePoints(through, (space) => map.byId.get(space)?.anchor, map.shapes.width),
        map.shapes.width,
      );
      return copies.length === 0 ? [] : [{ copies, style: { colour, width: WIDTH, ...DASHES[stroke] } }];
    });
    if (drawn.length === 0) return [];
    const all = drawn.flatMap(({ copies }) => copies);
    return [
      lineMesh(all, false, { colour: PALETTE.paper, width: WIDTH + 2 * EDGE, alpha: 0.85 }),
      ...drawn.map(({ copies, style }) => lineMesh(copies, false, style)),
    ];
  }, [map, lines]);
  return <MeshLayer view={map.view} build={build} />;
}

interface RouteProps {
  readonly map: MapContext;
  readonly layout: MapLayout;
  readonly game: AnyState | null;
}

/** The ways of pieces to a destination, without a word about them. */
const waysOf = ({ routes }: Destination): readonly MoveRoute[] =>
  [...new Map(Object.values(routes).map((route) => [route.join(), route])).values()].map((route) => ({
    route,
    note: null,
  }));

const NO_ROUTES: readonly MoveRoute[] = [];

/**
 * The routes of an example's units, allowed or refused, or those of the selected units to the space under the pointer.
 */
export function RouteLayer({ map, layout, game }: RouteProps) {
  const example = useExample((store) => store.example);
  const hovered = useView((view) => view.hovered);
  const destinations = useView((view) => view.destinations);
  const routes = useMemo((): readonly MoveRoute[] => {
    if (example !== null) return example.routes.map((route) => ({ route, note: null }));
    const target = destinations.find(({ space }) => space === hovered);
    return game === null || target === undefined
      ? NO_ROUTES
      : (boardFaceOf(game).routesTo?.(game, target) ?? waysOf(target));
  }, [example, hovered, destinations, game]);
  const isRefused = example?.isRefused ?? false;

  const build = useCallback(() => {
    const lines = routes.flatMap(({ route }) =>
      arrowAlong(map, layout, route).flatMap((line) => wrappedCopies(line, map.shapes.width)),
    );
    if (lines.length === 0) return [];
    return [
      lineMesh(lines, false, { colour: PALETTE.paper, width: 8, alpha: 0.85 }),
      lineMesh(lines, false, { colour: isRefused ? PALETTE.refused : PALETTE.focus, width: 4 }),
    ];
  }, [map, layout, routes, isRefused]);

  return (
    <>
      <MeshLayer view={map.view} build={build} />
      {example === null && <RouteNotesLayer map={map} layout={layout} routes={routes} />}
    </>
  );
}

const arrowAlong = (map: MapContext, layout: MapLayout, route: readonly SpaceId[]) =>
  arrow(
    routePoints(layout, route, (space) => map.byId.get(space)?.anchor),
    map.shapes.width,
  );

/** The number of each step of the routes, and what is noted at the end. */
function RouteNotesLayer({
  map,
  layout,
  routes,
}: {
  readonly map: MapContext;
  readonly layout: MapLayout;
  readonly routes: readonly MoveRoute[];
}) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    if (!layer.current) return;
    const stop = showMarkers(
      layer.current,
      routes.flatMap((route) => notesOn(map, route, layout)),
      map.view,
    );
    return stop;
  }, [map, layout, routes]);
  return <pixiContainer ref={layer} />;
}

function notesOn(map: MapContext, { route, note: end }: MoveRoute, layout: MapLayout): Marker[] {
  const size = layout.detail.badge;
  const note = (text: string, [x, y]: Point): Marker => {
    const width = noteWidth(text, size);
    const height = size * NOTE_HEIGHT;
    const texture = map.textures.get(`note ${text} ${size}`, width, height, (context) => drawNote(context, text, size));
    return { x: wrapX(x, map.shapes.width), y, sprites: [{ texture, x: -width / 2, y: -height / 2 }] };
  };
  const line = arrowAlong(map, layout, route)[0] ?? [];
  const steps = line.slice(1, -1).map((at, i) => note(String(i + 1), at));
  if (end === null || line.length === 0) return steps;
  // Behind the arrow's head, which stays visible.
  return [...steps, note(end, pointAlong(line, lengthOf(line) - (TIP_DISTANCE * size) / layout.zoom).at)];
}

/** Distance of the note from the tip, relative to a badge. */
const TIP_DISTANCE = 1.5;
