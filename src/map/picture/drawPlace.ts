import { powerLook } from '../../games/looks.ts';
import { editionNamed, type AnySpace, type AnyState, type SpaceId } from '../../engine/index.ts';
import { boardFaceOf } from '../../games/boards.ts';
import { paintedSpaces } from './paintedLands.ts';
import type { BoardShapes, Point, Ring, SpaceShape } from '../../geography/shapes.ts';
import { PALETTE } from '../draw/palette.ts';
import { drawPiece, PIECE_MARGIN } from '../draw/drawPiece.ts';
import { fontOf } from '../draw/typefaces.ts';
import { broadArrow, unwrapPath } from '../layout/polyline.ts';
import { stackBlock } from '../layout/stackBlock.ts';
import { stacksBySpace } from '../scene/stacks.ts';
import type { HeldGround } from './heldPicture.ts';
import type { PointName } from './namesWithRoom.ts';
import { inPicture, type PlaceView } from './placeView.ts';

/** What a picture of a part of the map shows. */
export interface PicturedPlace {
  /** Whose land it is, and which units stand there. */
  readonly state: AnyState;
  /** Lands in the colours of who held them, in place of the state's. */
  readonly ground?: HeldGround | undefined;
  /** The spaces that are named and wholly in the picture. */
  readonly spaces: readonly SpaceId[];
  /** Ways from space to space, drawn as the acting power's arrows. */
  readonly routes: readonly (readonly SpaceId[])[];
}

type Context = CanvasRenderingContext2D;

/** The height of counters, the size of names and the breadth of arrows, in picture pixels. */
const COUNTER = 19;
const NAME = 13;
const ARROW = 13;
/** The radius of a city's dot. */
const DOT = 2.6;

/** Draws a part of the map as the map itself looks: sea, land in its controllers' colours, arrows, units and names. */
export function drawPlace(
  context: Context,
  shapes: BoardShapes,
  view: PlaceView,
  width: number,
  { state, ground, spaces, routes }: PicturedPlace,
): void {
  const byId = new Map(shapes.spaces.map((shape) => [shape.id, shape]));
  drawGround(context, shapes, view, width, ground ?? groundOf(state, shapes));
  const place = (point: Point): Point => inPicture(view, point, shapes.width, width);
  for (const route of routes) {
    const line = unwrapPath(
      route.flatMap((space) => {
        const anchor = byId.get(space)?.anchor;
        return anchor === undefined ? [] : [anchor];
      }),
      shapes.width,
    );
    const start = line[0];
    if (start === undefined || line.length < 2) continue;
    const [x, y] = place(start);
    const drawn = line.map((point): Point => [
      x + (point[0] - start[0]) * view.scale,
      y + (point[1] - start[1]) * view.scale,
    ]);
    drawArrow(context, broadArrow(drawn, ARROW), powerLook(state.power).colour);
  }
  const stacks = stacksBySpace(boardFaceOf(state).piecesOf(state), editionNamed(state.edition).turnOrder, []);
  for (const [space, standing] of Object.entries(stacks)) {
    const shape = byId.get(space);
    if (shape === undefined) continue;
    const block = stackBlock(standing, COUNTER);
    const [x, y] = place(shape.anchor);
    for (const piece of block.pieces) {
      context.save();
      context.translate(x - block.width / 2 + piece.x - PIECE_MARGIN, y - block.height / 2 + piece.y - PIECE_MARGIN);
      drawPiece(context, piece);
      context.restore();
    }
  }
  drawNames(context, shapes, view, width, { state, spaces });
}

/** Names spaces in a picture, those with units under them. */
export function drawNames(
  context: Context,
  shapes: BoardShapes,
  view: PlaceView,
  width: number,
  { state, spaces }: Pick<PicturedPlace, 'state' | 'spaces'>,
): void {
  const byId = new Map(shapes.spaces.map((shape) => [shape.id, shape]));
  const taken = new Set(
    boardFaceOf(state)
      .piecesOf(state)
      .map((piece) => piece.space),
  );
  for (const space of editionNamed(state.edition).spaces) {
    const shape = byId.get(space.id);
    if (shape === undefined || !spaces.includes(space.id)) continue;
    drawName(context, shape, space, (point) => inPicture(view, point, shapes.width, width), taken.has(space.id));
  }
}

