import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { Atlas } from '../scene/MapContext.ts';
import { seaMesh } from '../draw/seaMesh.ts';
import { seaTexture } from '../draw/seaTexture.ts';

export function SeaLayer({ atlas: { shapes, frame } }: { readonly atlas: Atlas }) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    const texture = seaTexture(shapes);
    const sea = seaMesh(texture, shapes.width, shapes.height);
    layer.current?.addChild(sea);
    frame.draw();
    return () => {
      sea.geometry.destroy(true);
      sea.destroy();
      texture.destroy(true);
    };
  }, [shapes, frame]);
  return <pixiContainer ref={layer} />;
}
