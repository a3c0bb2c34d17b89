import type { Point } from '../../geography/shapes.ts';

/**
 * A transparent element over the canvas that shows a drag, so that the map need not be redrawn for it. Points are in
 * window pixels.
 */
export interface DragOverlay {
  /** Draws an arrow from the dragged units to the pointer, with a text about what dropping them here would do. */
  readonly showArrow: (from: Point, to: Point, text: string, isPossible: boolean) => void;
  readonly showBox: (from: Point, to: Point) => void;
  readonly clear: () => void;
  readonly remove: () => void;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Adds the overlay to the map's element, over its canvas. */
export function createDragOverlay(host: HTMLElement): DragOverlay {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'drag-overlay');
  svg.setAttribute('aria-hidden', 'true');
  const [halo, line] = ['drag-overlay__halo', 'drag-overlay__line'].map((name) => addElement(svg, 'path', name));
  const box = addElement(svg, 'rect', 'drag-overlay__box');
  const tag = document.createElement('div');
  tag.className = 'hand-tag';
  tag.setAttribute('aria-hidden', 'true');
  host.append(svg, tag);

  const clear = (): void => {
    halo?.removeAttribute('d');
    line?.removeAttribute('d');
    box.setAttribute('width', '0');
    tag.hidden = true;
  };
  clear();
  return {
    showArrow: (from, to, text, isPossible) => {
      const path = arrowPath(from, to);
      halo?.setAttribute('d', path);
      line?.setAttribute('d', path);
      line?.classList.toggle('drag-overlay__line--refused', !isPossible);
      tag.hidden = text === '';
      if (tag.textContent !== text) tag.textContent = text;
      tag.classList.toggle('hand-tag--refused', !isPossible);
      // Beside the pointer, on the side with more room, so that a finger does not hide it.
      const across = to[0] > host.clientWidth * 0.6 ? 'calc(-100% - 18px)' : '18px';
      const up = to[1] < 60 ? '18px' : 'calc(-100% - 14px)';
      tag.style.transform = `translate(${to[0]}px, ${to[1]}px) translate(${across}, ${up})`;
    },
    showBox: ([x0, y0], [x1, y1]) => {
      const bounds = { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
      for (const [name, value] of Object.entries(bounds)) box.setAttribute(name, String(value));
    },
    clear,
    remove: () => {
      svg.remove();
      tag.remove();
    },
  };
}

function addElement(svg: SVGSVGElement, kind: 'path' | 'rect', name: string): SVGElement {
  const element = document.createElementNS(SVG, kind);
  element.setAttribute('class', name);
  svg.append(element);
  return element;
}

/** Length of the arrow's barbs, in pixels. */
const BARB = 14;

function arrowPath([x0, y0]: Point, [x1, y1]: Point): string {
  const back = Math.atan2(y0 - y1, x0 - x1);
  const barb = (turn: number): string => `${x1 + BARB * Math.cos(back + turn)} ${y1 + BARB * Math.sin(back + turn)}`;
  return `M${x0} ${y0}L${x1} ${y1}M${barb(0.5)}L${x1} ${y1}L${barb(-0.5)}`;
}
