import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import { canOrder, movableIn, orderHandTo, unitsDragged, type Grabbed } from '../../store/dragging.ts';
import { useGame } from '../../store/gameStore.ts';
import { useMapMenu } from '../../store/mapMenu.ts';
import { useView } from '../../store/viewStore.ts';
import { meaningText } from '../../text/meaningText.ts';
import { spaceName } from '../../text/names.ts';
import type { Atlas } from '../scene/MapContext.ts';
import { blocksInBand } from './selectionBox.ts';
import { betweenPanels } from '../camera/freeAreas.ts';
import { openEdgePan } from './edgePan.ts';
import type { HandSheet } from './dragOverlay.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { pointedPiece, type PointedPiece } from './underPointer.ts';
import type { Grip } from './listenToPointer.ts';

/** What drags on the map need to know. */
export interface Desk {
  readonly atlas: Atlas;
  readonly layout: () => MapLayout;
  readonly sheet: HandSheet;
  readonly spaceAt: (at: Point, touch: boolean) => SpaceId | null;
}

/** A counter of the map as the stores know it; an emblem stands for all of its power's units. */
export const grabbed = ({ space, piece }: PointedPiece): Grabbed => ({
  space,
  power: piece.power,
  type: piece.stack?.type ?? null,
  aboard: piece.kind === 'cargo',
});

/**
 * What a drag that begins at this window point takes hold of: units of the acting power, or a band; null if it pans.
 */
export function gripAt(desk: Desk, from: Point, touch: boolean, shift: boolean): Grip | null {
  if (!canOrder()) return null;
  const isBand = shift || useMapMenu.getState().isBanding;
  return isBand ? bandFrom(desk, from) : unitsFrom(desk, from, touch);
}

/**
 * Units dragged from a counter: dropped on another space they are ordered there, dropped on their own they stay. At the
 * window's edge they pull the map along.
 */
function unitsFrom({ atlas, layout, sheet, spaceAt }: Desk, from: Point, touch: boolean): Grip | null {
  const { frame, shapes } = atlas;
  const { game } = useGame.getState();
  const held = pointedPiece(layout(), frame.boardPoint(from), frame.camera().zoom, shapes.width, touch);
  if (game === null || held === null) return null;
  const { space: origin } = held;
  const { chosen: before, choose, hover } = useView.getState();
  const units = unitsDragged(game, before, grabbed(held));
  if (units.length === 0) return null;
  choose(units);

  const start = frame.boardPoint(from);
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
    sheet.line(frame.windowPoint(start), at, text, isThere || destination !== undefined);
  };
  const edge = openEdgePan(frame, () => betweenPanels(frame.window(), useView.getState().covers), follow);
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
function bandFrom({ atlas: { frame, shapes }, layout, sheet }: Desk, from: Point): Grip {
  const start = frame.boardPoint(from);
  const end = (): void => {
    sheet.clear();
    useMapMenu.setState({ isBanding: false });
  };
  return {
    move: (at) => sheet.band(from, at),
    drop: (at) => {
      end();
      const { game } = useGame.getState();
      if (game === null) return;
      const spaces = blocksInBand(layout().blocks, start, frame.boardPoint(at), shapes.width);
      const units = movableIn(game, spaces);
      const { choose, focus } = useView.getState();
      choose(units);
      const [only = null, ...others] = new Set(units.flatMap((unit) => game.units[unit]?.space ?? []));
      focus(others.length === 0 ? only : null);
    },
    cancel: end,
  };
}
