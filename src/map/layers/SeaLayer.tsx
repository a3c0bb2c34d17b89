import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { MapContext } from '../scene/MapContext.ts';
import { seaMesh } from '../draw/seaMesh.ts';
import { seaTexture } from '../draw/seaTexture.ts';

export function SeaLayer({ map: { shapes, view } }: { readonly map: MapContext }) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    const texture = seaTexture(shapes);
    const sea = seaMesh(texture, shapes.width, shapes.height);
    layer.current?.addChild(sea);
    view.requestDraw();
    return () => {
      // Before its texture, which it is bound to.
      sea.shader?.destroy();
      sea.geometry.destroy(true);
      sea.destroy();
      texture.destroy(true);
    };
  }, [shapes, view]);
  return <pixiContainer ref={layer} />;
}
