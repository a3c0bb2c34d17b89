import { useEffect, useRef } from 'react';
import type { BoardShapes } from '../../geography/shapes.ts';
import { softwareContext } from '../draw/softwareContext.ts';
import { useTypefaces } from '../draw/useTypefaces.ts';
import { useBoardShapes } from '../scene/useBoardShapes.ts';
import { drawPlace, type PicturedPlace } from './drawPlace.ts';
import { placeView } from './placeView.ts';

/** In CSS pixels, before the page scales it. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const USUAL: Size = { width: 400, height: 250 };
/** Canvas pixels per CSS pixel, so that the picture is sharp on paper too. */
const PIXEL_RATIO = 2;

interface PlacePictureProps extends PicturedPlace {
  /** The picture in words. */
  readonly label: string;
  /** A larger picture has more room between its counters. It must not change. */
  readonly size?: Size;
}

/** A picture of a part of the map in a state of a game, drawn like the map; nothing until the shapes are loaded. */
export function PlacePicture(props: PlacePictureProps) {
  const { shapes } = useBoardShapes(props.state.edition);
  return shapes === null ? null : <PlaceCanvas shapes={shapes} {...props} />;
}

function PlaceCanvas({ shapes, label, size = USUAL, ...place }: PlacePictureProps & { readonly shapes: BoardShapes }) {
  const { state, spaces, routes } = place;
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasTypefaces = useTypefaces();
  useEffect(() => {
    const context = softwareContext(canvas.current);
    if (!context || !hasTypefaces) return;
    context.setTransform(PIXEL_RATIO, 0, 0, PIXEL_RATIO, 0, 0);
    drawPlace(context, shapes, placeView(shapes, spaces, size), size.width, { state, spaces, routes });
  }, [shapes, state, spaces, routes, size, hasTypefaces]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={size.width * PIXEL_RATIO}
      height={size.height * PIXEL_RATIO}
    />
  );
}
