import { Sprite, type Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { Atlas } from '../Atlas.ts';
import { seaTexture } from '../draw/seaTexture.ts';

export function SeaLayer({ atlas: { shapes, frame } }: { readonly atlas: Atlas }) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    const sea = new Sprite(seaTexture(shapes));
    sea.setSize(shapes.width, shapes.height);
    layer.current?.addChild(sea);
    frame.draw();
    return () => sea.destroy({ texture: true, textureSource: true });
  }, [shapes, frame]);
  return <pixiContainer ref={layer} />;
}
