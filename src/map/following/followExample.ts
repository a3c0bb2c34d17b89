import type { SpaceId } from '../../engine/index.ts';
import { useExample } from '../../store/exampleStore.ts';
import { useView } from '../../store/viewStore.ts';
import { anchorsOf, type Atlas } from '../scene/Atlas.ts';
import { framing, isInView, type Camera } from '../camera/camera.ts';
import type { Pilot } from '../camera/Pilot.ts';
import { betweenPanels } from '../camera/room.ts';

/**
 * Brings each step of an example into view; afterwards the camera is where the people had left it. Returns how to stop.
 */
export function followExample(atlas: Atlas, pilot: Pilot): () => void {
  const { frame } = atlas;
  function show(spaces: readonly SpaceId[], go: Pilot['fly'], always: boolean): void {
    const room = betweenPanels(frame.window(), useView.getState().covers);
    const anchors = anchorsOf(atlas, spaces);
    const isSeen = anchors.every((anchor) => isInView(frame.camera(), anchor, frame.board, frame.window(), room, EDGE));
    const goal = always || !isSeen ? framing(anchors, frame.board, frame.window(), room) : null;
    if (goal) go(goal);
  }

  const { example: shown } = useExample.getState();
  let left: Camera | null = shown === null ? null : frame.camera();
  if (shown !== null) show(shown.spaces, frame.look, true);
  return useExample.subscribe(({ example }, { example: before }) => {
    if (example === null) {
      pilot.land();
      if (left !== null) frame.look(left);
      left = null;
      return;
    }
    if (before === null) left = frame.camera();
    show(example.spaces, before === null ? frame.look : pilot.fly, before === null);
  });
}

/** Nearer to the window's edge than this a space is not well seen. */
const EDGE = 90;
