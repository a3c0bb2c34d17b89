import { useSettings, type Quarter } from '../../store/settings.ts';
import { TABLE_FRAME, tableFrame } from '../../store/tableFrame.ts';

/** Whether this page is to show itself in a frame, which is the table, instead of the game. */
export const isAroundTable = (): boolean => useSettings.getState().tableMode && tableFrame() === null;

/** Shows this page once more, in a frame that is enlarged and turned. The page inside keeps it fitted to the window. */
export function openTable(root: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.id = TABLE_FRAME;
  frame.title = 'Warboard';
  frame.allow = 'fullscreen; autoplay';
  frame.src = window.location.href;
  fitFrame(frame, window);
  frame.addEventListener('load', () => {
    // A host may forbid every frame.
    if (frame.contentDocument === null) {
      useSettings.getState().set({ tableMode: false });
      window.location.reload();
    } else frame.focus();
  });
  root.replaceChildren(frame);
}

/**
 * On the table, keeps the frame fitted to the window and the settings, the page marked for its looks, and the address
 * of the page around it the same, so that a reload leads back here. Elsewhere it does nothing.
 */
export function keepTable(): void {
  const frame = tableFrame();
  if (frame === null) return;
  const around = window.parent;
  const abort = new AbortController();
  const { signal } = abort;
  const fit = (): void => {
    fitFrame(frame, around);
    document.documentElement.toggleAttribute('data-table-mode', useSettings.getState().tableMode);
  };
  fit();
  useSettings.subscribe(fit);
  around.addEventListener('resize', fit, { signal });
  window.addEventListener('hashchange', () => around.history.replaceState(null, '', window.location.href));
  // This page may be loaded again in the same frame.
  window.addEventListener('pagehide', () => abort.abort());
}

/** Lays the frame over the whole window around it, as the settings say. */
function fitFrame(frame: HTMLElement, { innerWidth, innerHeight }: Window): void {
  const { tableMode, turned } = useSettings.getState();
  const box = frameBox(tableMode, turned, { width: innerWidth, height: innerHeight });
  frame.dataset['scale'] = String(box.scale);
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: `${box.width}px`,
    height: `${box.height}px`,
    border: '0',
    transform: box.transform,
    transformOrigin: '0 0',
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the frame of the table lies in the window. */
interface FrameBox extends Size {
  readonly scale: number;
  /** For CSS, from the window's upper left corner. */
  readonly transform: string;
}

/** The page inside is at least as small as this, so that its text can be read from afar. */
const LONG = 1024;
const SHORT = 600;
/** Even a small tablet is enlarged by so much. */
const LEAST = 1.25;
/** A page less wide or high than this has no room for the game. */
const NARROWEST = 360;

/** How much table mode enlarges the page in a window of this size. */
export function scaleFor({ width, height }: Size): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const wanted = Math.max(LEAST, Math.min(long / LONG, short / SHORT));
  return Math.max(1, Math.min(wanted, short / NARROWEST));
}

/** The frame that fills a window of this size, turned clockwise; without table mode it is the window. */
export function frameBox(isTable: boolean, turned: Quarter, window: Size): FrameBox {
  const { width, height } = window;
  if (!isTable) return { width, height, scale: 1, transform: 'none' };
  const scale = scaleFor(window);
  const lies = turned === 90 || turned === 270;
  const corner = { 0: [0, 0], 90: [width, 0], 180: [width, height], 270: [0, height] }[turned];
  return {
    width: (lies ? height : width) / scale,
    height: (lies ? width : height) / scale,
    scale,
    transform: `translate(${corner[0]}px, ${corner[1]}px) rotate(${turned}deg) scale(${scale})`,
  };
}
