import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { editionOf } from '../../engine/index.ts';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { positionAt, animatedUnitsOf } from '../motion/animatedUnits.ts';
import { animate } from '../motion/animate.ts';
import type { MapAnimation } from '../motion/mapAnimation.ts';
import { blockSprites } from './blockSprites.ts';
import { spriteContainer } from './showMarkers.ts';

interface Props {
  readonly map: MapContext;
  readonly layout: MapLayout;
  readonly animation: MapAnimation;
  /** Told before every paint how many beats have gone. */
  readonly onBeat: (beat: number) => void;
  readonly onEnd: () => void;
}

/** Units on their way. Runs only while there is an animation. */
export function AnimatedUnitsLayer({ map, layout, animation, onBeat, onEnd }: Props) {
  const layer = useRef<Container>(null);
  const began = useRef<{ animation: MapAnimation; at: number }>(null);

  useEffect(() => {
    const home = layer.current;
    if (!home) return;
    const { view, textures, shapes, byId } = map;
    const animated = animatedUnitsOf(
      animation.tweens,
      layout,
      (space) => byId.get(space)?.anchor,
      editionOf(animation.before.edition).turnOrder,
      shapes.width,
    ).map((units) => {
      const container = spriteContainer(blockSprites(textures, units.block));
      container.visible = false;
      home.addChild(container);
      return { units, container };
    });
    const step = (share: number): void => {
      const beat = share * animation.beats;
      const { zoom } = view.camera();
      for (const { units, container } of animated) {
        const place = positionAt(units, beat, shapes.width);
        container.visible = place !== null;
        if (place === null) continue;
        container.scale.set(1 / zoom);
        container.position.set(place.x, place.y - place.lift / zoom);
        container.alpha = place.alpha;
      }
      onBeat(beat);
      view.requestDraw();
    };
    // A new layout in the middle of it, after the zoom has come to rest, goes on where the old one was.
    if (began.current?.animation !== animation) began.current = { animation, at: performance.now() };
    const stop = animate(animation.milliseconds, step, onEnd, began.current.at);
    return () => {
      stop();
      for (const { container } of animated) container.destroy({ children: true });
    };
  }, [map, layout, animation, onBeat, onEnd]);

  return <pixiContainer ref={layer} />;
}
