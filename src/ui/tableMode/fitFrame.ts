import { useSettings } from '../../store/settings.ts';
import { frameBox } from './frameBox.ts';

/** Lays the frame over the whole window around it, as the settings say. */
export function fitFrame(frame: HTMLElement, { innerWidth, innerHeight }: Window): void {
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
