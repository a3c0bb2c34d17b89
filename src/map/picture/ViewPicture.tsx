import { useEffect, useRef } from 'react';
import { editionOf, type GameState } from '../../engine/index.ts';
import { spacesOfDraw, type Draw } from '../../engine/table/index.ts';
import type { BoardShapes } from '../../geography/shapes.ts';
import type { Box } from '../../store/covers.ts';
import { softwareContext } from '../draw/softwareContext.ts';
import { useTypefaces } from '../draw/useTypefaces.ts';
import { useBoardShapes } from '../scene/useBoardShapes.ts';
import { drawDrawings } from './drawDrawings.ts';
import { drawNames, drawPlace } from './drawPlace.ts';
import { namesWithRoom } from './namesWithRoom.ts';
import { boxView } from './placeView.ts';

/** In CSS pixels, before the page scales it. */
const SIZE = { width: 480, height: 270 } as const;
/** Canvas pixels per CSS pixel, so that the picture is sharp on paper too. */
const PIXEL_RATIO = 2;

interface ViewPictureProps {
  readonly state: GameState;
  /** The part of the board, in map pixels. */
  readonly box: Box;
  readonly draws: readonly Draw[];
  /** The picture in words. */
  readonly label: string;
}

/** A picture of a part of the map with arrows and marks; nothing until the shapes are loaded. */
export function ViewPicture(props: ViewPictureProps) {
  const { shapes } = useBoardShapes(props.state.edition);
  return shapes === null ? null : <ViewCanvas shapes={shapes} {...props} />;
}

function ViewCanvas({ shapes, label, state, box, draws }: ViewPictureProps & { readonly shapes: BoardShapes }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasTypefaces = useTypefaces();
  useEffect(() => {
    const context = softwareContext(canvas.current);
    if (!context || !hasTypefaces) return;
    context.setTransform(PIXEL_RATIO, 0, 0, PIXEL_RATIO, 0, 0);
    const view = boxView(box, shapes, SIZE);
    const { spaces } = editionOf(state.edition);
    const named = namesWithRoom(shapes, spaces, view, SIZE, draws.flatMap(spacesOfDraw));
    drawPlace(context, shapes, view, SIZE.width, { state, spaces: [], routes: [] });
    drawDrawings(context, shapes, view, SIZE.width, draws);
    drawNames(context, shapes, view, SIZE.width, { state, spaces: named });
  }, [shapes, state, box, draws, hasTypefaces]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={SIZE.width * PIXEL_RATIO}
      height={SIZE.height * PIXEL_RATIO}
    />
  );
}
