import { useCallback, useMemo, type ReactNode } from 'react';
import type { Holder } from '../../atlas/schema.ts';
import { editionNamed, type AnyState } from '../../engine/index.ts';
import { spacesOfDraw, type Draw, type DrawnPoint } from '../../engine/table/index.ts';
import type { BoardShapes, Point } from '../../geography/shapes.ts';
import type { ScreenBox } from '../../store/covers.ts';
import { useBoardShapes } from '../scene/loadShapes.ts';
import { arrowLine, drawDrawings } from './drawDrawings.ts';
import { drawNames, drawPlace, drawPointNames } from './drawPlace.ts';
import { drawPlates, heldGround, holdersOfPicture, platesIn, type HeldLands } from './heldPicture.ts';
import { namesWithRoom, pointNames, type NamedPoint } from './namesWithRoom.ts';
import { PictureCanvas, type PictureSize } from './PictureCanvas.tsx';
import { boxView } from './placeView.ts';

const SIZE: PictureSize = { width: 480, height: 270 };

interface ViewPictureProps {
  readonly state: AnyState;
  /** Who held the lands, shown in place of who holds the territories. Keep it the same. */
  readonly held?: HeldLands | null;
  /** The key of their colours, below the picture. */
  readonly keyOf?: (holders: readonly Holder[]) => ReactNode;
  /** The part of the board, in map pixels. */
  readonly box: ScreenBox;
  readonly draws: readonly Draw[];
  /** Where a point of the earth lies on the board, in map pixels. */
  readonly project: (place: DrawnPoint['at']) => Point;
  /** Whether the text beside it speaks of a place of this name, which is then named in it. Keep the same function. */
  readonly isTold: (name: string) => boolean;
  /** The picture in words. */
  readonly label: string;
}

/**
 * A picture of a part of the map with arrows and marks, where they lead and what is told of named; nothing until the
 * shapes are loaded.
 */
export function ViewPicture(props: ViewPictureProps) {
  const { shapes } = useBoardShapes(props.state.edition);
  return shapes === null ? null : <ViewCanvas shapes={shapes} {...props} />;
}

function ViewCanvas({
  shapes,
  label,
  state,
  held = null,
  keyOf,
  box,
  draws,
  project,
  isTold,
}: ViewPictureProps & { readonly shapes: BoardShapes }) {
  const view = useMemo(() => boxView(box, shapes, SIZE), [box, shapes]);
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => {
      const { spaces } = editionNamed(state.edition);
      const drawn = { shapes, view, width: SIZE.width, project };
      const arrows = draws.flatMap((each) => (each.kind === 'arrow' ? [arrowLine(each, drawn)] : []));
      const points = pointNames(pointsTold(shapes, draws, project, isTold), arrows, shapes, view, SIZE);
      const taken = points.map((point) => point.box);
      const isPoint = (name: string): boolean => points.some((point) => point.name === name);
      const told = spaces.filter(({ name }) => isTold(name)).map(({ id }) => id);
      const first = [...draws.flatMap(spacesOfDraw), ...told];
      const isLand = new Set(spaces.flatMap(({ id, kind }) => (kind === 'land' ? [id] : [])));
      const named = namesWithRoom(
        shapes,
        // Where countries are shown, territories of the game are named only if they are told of.
        spaces.filter(({ id, name }) => !isPoint(name) && (held === null || first.includes(id))),
        view,
        SIZE,
        { first, taken },
      );
      const ground = held === null ? undefined : heldGround(shapes, (space) => isLand.has(space), held);
      drawPlace(context, shapes, view, SIZE.width, { state, ground, spaces: [], routes: [] });
      drawDrawings(context, draws, drawn);
      if (held !== null) drawPlates(context, platesIn(held, shapes, view, SIZE, taken));
      drawNames(context, shapes, view, SIZE.width, { state, spaces: named });
      drawPointNames(context, points);
    },
    [shapes, state, held, view, draws, project, isTold],
  );
  const holders = useMemo(
    () => (held === null ? [] : holdersOfPicture(held, shapes, view, SIZE)),
    [held, shapes, view],
  );
  return (
    <div>
      <PictureCanvas size={SIZE} label={label} draw={draw} />
      {holders.length > 0 && keyOf?.(holders)}
    </div>
  );
}

/** The ends of arrows that are points, and the cities, waters and landscapes that are told of. */
function pointsTold(
  { features }: Pick<BoardShapes, 'features'>,
  draws: readonly Draw[],
  project: ViewPictureProps['project'],
  isTold: (name: string) => boolean,
): readonly NamedPoint[] {
  const ends = draws.flatMap((draw) => (draw.kind === 'arrow' ? [draw.from, draw.to] : []));
  return [
    ...ends.flatMap((end) =>
      typeof end === 'string' || end.name === '' ? [] : [{ name: end.name, at: project(end.at), hasDot: true }],
    ),
    ...features
      .filter(({ name }) => isTold(name))
      .map(({ name, at, kind }) => ({ name, at, hasDot: kind === 'city' }))
      .toSorted((a, b) => Number(b.hasDot) - Number(a.hasDot)),
  ];
}
