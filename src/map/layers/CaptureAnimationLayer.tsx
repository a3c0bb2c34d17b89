import { useCallback, useEffect, useRef } from 'react';
import { powerLook } from '../../emblems/powers.ts';
import type { Atlas } from '../scene/MapContext.ts';
import { fillMesh, type FillMesh } from '../draw/fillMesh.ts';
import { animate } from '../motion/animate.ts';
import type { MapAnimation } from '../motion/mapAnimation.ts';
import { MeshLayer } from './MeshLayer.tsx';

/** Captured ground: the taker's colour washes in. */
export function CaptureAnimationLayer({
  atlas,
  animation,
}: {
  readonly atlas: Atlas;
  readonly animation: MapAnimation | null;
}) {
  const mesh = useRef<FillMesh>(null);
  const build = useCallback(() => {
    mesh.current = null;
    const spaces = capturesIn(animation);
    if (spaces.length === 0) return [];
    const areas = spaces.map(({ space }) => atlas.byId.get(space)?.rings ?? []);
    mesh.current = fillMesh(
      areas,
      spaces.map(({ to }) => ({ colour: powerLook(to).land, alpha: 0 })),
    );
    return [mesh.current];
  }, [atlas, animation]);

  useEffect(() => {
    const spaces = capturesIn(animation);
    if (animation === null || spaces.length === 0) return;
    const step = (share: number): void => {
      spaces.forEach(({ begin, end, to }, area) => {
        const alpha = Math.min(1, Math.max(0, (share * animation.beats - begin) / (end - begin)));
        mesh.current?.paint(area, { colour: powerLook(to).land, alpha });
      });
      atlas.frame.draw();
    };
    return animate(animation.milliseconds, step, () => {});
  }, [atlas, animation]);

  return <MeshLayer frame={atlas.frame} build={build} />;
}

const capturesIn = (animation: MapAnimation | null) =>
  animation?.tweens.filter((tween) => tween.kind === 'capture') ?? [];
