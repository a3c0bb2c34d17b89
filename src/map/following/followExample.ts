import { useExample } from '../../store/exampleStore.ts';
import type { Camera } from '../camera/camera.ts';
import type { Atlas } from '../scene/MapContext.ts';
import type { HeldView } from './cameraDirector.ts';

/**
 * Brings each step of an example into view; afterwards the camera is where the people had left it. Returns how to stop.
 */
export function followExample({ frame, pilot }: Atlas, view: HeldView): () => void {
  const { example: shown } = useExample.getState();
  let left: Camera | null = shown === null ? null : frame.camera();
  if (shown !== null) view.show({ kind: 'spaces', spaces: shown.spaces }, 'jump');
  return useExample.subscribe(({ example }, { example: before }) => {
    if (example === null) {
      pilot.land();
      if (left !== null) frame.look(left);
      left = null;
      return;
    }
    if (before === null) left = frame.camera();
    if (before === null || !view.sees(example.spaces))
      view.show({ kind: 'spaces', spaces: example.spaces }, before === null ? 'jump' : 'fly');
  });
}
