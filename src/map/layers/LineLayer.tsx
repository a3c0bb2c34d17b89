import { useCallback } from 'react';
import type { BoardLine } from '../../games/face/scene.ts';
import { lineMesh, type LineStyle } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { wrappedCopies } from '../layout/polyline.ts';
import { linePoints } from '../layout/routePoints.ts';
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
      const copies = wrappedCopies(
        linePoints(through, (space) => map.byId.get(space)?.anchor, map.shapes.width),
        map.shapes.width,
      );
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
