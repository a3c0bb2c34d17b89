import { useCallback } from 'react';
import { editionOf, type GameState } from '../../engine/index.ts';
import { spacesOfDraw, type Draw, type DrawnPoint } from '../../engine/table/index.ts';
import type { BoardShapes, Point } from '../../geography/shapes.ts';
import type { Box } from '../../store/covers.ts';
import { useBoardShapes } from '../scene/useBoardShapes.ts';
import { drawDrawings } from './drawDrawings.ts';
import { drawNames, drawPlace } from './drawPlace.ts';
import { namesWithRoom } from './namesWithRoom.ts';
import { PictureCanvas, type PictureSize } from './PictureCanvas.tsx';
import { boxView } from './placeView.ts';

const SIZE: PictureSize = { width: 480, height: 270 };

interface ViewPictureProps {
  readonly state: GameState;
  /** The part of the board, in map pixels. */
  readonly box: Box;
  readonly draws: readonly Draw[];
  /** Where a point of the earth lies on the board, in map pixels. */
  readonly project: (place: DrawnPoint['at']) => Point;
  /** The picture in words. */
  readonly label: string;
}

/** A picture of a part of the map with arrows and marks; nothing until the shapes are loaded. */
export function ViewPicture(props: ViewPictureProps) {
  const { shapes } = useBoardShapes(props.state.edition);
  return shapes === null ? null : <ViewCanvas shapes={shapes} {...props} />;
}

function ViewCanvas({
  shapes,
  label,
  state,
  box,
  draws,
  project,
}: ViewPictureProps & { readonly shapes: BoardShapes }) {
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      const view = boxView(box, shapes, SIZE);
      const { spaces } = editionOf(state.edition);
      const named = namesWithRoom(shapes, spaces, view, SIZE, draws.flatMap(spacesOfDraw));
      drawPlace(context, shapes, view, SIZE.width, { state, spaces: [], routes: [] });
      drawDrawings(context, shapes, view, SIZE.width, draws, project);
      drawNames(context, shapes, view, SIZE.width, { state, spaces: named });
    },
    [shapes, state, box, draws, project],
  );
  return <PictureCanvas size={SIZE} label={label} draw={draw} />;
}
