import { useEffect, useRef } from 'react';
import { softwareContext } from '../draw/softwareContext.ts';
import { useTypefaces } from '../draw/typefaces.ts';

/** In CSS pixels, before the page scales it. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Canvas pixels per CSS pixel, so that the picture is sharp on paper too. */
const PIXEL_RATIO = 2;

interface PictureCanvasProps {
  readonly size: PictureSize;
  /** The picture in words. */
  readonly label: string;
  /** Draws in CSS pixels, once the typefaces are there and whenever it is another function. */
  readonly draw: (context: CanvasRenderingContext2D) => void;
}

/** A picture that stays sharp on paper. */
export function PictureCanvas({ size: { width, height }, label, draw }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasTypefaces = useTypefaces();
  useEffect(() => {
    const context = softwareContext(canvas.current);
    if (!context || !hasTypefaces) return;
    context.setTransform(PIXEL_RATIO, 0, 0, PIXEL_RATIO, 0, 0);
    draw(context);
  }, [draw, hasTypefaces]);
  return (
    <canvas ref={canvas} role="img" aria-label={label} width={width * PIXEL_RATIO} height={height * PIXEL_RATIO} />
  );
}
