import { useEffect, useMemo, useRef } from 'react';
import { powerLook } from '../../games/looks.ts';
import { editionNamed, type BySpace, type PowerId } from '../../engine/index.ts';
import { shownPart, type BoardShapes } from '../../geography/shapes.ts';
import { PALETTE } from '../draw/palette.ts';
import { softwareContext } from '../draw/softwareContext.ts';
import { useBoardShapes } from '../scene/loadShapes.ts';
import { landPaths } from './landPaths.ts';

/** Canvas pixels per CSS pixel, so that the picture stays sharp on high-resolution screens and when enlarged. */
const PIXEL_RATIO = 2;
/** Width of a picture that is to be seen at full size. */
const WIDTH = 560;

interface WorldPictureProps {
  readonly edition: string;
  /** Who controls which territory. */
  readonly control: BySpace<PowerId | null>;
  /** Width in CSS pixels, before the page scales it. */
  readonly width?: number;
}

/** A static picture of the world and who controls what; nothing until the board's shapes are loaded. */
export function WorldPicture({ edition, ...picture }: WorldPictureProps) {
  const { shapes } = useBoardShapes(edition);
  return shapes === null ? null : <PictureCanvas shapes={shapes} edition={edition} {...picture} />;
}

function PictureCanvas({
  shapes,
  edition,
  control,
  width = WIDTH,
}: WorldPictureProps & { readonly shapes: BoardShapes }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [west, north, east, south] = shownPart(shapes);
  const scale = (width * PIXEL_RATIO) / (east - west);
  const lands = useMemo(() => {
    const land = new Set(editionNamed(edition).spaces.flatMap(({ id, kind }) => (kind === 'land' ? [id] : [])));
    return landPaths(shapes, (space) => land.has(space), 1 / scale);
  }, [shapes, edition, scale]);
  useEffect(() => {
    const context = softwareContext(canvas.current);
    if (!context) return;
    context.setTransform(scale, 0, 0, scale, -west * scale, -north * scale);
    context.clearRect(west, north, east - west, south - north);
    context.lineWidth = 1 / scale;
    context.lineJoin = 'round';
    context.strokeStyle = PALETTE.coast;
    for (const [space, path] of lands) {
      const owner = control[space] ?? null;
      context.fillStyle = owner === null ? PALETTE.otherLand : powerLook(owner).land;
      context.fill(path, 'evenodd');
      context.stroke(path);
    }
  }, [lands, control, scale, west, north, east, south]);
  return <canvas ref={canvas} width={(east - west) * scale} height={Math.round((south - north) * scale)} />;
}
