import { panned, wholeBoard, zoomedAt, type Camera } from './camera.ts';
import type { Pilot } from './Pilot.ts';
import type { Frame } from './Frame.ts';

const STRIDE = 160;
const FACTOR = 1.5;

/** While the map has the focus: arrows pan, + and - zoom at the middle, 0 shows the whole board. */
export function listenToKeys(canvas: HTMLCanvasElement, frame: Frame, pilot: Pilot): () => void {
  const keys = new AbortController();
  canvas.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = cameraAfter(event.key, frame);
    if (!wanted) return;
    event.preventDefault();
    pilot.fly(wanted);
  }, { signal: keys.signal });
  return () => keys.abort();
}

function cameraAfter(key: string, frame: Frame): Camera | null {
  const camera = frame.camera();
  const { width, height } = frame.window();
  const zoom = (factor: number): Camera => zoomedAt(camera, factor, [width / 2, height / 2], frame.board, frame.window());
  switch (key) {
    case 'ArrowLeft':
      return panned(camera, STRIDE, 0);
    case 'ArrowRight':
      return panned(camera, -STRIDE, 0);
    case 'ArrowUp':
      return panned(camera, 0, STRIDE);
    case 'ArrowDown':
      return panned(camera, 0, -STRIDE);
    case '+':
    case '=':
      return zoom(FACTOR);
    case '-':
      return zoom(1 / FACTOR);
    case '0':
      return wholeBoard(frame.board, frame.window());
    default:
      return null;
  }
}
