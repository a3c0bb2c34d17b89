import { useEffect, useState, type RefObject } from 'react';
import type { Size } from '../print/sheet/paper.ts';

/** The size that an element has on the page, in CSS pixels; null until it is known. */
export function useCanvasSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** A context whose unit is a CSS pixel, on a canvas as sharp as the screen. */
export function sharpContext(canvas: HTMLCanvasElement, { width, height }: Size): CanvasRenderingContext2D | null {
  const ratio = Math.min(2, window.devicePixelRatio);
  if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
  if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
  const context = canvas.getContext('2d');
  context?.setTransform(ratio, 0, 0, ratio, 0, 0);
  context?.clearRect(0, 0, width, height);
  return context;
}
