import { useEffect, useRef } from 'react';
import { useView } from '../store/viewStore.ts';
import type { Atlas } from './Atlas.ts';
import { followExample } from './followExample.ts';
import { followTurn } from './followTurn.ts';
import { followWishes } from './followWishes.ts';
import type { MapLayout } from './layout/mapLayout.ts';
import { listenToKeys } from './listenToKeys.ts';
import { pointedSpace } from './pointedSpace.ts';
import { takeInHand } from './takeInHand.ts';
import { tellTestsWhere } from './tellTestsWhere.ts';

/** Pointer and keys on the canvas, and flights asked for from elsewhere. */
export function useTouch(atlas: Atlas, layout: MapLayout, canvas: HTMLCanvasElement): void {
  const shown = useRef(layout);
  useEffect(() => {
    shown.current = layout;
  }, [layout]);

  useEffect(() => {
    const { frame, pick, pilot } = atlas;
    const spaceAt = (at: readonly [number, number], touch: boolean) =>
      pointedSpace(pick, shown.current, frame.boardPoint(at), frame.camera().zoom, touch);
    const letGo = takeInHand(canvas, frame, pilot, {
      // A finger does not hover: what it touches is pressed.
      hover: (at, touch) => useView.getState().hover(at && !touch ? spaceAt(at, false) : null),
      press: (at, touch) => {
        const space = spaceAt(at, touch);
        if (space) useView.getState().press(space);
      },
    });
    const stopKeys = listenToKeys(canvas, frame, pilot);
    const stopFlights = followWishes(atlas);
    const stopFollowing = followTurn(atlas);
    const stopExamples = followExample(atlas, pilot);
    const stopTelling = tellTestsWhere(canvas, atlas, spaceAt, () => shown.current);
    return () => {
      pilot.land();
      letGo();
      stopKeys();
      stopFlights();
      stopFollowing();
      stopExamples();
      stopTelling();
    };
  }, [atlas, canvas]);
}
