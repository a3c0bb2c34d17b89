import { useCallback, useEffect, useRef } from 'react';
import { powerLook } from '../../emblems/powers.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { fillMesh, type FillMesh } from '../draw/fillMesh.ts';
import { animate } from '../motion/animate.ts';
import type { MapAnimation } from '../motion/mapAnimation.ts';
import { MeshLayer } from './MeshLayer.tsx';

/** Captured territories: the captor's colour fades in. */
export function CaptureAnimationLayer({
  map,
  animation,
}: {
  readonly map: MapContext;
  readonly animation: MapAnimation | null;
}) {
  const mesh = useRef<FillMesh>(null);
  const build = useCallback(() => {
    mesh.current = null;
    const spaces = capturesIn(animation);
    if (spaces.length === 0) return [];
    const areas = spaces.map(({ space }) => map.byId.get(space)?.rings ?? []);
    mesh.current = fillMesh(
      areas,
      spaces.map(({ to }) => ({ colour: powerLook(to).land, alpha: 0 })),
    );
    return [mesh.current];
  }, [map, animation]);

  useEffect(() => {
    const spaces = capturesIn(animation);
    if (animation === null || spaces.length === 0) return;
    const step = (share: number): void => {
      spaces.forEach(({ begin, end, to }, area) => {
        const alpha = Math.min(1, Math.max(0, (share * animation.beats - begin) / (end - begin)));
        mesh.current?.paint(area, { colour: powerLook(to).land, alpha });
      });
      map.view.requestDraw();
    };
    return animate(animation.milliseconds, step, () => {});
  }, [map, animation]);

  return <MeshLayer view={map.view} build={build} />;
}

const capturesIn = (animation: MapAnimation | null) =>
  animation?.tweens.filter((tween) => tween.kind === 'capture') ?? [];
