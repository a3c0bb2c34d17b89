import { DRAW_LOOKS, type DrawLook } from '../../emblems/drawLooks.ts';
import type { Draw, DrawColour, DrawEnd, DrawnPoint } from '../../engine/table/index.ts';
import { boundsOf, type Point, type Ring } from '../../geography/shapes.ts';
import { fillMesh } from '../draw/fillMesh.ts';
import { lineMesh, type LineStyle } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import type { ZoomableMesh } from '../layers/MeshLayer.tsx';
import type { MapLayout } from '../layout/mapLayout.ts';
import { wrappedCopies } from '../layout/polyline.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { placeDrawnArrows } from './placeDrawnArrows.ts';

type MapPart = Pick<MapContext, 'byId' | 'shapes'>;

/** Width of a mark's line within the border, and of the pale edges of all lines, in screen pixels. */
const MARK = 4.5;
const HALO = 1.6;
/** Dark edges lie between a light line and its pale edges. */
const EDGE = 1;
/** The lines of marks grow with the zoom, within limits. */
const markScale = (zoom: number): number => Math.min(1, Math.max(0.5, zoom * 2));
/** Width of an arrow's shaft, relative to a counter's height. */
const SHAFT = 0.2;

/** Marked spaces: a line within the border, in the stroke of its colour. */
export function markMeshes({ byId, shapes }: MapPart, draws: readonly Draw[]): ZoomableMesh[] {
  const marks = draws.flatMap((draw) => (draw.kind === 'space' ? [draw] : []));
  return byColour(marks).flatMap(({ look, all }) => {
    const areas = all.map(({ space }) => byId.get(space)?.rings ?? []);
    const outlines = areas.flatMap(largeRings);
    // Half of each line lies outside the border, where it is masked.
    return strokes(
      outlines,
      true,
      look,
      2 * MARK,
      { halo: 2 * HALO, edge: 2 * EDGE, scale: markScale },
      shapes.width,
    ).flatMap((line) => {
      const inside = fillMesh(
        areas,
        areas.map(() => ({ colour: look.colour })),
      );
      line.mesh.mask = inside.mesh;
      return [inside, line];
    });
  });
}

/** Rings smaller than this share of a space's largest, islets and holes, have no line: it would fill them. */
const SMALL = 0.2;

function largeRings(rings: readonly Ring[]): readonly Ring[] {
  const sizes = rings.map((ring) => {
    const [x0, y0, x1, y1] = boundsOf([ring]);
    return Math.max(x1 - x0, y1 - y0);
  });
  const least = SMALL * Math.max(...sizes);
  return rings.filter((_, i) => (sizes[i] ?? 0) >= least);
}

/** Drawn arrows, under the units. Points lie where the map's projection puts them. */
export function arrowMeshes(
  { byId, shapes }: MapPart,
  project: (place: DrawnPoint['at']) => Point,
  layout: Pick<MapLayout, 'blocks' | 'labels' | 'zoom' | 'detail'>,
  draws: readonly Draw[],
): ZoomableMesh[] {
  const pointOf = (end: DrawEnd): Point | undefined =>
    typeof end === 'string' ? byId.get(end)?.anchor : project(end.at);
  const placed = placeDrawnArrows(draws, layout, pointOf, shapes.width);
  const width = SHAFT * layout.detail.counter;
  const whole = (line: Ring): readonly Ring[] => wrappedCopies(line, shapes.width);
  return byColour(placed).flatMap(({ look, all }) => {
    const heads = all.flatMap(({ head }) => whole(head));
    return [
      lineMesh(heads, true, { colour: PALETTE.paper, width: 2 * HALO + 2, alpha: 0.9 }),
      ...strokes(
        all.flatMap(({ shaft }) => whole(shaft)),
        false,
        look,
        width,
        { halo: 2 * HALO, edge: 2 * EDGE },
      ),
      fillMesh(
        heads.map((head) => [head]),
        heads.map(() => ({ colour: look.colour })),
      ),
      // Fills have no smooth edge.
      lineMesh(heads, true, { colour: look.edge ?? look.colour, width: 1.6 }),
    ];
  });
}

function byColour<Drawn extends { readonly colour: DrawColour }>(
  drawn: readonly Drawn[],
): readonly { readonly look: DrawLook; readonly all: readonly Drawn[] }[] {
  const groups = Object.entries(DRAW_LOOKS).map(([name, look]) => ({
    look,
    all: drawn.filter(({ colour }) => colour === name),
  }));
  return groups.filter(({ all }) => all.length > 0);
}

interface Edges {
  /** How much wider the pale line and the dark one below are than the line itself. */
  readonly halo: number;
  readonly edge: number;
  readonly scale?: (zoom: number) => number;
}

/** Lines in a look over their edges, the lowest first. */
function strokes(
  lines: readonly Ring[],
  closed: boolean,
  { colour, dash, edge }: DrawLook,
  width: number,
  { halo, edge: edgeWidth, ...scale }: Edges,
  boardWidth = Infinity,
): ZoomableMesh[] {
  const line = (style: LineStyle): ZoomableMesh => lineMesh(lines, closed, { ...style, ...scale }, boardWidth);
  const dark = edge === undefined ? 0 : edgeWidth;
  return [
    line({ colour: PALETTE.paper, width: width + dark + halo }),
    ...(edge === undefined ? [] : [line({ colour: edge, width: width + dark })]),
    line({ colour, width, ...(dash && { dash: [dash[0] * width, dash[1] * width] as const }) }),
  ];
}
