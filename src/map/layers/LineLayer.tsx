import { useCallback } from 'react';
import type { Border } from '../../geography/shapes.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { lineMesh, type LineStyle } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer } from './MeshLayer.tsx';

const isQuiet = ({ between }: Border): boolean => between.includes('lake') || between.includes('ice');

interface Line {
  readonly name: string;
  readonly style: LineStyle;
  readonly takes: (border: Border) => boolean;
}

/** Zone borders below, then land borders, then the coast over their ends. */
export const LINES: readonly Line[] = [
  {
    name: 'zones',
    style: { colour: PALETTE.zoneLine, width: 1.3, alpha: 0.85, dash: [7, 5] },
    takes: (border) => border.kind === 'sea' && !isQuiet(border),
  },
  { name: 'quiet', style: { colour: PALETTE.zoneLine, width: 0.8, alpha: 0.6 }, takes: (border) => isQuiet(border) },
  { name: 'land', style: { colour: PALETTE.ink, width: 1.3, alpha: 0.8 }, takes: ({ kind }) => kind === 'land' },
  {
    name: 'coast',
    style: { colour: PALETTE.coast, width: 1.1, alpha: 0.95 },
    takes: (border) => border.kind === 'coast' && !isQuiet(border),
  },
];

/** All borders of one kind, in one mesh. */
export function LineLayer({
  map: { shapes, view },
  line: { style, takes },
}: {
  readonly map: MapContext;
  readonly line: Line;
}) {
  const build = useCallback(
    () => [
      lineMesh(
        shapes.borders.filter(takes).map(({ points }) => points),
        false,
        style,
      ),
    ],
    [shapes, style, takes],
  );
  return <MeshLayer view={view} build={build} />;
}
