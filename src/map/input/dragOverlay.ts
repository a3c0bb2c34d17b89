import type { Point } from '../../geography/shapes.ts';

/**
 * A clear sheet over the map for what the hand draws while it drags: it moves with the pointer and costs the map no
 * frame. Points are in window pixels.
 */
export interface DragOverlay {
  /** A line from where units were taken to where they would be put, and what that would mean. */
  readonly showArrow: (from: Point, to: Point, text: string, isPossible: boolean) => void;
  readonly showBox: (from: Point, to: Point) => void;
  readonly clear: () => void;
  readonly close: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Lays the sheet into the map's element, over its canvas. */
export function createDragOverlay(host: HTMLElement): DragOverlay {
  const sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('class', 'hand-sheet');
  sheet.setAttribute('aria-hidden', 'true');
  const [halo, line] = ['hand-sheet__halo', 'hand-sheet__line'].map((name) => addTo(sheet, 'path', name));
  const band = addTo(sheet, 'rect', 'hand-sheet__band');
  const tag = document.createElement('div');
  tag.className = 'hand-tag';
  tag.setAttribute('aria-hidden', 'true');
  host.append(sheet, tag);

  const clear = (): void => {
    halo?.removeAttribute('d');
    line?.removeAttribute('d');
    band.setAttribute('width', '0');
    tag.hidden = true;
  };
  clear();
  return {
    showArrow: (from, to, text, isPossible) => {
      const way = arrowPath(from, to);
      halo?.setAttribute('d', way);
      line?.setAttribute('d', way);
      line?.classList.toggle('hand-sheet__line--refused', !isPossible);
      tag.hidden = text === '';
      if (tag.textContent !== text) tag.textContent = text;
      tag.classList.toggle('hand-tag--refused', !isPossible);
      // Beside the hand, never under it, and on the side with more room.
      const across = to[0] > host.clientWidth * 0.6 ? 'calc(-100% - 18px)' : '18px';
      const up = to[1] < 60 ? '18px' : 'calc(-100% - 14px)';
      tag.style.transform = `translate(${to[0]}px, ${to[1]}px) translate(${across}, ${up})`;
    },
    showBox: ([x0, y0], [x1, y1]) => {
      const box = { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
      for (const [name, value] of Object.entries(box)) band.setAttribute(name, String(value));
    },
    clear,
    close: () => {
      sheet.remove();
      tag.remove();
    },
  };
}

function addTo(sheet: SVGSVGElement, kind: 'path' | 'rect', name: string): SVGElement {
  const drawn = document.createElementNS(SVG, kind);
  drawn.setAttribute('class', name);
  sheet.append(drawn);
  return drawn;
}

/** Length of the arrow's barbs, in pixels. */
const BARB = 14;

function arrowPath([x0, y0]: Point, [x1, y1]: Point): string {
  const back = Math.atan2(y0 - y1, x0 - x1);
  const barb = (turn: number): string => `${x1 + BARB * Math.cos(back + turn)} ${y1 + BARB * Math.sin(back + turn)}`;
  return `M${x0} ${y0}L${x1} ${y1}M${barb(0.5)}L${x1} ${y1}L${barb(-0.5)}`;
}
