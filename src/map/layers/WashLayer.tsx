import { useCallback, useEffect, useRef } from 'react';
import { powerLook } from '../../emblems/powers.ts';
import type { Atlas } from '../scene/MapContext.ts';
import { fillMesh, type FillMesh } from '../draw/fillMesh.ts';
import { play } from '../motion/play.ts';
import type { Show } from '../motion/show.ts';
import { MeshLayer } from './MeshLayer.tsx';

/** Captured ground: the taker's colour washes in. */
export function WashLayer({ atlas, show }: { readonly atlas: Atlas; readonly show: Show | null }) {
  const wash = useRef<FillMesh>(null);
  const build = useCallback(() => {
    wash.current = null;
    const spaces = washesOf(show);
    if (spaces.length === 0) return [];
    const areas = spaces.map(({ space }) => atlas.byId.get(space)?.rings ?? []);
    wash.current = fillMesh(
      areas,
      spaces.map(({ to }) => ({ colour: powerLook(to).land, alpha: 0 })),
    );
    return [wash.current];
  }, [atlas, show]);

  useEffect(() => {
    const spaces = washesOf(show);
    if (show === null || spaces.length === 0) return;
    const step = (share: number): void => {
      spaces.forEach(({ begin, end, to }, area) => {
        const alpha = Math.min(1, Math.max(0, (share * show.beats - begin) / (end - begin)));
        wash.current?.paint(area, { colour: powerLook(to).land, alpha });
      });
      atlas.frame.draw();
    };
    return play(show.milliseconds, step, () => {});
  }, [atlas, show]);

  return <MeshLayer frame={atlas.frame} build={build} />;
}

const washesOf = (show: Show | null) => show?.tweens.filter((tween) => tween.kind === 'wash') ?? [];
