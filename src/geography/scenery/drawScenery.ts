/** Builds everything on the board besides its spaces, step by step. */

import { toDeltas } from '../encode.ts';
import type { MapFeature, Rank, SceneryFile } from '../shapes.ts';
import { nameAlong, nameInside } from './courseName.ts';
import type { AtlasWaters, SceneryDefinition } from './definitions.ts';
import { featureAt, placeFeatures } from './features.ts';
import { drawGraticule } from './graticule.ts';
import { drawHachures } from './hachures.ts';
import type { Stroke } from './hachures.ts';
import { crestOf } from './heights.ts';
import { drawLakes } from './lakes.ts';
import type { FinishedBoard } from './finishedBoard.ts';
import { drawRivers } from './rivers.ts';

/** Units per map pixel in which strokes are stored. */
const STROKE_SCALE = 2;
const RANKS: readonly Rank[] = [1, 2, 3];

export interface DrawnScenery extends Omit<SceneryFile, 'version' | 'scale'> {
  readonly features: readonly MapFeature[];
}

export function drawScenery(
  { places, waters, relief }: SceneryDefinition,
  atlas: AtlasWaters,
  board: FinishedBoard,
  faults: string[],
): DrawnScenery {
  const rivers = drawRivers([...atlas.rivers, ...waters.links], waters.rivers, board, faults);
  const lakes = drawLakes(atlas.lakes, waters.lakes, board.projection, faults);
  const graticule = drawGraticule(board.projection);
  const names: MapFeature[] = [
    ...rivers.flatMap((river) =>
      nameAlong(
        'river',
        river,
        river.reaches.map(({ points }) => points),
        board,
      ),
    ),
    ...lakes.map(({ rings, ...lake }) => featureAt(nameInside(rings), { kind: 'lake', ...lake }, board)),
    ...relief.ranges.flatMap(({ name, modern, rank, crest }) =>
      rank === undefined
        ? []
        : nameAlong(
            'range',
            { name, rank, ...(modern !== undefined && { modern }) },
            [crestOf(crest, board.projection)],
            board,
          ),
    ),
  ];
  return {
    features: [...placeFeatures(places, board, faults), ...names],
    rivers: rivers.map(({ name, rank, reaches }) => ({
      name,
      rank,
      reaches: reaches.map(({ points, from, to }) => ({ from, to, points: toDeltas(points) })),
    })),
    lakes: lakes.map(({ name, rank, rings }) => ({ name, rank, rings: rings.map(toDeltas) })),
    relief: { scale: STROKE_SCALE, strokes: packStrokes(drawHachures(relief.ranges, board)) },
    graticule: { lines: graticule.lines.map(toDeltas), figures: graticule.figures },
  };
}

function packStrokes(strokes: readonly Stroke[]): number[][] {
  const whole = (value: number): number => Math.round(value * STROKE_SCALE);
  return RANKS.map((rank) => {
    let [lastX, lastY] = [0, 0];
    return strokes
      .filter((stroke) => stroke.rank === rank)
      .flatMap((stroke) => {
        const [x, y] = [whole(stroke.x), whole(stroke.y)];
        const step = [x - lastX, y - lastY, whole(stroke.dx), whole(stroke.dy)];
        [lastX, lastY] = [x, y];
        return step;
      });
  });
}
