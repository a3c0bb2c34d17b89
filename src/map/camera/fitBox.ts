import type { ScreenBox } from '../../store/covers.ts';
import { cameraShowing, clampCamera, type Camera } from './camera.ts';
import { freeAreas, middleOf } from './freeAreas.ts';
import type { Viewport } from './viewport.ts';

/** The camera that shows all of a part of the board, in map pixels, as large as a free area of the window allows. */
export function fitBox(box: ScreenBox, viewport: Viewport): Camera {
  const { window, covers } = viewport;
  const zoomIn = (area: ScreenBox): number =>
    Math.min((area.right - area.left) / (box.right - box.left), (area.bottom - area.top) / (box.bottom - box.top));
  const area = freeAreas(window, covers).reduce((best, next) => (zoomIn(next) > zoomIn(best) ? next : best));
  const { zoom } = clampCamera({ x: 0, y: 0, zoom: zoomIn(area) }, viewport);
  return clampCamera(cameraShowing(middleOf(box), middleOf(area), zoom, window), viewport);
}
