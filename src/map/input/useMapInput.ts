import { useEffect, useRef } from 'react';
import { toggleCounter } from '../../store/dragging.ts';
import { useExample } from '../../store/exampleStore.ts';
import { useGame } from '../../store/gameStore.ts';
import { useMapMenu } from '../../store/mapMenu.ts';
import { useMapTip } from '../../store/mapTip.ts';
import { useView } from '../../store/viewStore.ts';
import type { SpaceId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { SurveyedAtlas } from '../scene/MapContext.ts';
import { grabbed, gripAt, type Desk } from './mapDrags.ts';
import { openHandSheet } from './dragOverlay.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { visibleLayout } from '../layout/layoutOpacity.ts';
import { pointedPassage } from './passageUnderPointer.ts';
import { listenToKeys } from './listenToKeys.ts';
import { pointedPiece, pointedSpace } from './underPointer.ts';
import { takeInHand } from './listenToPointer.ts';
import { tellTestsWhere } from '../reporting/exposeTestPoints.ts';

/** Pointer and keys on the canvas. */
export function useTouch(atlas: SurveyedAtlas, layout: MapLayout, canvas: HTMLCanvasElement): void {
  const shown = useRef(layout);
  useEffect(() => {
    shown.current = layout;
  }, [layout]);

  useEffect(() => {
    const { frame, pick, pilot } = atlas;
    const seen = (): MapLayout => visibleLayout(shown.current, frame.camera().zoom);
    const spaceAt = (at: Point, touch: boolean): SpaceId | null =>
      pointedSpace(pick, seen(), frame.boardPoint(at), frame.camera().zoom, touch);
    const sheet = openHandSheet(canvas.parentElement ?? document.body);
    const desk: Desk = { atlas, layout: seen, sheet, spaceAt };
    const explainSign = (at: Point | null, touch: boolean): void => {
      const passage =
        at && pointedPassage(seen(), atlas.places, frame.boardPoint(at), frame.camera().zoom, pick.width, touch);
      useMapTip.getState().point(at && passage && { passage, x: at[0], y: at[1] });
    };
    const letGo = takeInHand(canvas, frame, pilot, {
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
      grip: (from, touch, shift) => gripAt(desk, from, touch, shift),
    });
    const stopKeys = listenToKeys(canvas, atlas, () => askMenu(desk, canvas, null, false));
    const stopTelling = tellTestsWhere(canvas, atlas, spaceAt, () => shown.current);
    return () => {
      pilot.land();
      letGo();
      sheet.close();
      stopKeys();
      stopTelling();
    };
  }, [atlas, canvas]);
}

/**
 * Presses a counter, else a space. Answers with the space if it was only looked at, with null if something was done
 * there.
 */
function pressed({ atlas: { frame, shapes }, layout, spaceAt }: Desk, at: Point, touch: boolean): string | null {
  const space = spaceAt(at, touch);
  if (space === null) return '';
  const counter = pointedPiece(layout(), frame.boardPoint(at), frame.camera().zoom, shapes.width, touch);
  if (counter !== null && toggleCounter(grabbed(counter))) return null;
  const before = useGame.getState();
  useView.getState().press(space);
  return useGame.getState() === before ? space : null;
}

/** Opens the menu of a window point's space, or of the space in focus. */
function askMenu(
  { atlas: { byId, frame }, spaceAt }: Desk,
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
  const [x, y] = at ?? frame.windowPoint(shape.anchor);
  useMapMenu.setState({
    isOpen: true,
    at: { space, x: left + Math.min(Math.max(x, 0), width), y: top + Math.min(Math.max(y, 0), height) },
  });
}
