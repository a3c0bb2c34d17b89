import { useEffect, useRef } from 'react';
import { boardFaceOf } from '../../games/boards.ts';
import { useRuler } from '../../store/atlas/ruler.ts';
import { showWayTip, useWayTip } from '../../store/atlas/onMap.ts';
import { useMapMenu, useMapTip } from '../../store/mapPopups.ts';
import { canDraw, colourBy, draw, hasPen, type PenKeys } from '../../store/pen.ts';
import { useView } from '../../store/viewStore.ts';
import type { Point } from '../../geography/shapes.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';
import { isPiece, grabbedOf, startDrag, type InputContext, startStroke } from './mapDrags.ts';
import { createDragOverlay } from './dragOverlay.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { PlacedRow } from '../layout/placeSigns.ts';
import { visibleLayout } from '../layout/layoutOpacity.ts';
import { passageUnderPointer, hitAt, type DrawnMap, type Hit } from './underPointer.ts';
import { listenToKeys } from './listenToKeys.ts';
import { listenToPointer } from './listenToPointer.ts';
import { exposeTestPoints } from '../reporting/exposeTestPoints.ts';
import { isExampleDisplayed, useExample } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';

/** The bits of `buttons` of a pointer event. */
const RIGHT = 2;
const MIDDLE = 4;

/** Handles pointer and keyboard on the canvas as long as it is mounted. */
export function useMapInput(
  map: ReadyMapContext,
  layout: MapLayout,
  signs: readonly PlacedRow[],
  canvas: HTMLCanvasElement,
): void {
  const latest = useRef<DrawnMap>({ layout, signs });
  useEffect(() => {
    latest.current = { layout, signs };
  }, [layout, signs]);

  useEffect(() => {
    const { view, pick, flight } = map;
    const drawnNow = (): DrawnMap => visibleOf(latest.current, view.camera().zoom);
    const layoutNow = (): MapLayout => drawnNow().layout;
    const hit = (at: Point, isTouch: boolean): Hit | null =>
      hitAt(pick, drawnNow(), view.toBoardPoint(at), view.camera().zoom, isTouch);
    const overlay = createDragOverlay(canvas.parentElement ?? document.body);
    const context: InputContext = { map, layout: layoutNow, overlay, hit };
    const showSignTip = (at: Point | null, isTouch: boolean): void => {
      const { zoom } = view.camera();
      const point = at && view.toBoardPoint(at);
      // The rules of a passage are told of the game on the table only.
      const passage =
        point &&
        !isExampleDisplayed() &&
        passageUnderPointer(layoutNow(), map.spaceInfo, point, zoom, pick.width, isTouch);
      useMapTip.getState().show(at && passage ? { passage, x: at[0], y: at[1] } : null);
      const way = point && !passage ? useWayTip.getState().find?.(point, zoom, isTouch) : null;
      showWayTip(at && way ? { way, x: at[0], y: at[1] } : null);
    };
    const stopPointer = listenToPointer(canvas, view, flight, {
      // A finger does not hover, so a tap shows the tip of a sign.
      hover: (at, isTouch) => {
        useView.getState().hover(at && !isTouch ? (hit(at, false)?.space ?? null) : null);
        if (!isTouch) showSignTip(at, false);
      },
      press: (at, isTouch, keys) => {
        const selected = hasPen() ? mark(context, at, isTouch, keys) : press(context, at, isTouch);
        if (isTouch && (selected !== null || isLookedAt())) showSignTip(at, true);
        return selected;
      },
      openMenu: (at, isTouch) => openMenu(context, canvas, at, isTouch),
      isMenuHeld: () => !hasPen(),
      isRightDrag: canDraw,
      startDrag: (from, isTouch, event) => {
        const isRight = (event.buttons & RIGHT) !== 0;
        if (isRight || hasPen())
          return (event.buttons & MIDDLE) === 0 ? startStroke(context, from, isTouch, colourBy(event)) : null;
        return startDrag(context, from, isTouch, event.shiftKey);
      },
    });
    const stopKeys = listenToKeys(canvas, map, () => openMenu(context, canvas, null, false));
    const stopExposing = exposeTestPoints(canvas, map, hit, () => latest.current.layout);
    return () => {
      flight.stop();
      stopPointer();
      overlay.remove();
      stopKeys();
      stopExposing();
    };
  }, [map, canvas]);
}

/** What can be hit at this zoom: nothing once it has faded out. */
function visibleOf(drawn: DrawnMap, zoom: number): DrawnMap {
  const layout = visibleLayout(drawn.layout, zoom);
  return layout === drawn.layout ? drawn : { layout, signs: [] };
}

/** Whether a press on the map only asks for something: it gives no order, draws nothing and measures nothing. */
const isLookedAt = (): boolean => isExampleDisplayed() && !hasPen() && useRuler.getState().take === null;

/** Marks the space at a window point with the pen; returns what `press` does. */
function mark({ hit }: InputContext, at: Point, isTouch: boolean, keys: PenKeys): string | null {
  const space = hit(at, isTouch)?.space ?? null;
  if (space === null) return '';
  draw(space, space, colourBy(keys));
  return null;
}

/**
 * Presses the counter at a window point, else the space. Returns the space if it was only selected ('' if there is
 * none), or null if something was done.
 */
function press({ map: { edition, view }, hit }: InputContext, at: Point, isTouch: boolean): string | null {
  const found = hit(at, isTouch);
  const space = found?.space ?? null;
  const { take } = useRuler.getState();
  if (take !== null) {
    take(view.toBoardPoint(at), space);
    return null;
  }
  if (space === null) return '';
  const { example } = useExample.getState();
  if (example?.hand) {
    example.hand.press(space);
    return null;
  }
  if (isPiece(found) && boardFaceOf({ edition: edition.id }).grip?.toggle(grabbedOf(found))) return null;
  const before = useGame.getState();
  useView.getState().press(space);
  return useGame.getState() === before ? space : null;
}

/** Opens the menu of the space at a window point, or with null of the space in focus. */
function openMenu(
  { map: { byId, view }, hit }: InputContext,
  canvas: HTMLCanvasElement,
  at: Point | null,
  isTouch: boolean,
): void {
  // Examples are read-only.
  if (isExampleDisplayed() || useGame.getState().game === null) return;
  const space = at === null ? useView.getState().focused : (hit(at, isTouch)?.space ?? null);
  const shape = space === null ? undefined : byId.get(space);
  if (space === null || shape === undefined) return;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [x, y] = at ?? view.toWindowPoint(shape.anchor);
  useMapMenu.setState({
    isOpen: true,
    at: { space, x: left + Math.min(Math.max(x, 0), width), y: top + Math.min(Math.max(y, 0), height) },
  });
}
