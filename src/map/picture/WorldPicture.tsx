import { useEffect, useMemo, useRef } from 'react';
import { POWER_LOOKS } from '../../emblems/powers.ts';
import { editionOf, type BySpace, type PowerId } from '../../engine/index.ts';
import type { BoardShapes } from '../../geography/shapes.ts';
import { PALETTE } from '../draw/palette.ts';
import { softwareContext } from '../draw/softwareContext.ts';
import { useBoardShapes } from '../scene/useBoardShapes.ts';
import { landPaths } from './landPaths.ts';

/** Pixels of the drawing for one of the page, so that it stays sharp on fine screens and when it is shown larger. */
const FINE = 2;
/** Of the drawing, in pixels of the page; the page shows it as wide as it likes. */
const WIDTH = 560;

interface WorldPictureProps {
  readonly edition: string;
  /** Who holds which territory. */
  readonly control: BySpace<PowerId | null>;
}

/** The whole world and who holds what in it: a still picture, empty sea until the board's shapes have come. */
export function WorldPicture({ edition, control }: WorldPictureProps) {
  const { shapes } = useBoardShapes(edition);
  return shapes === null ? null : <Drawing shapes={shapes} edition={edition} control={control} />;
}

function Drawing({ shapes, edition, control }: WorldPictureProps & { readonly shapes: BoardShapes }) {
  const sheet = useRef<HTMLCanvasElement>(null);
  const scale = (WIDTH * FINE) / shapes.width;
  const lands = useMemo(() => {
    const land = new Set(editionOf(edition).spaces.flatMap(({ id, kind }) => (kind === 'land' ? [id] : [])));
    return landPaths(shapes, (space) => land.has(space));
  }, [shapes, edition]);
  useEffect(() => {
    const context = softwareContext(sheet.current);
    if (!context) return;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, shapes.width, shapes.height);
    context.lineWidth = 1 / scale;
    context.lineJoin = 'round';
    context.strokeStyle = PALETTE.coast;
    for (const [space, path] of lands) {
      const owner = control[space] ?? null;
      context.fillStyle = (owner === null ? undefined : POWER_LOOKS[owner]?.land) ?? PALETTE.otherLand;
      context.fill(path, 'evenodd');
      context.stroke(path);
    }
  }, [lands, control, scale, shapes]);
  return <canvas ref={sheet} width={shapes.width * scale} height={Math.round(shapes.height * scale)} />;
}
