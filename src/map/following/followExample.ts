import type { SpaceId } from '../../engine/index.ts';
import type { Camera } from '../camera/camera.ts';
import type { MapContext } from '../scene/MapContext.ts';
import type { CameraDirector, ViewTarget } from './cameraDirector.ts';
import { useExample, type Example } from '../../store/displayedGame.ts';

/**
 * Shows the view or the spaces of each step of an example; when it is closed, the camera returns to where it was.
 * Returns an unsubscribe function.
 */
export function followExample({ view, flight }: MapContext, director: CameraDirector): () => void {
  const { example: initial } = useExample.getState();
  let cameraBefore: Camera | null = initial === null ? null : view.camera();
  if (initial !== null) director.show(targetOf(initial), 'jump');
  return useExample.subscribe(({ example }, { example: before }) => {
    if (example === null) {
      flight.stop();
      if (cameraBefore !== null) view.setCamera(cameraBefore);
      cameraBefore = null;
      return;
    }
    if (before === null) cameraBefore = view.camera();
    if (example.view !== undefined) {
      if (example.view !== before?.view) director.show(targetOf(example), before === null ? 'jump' : 'fly');
      return;
    }
    // Under a hand the map stays where it is: the next press may be meant for a place beside.
    const spaces = before === null ? firstSpaces(example) : example.spaces;
    if (before === null ? spaces.length > 0 : !example.hand && !director.areInView(spaces))
      director.show({ kind: 'spaces', spaces }, before === null ? 'jump' : 'fly');
  });
}

const firstSpaces = ({ spaces, opensOn = [] }: Example): readonly SpaceId[] => (spaces.length > 0 ? spaces : opensOn);

function targetOf(example: Example): ViewTarget {
  if (example.view !== undefined) return { kind: 'box', box: example.view };
  const spaces = firstSpaces(example);
  return spaces.length === 0 ? { kind: 'whole' } : { kind: 'spaces', spaces };
}
