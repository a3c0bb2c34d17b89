import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { editionOf } from '../../engine/index.ts';
import type { Atlas } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { ghostAt, ghostsOf } from '../motion/ghosts.ts';
import { play } from '../motion/play.ts';
import type { Show } from '../motion/show.ts';
import { blockSprites } from './blockSprites.ts';
import { standOf } from './standOn.ts';

interface Props {
  readonly atlas: Atlas;
  readonly layout: MapLayout;
  readonly show: Show;
  /** Told before every paint how many beats have gone. */
  readonly onBeat: (beat: number) => void;
  readonly onEnd: () => void;
}

/** Units on their way. Runs only while there is something to show. */
export function GhostLayer({ atlas, layout, show, onBeat, onEnd }: Props) {
  const layer = useRef<Container>(null);
  const began = useRef<{ show: Show; at: number }>(null);

  useEffect(() => {
    const home = layer.current;
    if (!home) return;
    const { frame, sheet, shapes, byId } = atlas;
    const ghosts = ghostsOf(
      show.tweens,
      layout,
      (space) => byId.get(space)?.anchor,
      editionOf(show.before.edition).turnOrder,
      shapes.width,
    ).map((ghost) => {
      const stand = standOf(blockSprites(sheet, ghost.block));
      stand.visible = false;
      home.addChild(stand);
      return { ghost, stand };
    });
    const step = (share: number): void => {
      const beat = share * show.beats;
      const { zoom } = frame.camera();
      for (const { ghost, stand } of ghosts) {
        const place = ghostAt(ghost, beat, shapes.width);
        stand.visible = place !== null;
        if (place === null) continue;
        stand.scale.set(1 / zoom);
        stand.position.set(place.x, place.y - place.lift / zoom);
        stand.alpha = place.alpha;
      }
      onBeat(beat);
      frame.draw();
    };
    // A new layout in the middle of it, after the zoom has come to rest, goes on where the old one was.
    if (began.current?.show !== show) began.current = { show, at: performance.now() };
    const stop = play(show.milliseconds, step, onEnd, began.current.at);
    return () => {
      stop();
      for (const { stand } of ghosts) stand.destroy({ children: true });
    };
  }, [atlas, layout, show, onBeat, onEnd]);

  return <pixiContainer ref={layer} />;
}