/** Names cities and other points in a picture, with their dots. */
export function drawPointNames(context: Context, names: readonly PointName[]): void {
  context.font = fontOf('city', NAME);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = 3.2;
  context.strokeStyle = PALETTE.paper;
  context.fillStyle = PALETTE.ink;
  for (const { name, middle, dot } of names) {
    if (dot !== null) {
      context.beginPath();
      context.arc(...dot, DOT, 0, 2 * Math.PI);
      context.stroke();
      context.fill();
    }
    context.strokeText(name, ...middle);
    context.fillText(name, ...middle);
  }
}

/** The territories of the game in the colours of their controllers. */
function groundOf({ edition, control }: AnyState, shapes: BoardShapes): HeldGround {
  const lands = new Set(editionNamed(edition).spaces.flatMap(({ id, kind }) => (kind === 'land' ? [id] : [])));
  return {
    painted: paintedSpaces(shapes, (space) => lands.has(space)),
    colourOf: (space) => {
      const owner = control[space] ?? null;
      return owner === null ? PALETTE.otherLand : powerLook(owner).land;
    },
  };
}

function drawGround(
  context: Context,
  shapes: BoardShapes,
  view: PlaceView,
  width: number,
  { painted, colourOf }: HeldGround,
): void {
  context.fillStyle = PALETTE.shallows;
  context.fillRect(0, 0, width, shapes.height);
  context.lineJoin = 'round';
  // The board is a cylinder: a part across its edge shows two copies.
  for (const shift of [-shapes.width, 0, shapes.width]) {
    const left = view.left - shift;
    if (left > shapes.width || left + width / view.scale < 0) continue;
    context.save();
    context.scale(view.scale, view.scale);
    context.translate(-left, -view.top);
    for (const { kind, rings } of shapes.decor)
      if (kind !== 'lake') fill(context, rings, kind === 'ice' ? PALETTE.ice : PALETTE.otherLand);
    for (const { land, rings } of painted.grounds) fill(context, rings, colourOf(land));
    for (const line of painted.groundBorders) stroke(context, line, 1.4 / view.scale, PALETTE.coast);
    for (const { land, rings } of painted.over) fill(context, rings, colourOf(land));
    for (const line of painted.overBorders) stroke(context, line, 1.4 / view.scale, PALETTE.coast);
    for (const { kind, rings } of shapes.decor) if (kind === 'lake') fill(context, rings, PALETTE.shallows);
    for (const { kind, points } of shapes.borders)
      if (kind !== 'land') stroke(context, points, 1 / view.scale, kind === 'sea' ? PALETTE.zoneLine : PALETTE.coast);
    context.restore();
  }
}

function stroke(context: Context, points: readonly Point[], width: number, colour: string): void {
  trace(context, points);
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}

function trace(context: Context, points: readonly Point[]): void {
  context.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
}

function fill(context: Context, rings: readonly Ring[], colour: string): void {
  context.beginPath();
  for (const ring of rings) {
    ring.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.closePath();
  }
  context.fillStyle = colour;
  context.fill('evenodd');
}

function drawArrow(context: Context, outline: readonly Point[], colour: string): void {
  trace(context, outline);
  context.closePath();
  context.lineWidth = 4;
  context.strokeStyle = PALETTE.paper;
  context.stroke();
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = PALETTE.ink;
  context.stroke();
}

/** Under the units; without units in the middle of the territory. A sea zone has only its number, at its own place. */
function drawName(
  context: Context,
  { anchor, label }: SpaceShape,
  { kind, name }: AnySpace,
  place: (point: Point) => Point,
  isUnderUnits: boolean,
): void {
  const isSea = kind === 'sea';
  const [x, y] = place(isSea ? label : anchor);
  context.font = fontOf(isSea ? 'zone' : 'name', NAME);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineWidth = 3.2;
  context.strokeStyle = isSea ? PALETTE.shallows : PALETTE.paper;
  context.fillStyle = isSea ? PALETTE.zoneNumber : PALETTE.ink;
  const at = isUnderUnits && !isSea ? y + COUNTER / 2 + NAME : y + NAME / 3;
  const text = isSea ? name.replace(/^\D+/, '') : name;
  context.strokeText(text, x, at);
  context.fillText(text, x, at);
}
