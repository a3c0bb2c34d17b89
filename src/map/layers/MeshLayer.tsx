import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { FillMesh } from '../draw/fillMesh.ts';
import type { LineMesh } from '../draw/lineMesh.ts';
import type { MapView } from '../camera/MapView.ts';

export type ZoomedMesh = Pick<FillMesh, 'mesh' | 'zoomTo'> | LineMesh;

interface Props {
  readonly view: MapView;
  /** Makes the layer's meshes; give it the same function as long as they need not be made anew. */
  readonly build: () => readonly ZoomedMesh[];
}

/** A layer of meshes that know the zoom. */
export function MeshLayer({ view, build }: Props) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    const meshes = build();
    const stops = meshes.map(({ mesh, zoomTo }) => {
      layer.current?.addChild(mesh);
      return view.onZoomChange(zoomTo);
    });
    view.requestDraw();
    return () => {
      stops.forEach((stop) => stop());
      for (const { mesh } of meshes) {
        mesh.geometry.destroy(true);
        mesh.destroy();
      }
      view.requestDraw();
    };
  }, [view, build]);
  return <pixiContainer ref={layer} />;
}
