import { useCallback } from 'react';
import type { BoardLine } from '../../games/face/scene.ts';
import type { Point } from '../../geography/shapes.ts';
import { lineMesh, type LineStyle } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { unwrapPath, wrappedCopies } from '../layout/polyline.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { MeshLayer } from './MeshLayer.tsx';

/** Width of a line, and of its edge on both sides, in screen pixels. */
const WIDTH = 4;
const EDGE = 2;
const DASHES: Readonly<Record<BoardLine['stroke'], Pick<LineStyle, 'dash'>>> = {
  full: {},
  dashed: { dash: [12, 8] },
  dotted: { dash: [4, 6] },
};

/** The lines of the scene, such as fronts and supply lines, drawn under the pieces. */
export function LineLayer({ map, lines }: { readonly map: MapContext; readonly lines: readonly BoardLine[] }) {
  const build = useCallback(() => {
    const drawn = lines.flatMap(({ through, colour, stroke }) => {
      const copies = wrappedCopies(pointsOf(map, through), map.shapes.width);
      return copies.length === 0 ? [] : [{ copies, style: { colour, width: WIDTH, ...DASHES[stroke] } }];
    });
    if (drawn.length === 0) return [];
    const all = drawn.flatMap(({ copies }) => copies);
    return [
      lineMesh(all, false, { colour: PALETTE.paper, width: WIDTH + 2 * EDGE, alpha: 0.85 }),
      ...drawn.map(({ copies, style }) => lineMesh(copies, false, style)),
    ];
  }, [map, lines]);
  return <MeshLayer view={map.view} build={build} />;
}

/** The points of a line on the board, the short way round the world; none for fewer than two. */
export function pointsOf(
  { byId, shapes }: Pick<MapContext, 'byId' | 'shapes'>,
  through: BoardLine['through'],
): readonly Point[] {
  const points = through.flatMap((end): readonly Point[] => {
    if (typeof end !== 'string') return [end];
    const anchor = byId.get(end)?.anchor;
    return anchor === undefined ? [] : [anchor];
  });
  return points.length < 2 ? [] : unwrapPath(points, shapes.width);
}
