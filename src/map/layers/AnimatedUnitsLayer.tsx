import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { positionAt, animatedUnitsOf } from '../motion/animatedUnits.ts';
import { animate, type MapAnimation } from '../motion/tweens.ts';
import { blockSprites } from './markers.ts';
import { spriteContainer } from './showMarkers.ts';

interface Props {
  readonly map: MapContext;
  readonly layout: MapLayout;
  readonly animation: MapAnimation;
  /** Called before every frame with the number of beats that have passed. */
  readonly onBeat: (beat: number) => void;
  readonly onEnd: () => void;
}

/** The units that move, appear or disappear. Mounted only during an animation. */
export function AnimatedUnitsLayer({ map, layout, animation, onBeat, onEnd }: Props) {
  const layer = useRef<Container>(null);
  const began = useRef<{ animation: MapAnimation; at: number }>(null);

  useEffect(() => {
    const parent = layer.current;
    if (!parent) return;
    const { view, textures, shapes, byId } = map;
    const animated = animatedUnitsOf(
      animation.tweens,
      layout,
      (space) => byId.get(space)?.anchor,
      map.edition.turnOrder,
      shapes.width,
    ).map((units) => {
      const container = spriteContainer(blockSprites(textures, units.block));
      container.visible = false;
      parent.addChild(container);
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
    // With a new layout (after a zoom), the animation continues where it was.
    if (began.current?.animation !== animation) began.current = { animation, at: performance.now() };
    const stop = animate(animation.milliseconds, step, onEnd, began.current.at);
    return () => {
      stop();
      for (const { container } of animated) container.destroy({ children: true });
    };
  }, [map, layout, animation, onBeat, onEnd]);

  return <pixiContainer ref={layer} />;
}
