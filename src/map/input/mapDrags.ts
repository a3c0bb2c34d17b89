import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { canOrder, movableIn, orderHandTo, unitsDragged, type Grabbed } from '../../store/dragging.ts';
import { useGame } from '../../store/gameStore.ts';
import { useMapMenu } from '../../store/mapMenu.ts';
import { useView } from '../../store/viewStore.ts';
import { meaningText } from '../../text/meaningText.ts';
import { spaceName } from '../../text/names.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { spacesInBox } from './selectionBox.ts';
import { betweenPanels } from '../camera/freeAreas.ts';
import { openEdgePan } from './edgePan.ts';
import type { DragOverlay } from './dragOverlay.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { pieceUnderPointer, type PieceHit } from './underPointer.ts';
import type { Drag } from './listenToPointer.ts';

/** What drags on the map need to know. */
export interface InputContext {
  readonly map: MapContext;
  readonly layout: () => MapLayout;
  readonly sheet: DragOverlay;
  readonly spaceAt: (at: Point, touch: boolean) => SpaceId | null;
}

/** A counter of the map as the stores know it; an emblem stands for all of its power's units. */
export const grabbed = ({ space, piece }: PieceHit): Grabbed => ({
  space,
  power: piece.power,
  type: piece.stack?.type ?? null,
  aboard: piece.kind === 'cargo',
});

/**
 * What a drag that begins at this window point takes hold of: units of the acting power, or a band; null if it pans.
 */
export function startDrag(desk: InputContext, from: Point, touch: boolean, shift: boolean): Drag | null {
  if (!canOrder()) return null;
  const isBand = shift || useMapMenu.getState().isBanding;
  return isBand ? startBoxSelection(desk, from) : startUnitDrag(desk, from, touch);
}

/**
 * Units dragged from a counter: dropped on another space they are ordered there, dropped on their own they stay. At the
 * window's edge they pull the map along.
 */
function startUnitDrag({ map, layout, sheet, spaceAt }: InputContext, from: Point, touch: boolean): Drag | null {
  const { view, shapes } = map;
  const { game } = useGame.getState();
  const held = pieceUnderPointer(layout(), view.toBoardPoint(from), view.camera().zoom, shapes.width, touch);
  if (game === null || held === null) return null;
  const { space: origin } = held;
  const { chosen: before, choose, hover } = useView.getState();
  const units = unitsDragged(game, before, grabbed(held));
  if (units.length === 0) return null;
  choose(units);

  const start = view.toBoardPoint(from);
  const follow = (at: Point): void => {
    const space = spaceAt(at, false);
    hover(space);
    const destination = useView.getState().destinations.find((found) => found.space === space);
    const isThere = space === null || space === origin;
    const name = isThere ? '' : spaceName(game, space);
    const text = isThere
      ? ''
      : destination === undefined
        ? `${name}: cannot go there`
        : `${name}: ${meaningText(game, destination)}`;
    sheet.showArrow(view.toWindowPoint(start), at, text, isThere || destination !== undefined);
  };
  const edge = openEdgePan(view, () => betweenPanels(view.window(), useView.getState().covers), follow);
  const letGo = (): void => {
    edge.stop();
    sheet.clear();
    hover(null);
  };
  const cancel = (): void => {
    letGo();
    choose(before);
  };
  return {
    move: (at) => {
      follow(at);
      edge.hold(at);
    },
    drop: (at) => {
      const space = spaceAt(at, false);
      if (space === null || space === origin) {
        cancel();
        return;
      }
      letGo();
      orderHandTo(space);
    },
    cancel,
  };
}

/** A band drawn round units takes all of them that can move. */
function startBoxSelection({ map: { view, shapes }, layout, sheet }: InputContext, from: Point): Drag {
  const start = view.toBoardPoint(from);
  const end = (): void => {
    sheet.clear();
    useMapMenu.setState({ isBanding: false });
  };
  return {
    move: (at) => sheet.showBox(from, at),
    drop: (at) => {
      end();
      const { game } = useGame.getState();
      if (game === null) return;
      const spaces = spacesInBox(layout().blocks, start, view.toBoardPoint(at), shapes.width);
      const units = movableIn(game, spaces);
      const { choose, focus } = useView.getState();
      choose(units);
      const [only = null, ...others] = new Set(units.flatMap((unit) => game.units[unit]?.space ?? []));
      focus(others.length === 0 ? only : null);
    },
    cancel: end,
  };
}
