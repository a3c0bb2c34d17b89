import { useEffect, useRef } from 'react';
import { toggleCounter } from '../../store/dragging.ts';
import { useExample } from '../../store/exampleStore.ts';
import { useGame } from '../../store/gameStore.ts';
import { useMapMenu } from '../../store/mapMenu.ts';
import { useMapTip } from '../../store/mapTip.ts';
import { useView } from '../../store/viewStore.ts';
import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';
import { grabbed, startDrag, type InputContext } from './mapDrags.ts';
import { createDragOverlay } from './dragOverlay.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { visibleLayout } from '../layout/layoutOpacity.ts';
import { passageUnderPointer } from './passageUnderPointer.ts';
import { listenToKeys } from './listenToKeys.ts';
import { pieceUnderPointer, spaceUnderPointer } from './underPointer.ts';
import { listenToPointer } from './listenToPointer.ts';
import { exposeTestPoints } from '../reporting/exposeTestPoints.ts';

/** Pointer and keys on the canvas. */
export function useMapInput(map: ReadyMapContext, layout: MapLayout, canvas: HTMLCanvasElement): void {
  const shown = useRef(layout);
  useEffect(() => {
    shown.current = layout;
  }, [layout]);

  useEffect(() => {
    const { view, pick, flight } = map;
    const seen = (): MapLayout => visibleLayout(shown.current, view.camera().zoom);
    const spaceAt = (at: Point, touch: boolean): SpaceId | null =>
      spaceUnderPointer(pick, seen(), view.toBoardPoint(at), view.camera().zoom, touch);
    const sheet = createDragOverlay(canvas.parentElement ?? document.body);
    const desk: InputContext = { map, layout: seen, sheet, spaceAt };
    const explainSign = (at: Point | null, touch: boolean): void => {
      const passage =
        at && passageUnderPointer(seen(), map.spaceInfo, view.toBoardPoint(at), view.camera().zoom, pick.width, touch);
      useMapTip.getState().point(at && passage && { passage, x: at[0], y: at[1] });
    };
    const letGo = listenToPointer(canvas, view, flight, {
      // A finger does not hover: what it touches is pressed, and a sign that it only looked at is explained.
      hover: (at, touch) => {
        useView.getState().hover(at && !touch ? spaceAt(at, false) : null);
        if (!touch) explainSign(at, false);
      },
      press: (at, touch) => {
        const looked = pressed(desk, at, touch);
        if (touch && looked !== null) explainSign(at, true);
        return looked;
      },
      hold: (at, touch) => askMenu(desk, canvas, at, touch),
      grip: (from, touch, shift) => startDrag(desk, from, touch, shift),
    });
    const stopKeys = listenToKeys(canvas, map, () => askMenu(desk, canvas, null, false));
    const stopTelling = exposeTestPoints(canvas, map, spaceAt, () => shown.current);
    return () => {
      flight.stop();
      letGo();
      sheet.close();
      stopKeys();
      stopTelling();
    };
  }, [map, canvas]);
}

/**
 * Presses a counter, else a space. Answers with the space if it was only looked at, with null if something was done
 * there.
 */
function pressed({ map: { view, shapes }, layout, spaceAt }: InputContext, at: Point, touch: boolean): string | null {
  const space = spaceAt(at, touch);
  if (space === null) return '';
  const counter = pieceUnderPointer(layout(), view.toBoardPoint(at), view.camera().zoom, shapes.width, touch);
  if (counter !== null && toggleCounter(grabbed(counter))) return null;
  const before = useGame.getState();
  useView.getState().press(space);
  return useGame.getState() === before ? space : null;
}

/** Opens the menu of a window point's space, or of the space in focus. */
function askMenu(
  { map: { byId, view }, spaceAt }: InputContext,
  canvas: HTMLCanvasElement,
  at: Point | null,
  touch: boolean,
): void {
  // An example is only looked at.
  if (useExample.getState().example !== null || useGame.getState().game === null) return;
  const space = at === null ? useView.getState().focused : spaceAt(at, touch);
  const shape = space === null ? undefined : byId.get(space);
  if (space === null || shape === undefined) return;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const [x, y] = at ?? view.toWindowPoint(shape.anchor);
  useMapMenu.setState({
    isOpen: true,
    at: { space, x: left + Math.min(Math.max(x, 0), width), y: top + Math.min(Math.max(y, 0), height) },
  });
}
