import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { destroyBoardMesh } from '../draw/boardMesh.ts';
import type { FillMesh } from '../draw/fillMesh.ts';
import type { LineMesh } from '../draw/lineMesh.ts';
import type { MapView } from '../camera/MapView.ts';

export type ZoomableMesh = Pick<FillMesh, 'mesh' | 'setZoom'> | LineMesh;

interface Props {
  readonly view: MapView;
  /** Creates the layer's meshes; keep the same function until they must be rebuilt. */
  readonly build: () => readonly ZoomableMesh[];
}

/** A layer of meshes that are told about every zoom. */
export function MeshLayer({ view, build }: Props) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    const meshes = build();
    const stops = meshes.map(({ mesh, setZoom }) => {
      layer.current?.addChild(mesh);
      return view.onZoomChange(setZoom);
    });
    view.requestDraw();
    return () => {
      stops.forEach((stop) => stop());
      for (const { mesh } of meshes) destroyBoardMesh(mesh);
      view.requestDraw();
    };
  }, [view, build]);
  return <pixiContainer ref={layer} />;
}
