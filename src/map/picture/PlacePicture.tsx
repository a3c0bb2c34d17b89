import { useCallback } from 'react';
import type { BoardShapes } from '../../geography/shapes.ts';
import { useBoardShapes } from '../scene/loadShapes.ts';
import { drawPlace, type PicturedPlace } from './drawPlace.ts';
import { PictureCanvas, type PictureSize } from './PictureCanvas.tsx';
import { placeView } from './placeView.ts';

const USUAL: PictureSize = { width: 400, height: 250 };

interface PlacePictureProps extends PicturedPlace {
  /** The picture in words. */
  readonly label: string;
  /** A larger picture has more room between its counters. It must not change. */
  readonly size?: PictureSize;
}

/** A picture of a part of the map in a state of a game, drawn like the map; nothing until the shapes are loaded. */
export function PlacePicture(props: PlacePictureProps) {
  const { shapes } = useBoardShapes(props.state.edition);
  return shapes === null ? null : <PlaceCanvas shapes={shapes} {...props} />;
}

function PlaceCanvas({ shapes, label, size = USUAL, ...place }: PlacePictureProps & { readonly shapes: BoardShapes }) {
  const { state, spaces, routes } = place;
  const draw = useCallback(
    (context: CanvasRenderingContext2D) =>
      drawPlace(context, shapes, placeView(shapes, spaces, size), size.width, { state, spaces, routes }),
    [shapes, state, spaces, routes, size],
  );
  return <PictureCanvas size={size} label={label} draw={draw} />;
}
