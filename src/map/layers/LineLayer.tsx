import { useCallback } from 'react';
import type { Border } from '../../geography/shapes.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { lineMesh, type LineStyle } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer } from './MeshLayer.tsx';

const isMinor = ({ between }: Border): boolean => between.includes('lake') || between.includes('ice');

interface Line {
  readonly name: string;
  readonly style: LineStyle;
  readonly includes: (border: Border) => boolean;
}

/** In drawing order: sea zone borders, minor lines, land borders, and the coast over their ends. */
export const LINES: readonly Line[] = [
  {
    name: 'zones',
    style: { colour: PALETTE.zoneLine, width: 1.3, alpha: 0.85, dash: [7, 5] },
    includes: (border) => border.kind === 'sea' && !isMinor(border),
  },
  { name: 'minor', style: { colour: PALETTE.zoneLine, width: 0.8, alpha: 0.6 }, includes: (border) => isMinor(border) },
  { name: 'land', style: { colour: PALETTE.ink, width: 1.3, alpha: 0.8 }, includes: ({ kind }) => kind === 'land' },
  {
    name: 'coast',
    style: { colour: PALETTE.coast, width: 1.1, alpha: 0.95 },
    includes: (border) => border.kind === 'coast' && !isMinor(border),
  },
];

/** All borders of one kind in one mesh. */
export function LineLayer({
  map: { shapes, view },
  line: { style, includes },
}: {
  readonly map: MapContext;
  readonly line: Line;
}) {
  const build = useCallback(
    () => [
      lineMesh(
        shapes.borders.filter(includes).map(({ points }) => points),
        false,
        style,
      ),
    ],
    [shapes, style, includes],
  );
  return <MeshLayer view={view} build={build} />;
}
