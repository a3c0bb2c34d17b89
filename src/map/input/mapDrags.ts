import type { Point } from '../../geography/shapes.ts';
import { boardFaceOf } from '../../games/boards.ts';
import type { Grabbed, Grip } from '../../games/face/board.ts';
import { useMapMenu } from '../../store/mapPopups.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import type { MapContext } from '../scene/MapContext.ts';
import type { SpaceId } from '../../engine/index.ts';
import type { PlacedBlock } from '../layout/placeBlocks.ts';
import { wrapX } from '../camera/wrap.ts';
import { betweenPanels } from '../camera/freeAreas.ts';
import { createEdgePan } from './edgePan.ts';
import type { DragOverlay } from './dragOverlay.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { Hit, PieceHit } from './underPointer.ts';
import type { PointerDrag } from './listenToPointer.ts';
import { useGame } from '../../store/gameStore.ts';
import type { DrawColour, DrawEnd } from '../../engine/table/index.ts';
import { useDrawings } from '../../store/drawings.ts';
import { draw } from '../../store/pen.ts';
import { drawEndText } from '../../text/lab/drawText.ts';
import { displayedGame } from '../../store/displayedGame.ts';

/** What the pointer handlers need. `layout` is the part of it that is visible at the present zoom. */
export interface InputContext {
  readonly map: MapContext;
  readonly layout: () => MapLayout;
  readonly overlay: DragOverlay;
  readonly hit: (at: Point, isTouch: boolean) => Hit | null;
}

/** Whether a counter or emblem was hit. */
export const isPiece = (hit: Hit | null): hit is PieceHit => hit !== null && hit.piece !== null;

/** What was hit, for the family's grip; an emblem stands for all units of its power. */
export const grabbedOf = ({ space, piece }: PieceHit): Grabbed => ({
  space,
  power: piece.power,
  type: piece.stack?.type ?? null,
  aboard: piece.kind === 'cargo',
});

const gripOf = ({ map: { edition } }: InputContext): Grip | undefined => boardFaceOf({ edition: edition.id }).grip;

/** The drag that begins at this window point: of units of the acting power, or a selection box; null to pan. */
export function startDrag(
  context: InputContext,
  from: Point,
  isTouch: boolean,
  isShiftPressed: boolean,
): PointerDrag | null {
  const grip = gripOf(context);
  if (grip?.canOrder() !== true) return null;
  const isBox = isShiftPressed || useMapMenu.getState().isBoxSelecting;
  return isBox ? startBoxSelection(context, grip, from) : startUnitDrag(context, grip, from, isTouch);
}

/**
 * Drags units from a counter: dropped on another space they are ordered there; dropped on their own, nothing happens.
 * At the window's edge the map pans.
 */
function startUnitDrag(
  { map, overlay, hit }: InputContext,
  grip: Grip,
  from: Point,
  isTouch: boolean,
): PointerDrag | null {
  const { view } = map;
  const { game } = useGame.getState();
  const grabbed = hit(from, isTouch);
  if (game === null || !isPiece(grabbed)) return null;
  const { space: origin } = grabbed;
  const { chosen: chosenBefore, choose, hover } = useView.getState();
  const units = grip.dragged(grabbedOf(grabbed));
  if (units.length === 0) return null;
  choose(units);

  const startPoint = view.toBoardPoint(from);
  const showTarget = (at: Point): void => {
    const space = hit(at, false)?.space ?? null;
    hover(space);
    const destination = useView.getState().destinations.find((found) => found.space === space);
    const isBack = space === null || space === origin;
    const name = isBack ? '' : spaceName(game, space);
    const text = isBack
      ? ''
      : destination === undefined
        ? `${name}: cannot go there`
        : `${name}: ${grip.meaningText(destination)}`;
    overlay.showArrow(view.toWindowPoint(startPoint), at, text, isBack || destination !== undefined);
  };
  const edge = createEdgePan(view, () => betweenPanels(view.window(), useView.getState().covers), showTarget);
  const end = (): void => {
    edge.stop();
    overlay.clear();
    hover(null);
  };
  const cancel = (): void => {
    end();
    choose(chosenBefore);
  };
  return {
    move: (at) => {
      showTarget(at);
      edge.update(at);
    },
    drop: (at) => {
      const space = hit(at, false)?.space ?? null;
      if (space === null || space === origin) {
        cancel();
        return;
      }
      end();
      grip.orderTo(space);
    },
    cancel,
  };
}

/** A box drawn round units chooses all of them that can move. */
function startBoxSelection(
  { map: { view, shapes }, layout, overlay }: InputContext,
  grip: Grip,
  from: Point,
): PointerDrag {
  const start = view.toBoardPoint(from);
  const end = (): void => {
    overlay.clear();
    useMapMenu.setState({ isBoxSelecting: false });
  };
  return {
    move: (at) => overlay.showBox(from, at),
    drop: (at) => {
      end();
      const held = spacesInBox(layout().blocks, start, view.toBoardPoint(at), shapes.width)
        .map((space) => ({ space, units: grip.movableIn(space) }))
        .filter(({ units }) => units.length > 0);
      const { choose, focus } = useView.getState();
      choose(held.flatMap(({ units }) => units));
      const [only, ...others] = held;
      focus(only === undefined || others.length > 0 ? null : only.space);
    },
    cancel: end,
  };
}

/** The spaces whose unit block has its middle in the box between two board points; x may exceed the board's width. */
export function spacesInBox(
  blocks: readonly PlacedBlock[],
  a: Point,
  b: Point,
  boardWidth: number,
): readonly SpaceId[] {
  const left = Math.min(a[0], b[0]);
  const width = Math.abs(a[0] - b[0]);
  const [top, bottom] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return blocks.flatMap(({ space, x, y }) =>
    wrapX(x - left, boardWidth) <= width && y >= top && y <= bottom ? [space] : [],
  );
}

/**
 * A stroke of the pen that begins at this window point. Dropped on another space it draws an arrow, on the same it
 * marks it; where arrows lead by points, it draws one from the point to that where it is dropped. Null where there is
 * nothing to begin at.
 */
export function startStroke(
  { map: { view }, overlay, hit }: InputContext,
  from: Point,
  isTouch: boolean,
  colour: DrawColour,
): PointerDrag | null {
  const spaceAt = (at: Point): SpaceId | null => hit(at, isTouch)?.space ?? null;
  const endAt = (at: Point): DrawEnd | null => {
    const { points } = useDrawings.getState();
    return points === null ? spaceAt(at) : points.at(view.toBoardPoint(at), spaceAt(at));
  };
  const origin = endAt(from);
  const game = displayedGame();
  if (origin === null || game === null) return null;
  const { hover } = useView.getState();
  const start = view.toBoardPoint(from);
  const show = (at: Point): void => {
    const end = endAt(at);
    hover(spaceAt(at));
    overlay.showArrow(view.toWindowPoint(start), at, end === null ? '' : drawEndText(game, end), true);
  };
  const edge = createEdgePan(view, () => betweenPanels(view.window(), useView.getState().covers), show);
  const end = (): void => {
    edge.stop();
    overlay.clear();
    hover(null);
  };
  return {
    move: (at) => {
      show(at);
      edge.update(at);
    },
    drop: (at) => {
      end();
      const to = endAt(at);
      if (to !== null) draw(origin, to, colour);
    },
    cancel: end,
  };
}
