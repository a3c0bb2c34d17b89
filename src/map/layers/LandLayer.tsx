import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { BySpace, PowerId } from '../../engine/index.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { destroyBoardMesh } from '../draw/boardMesh.ts';
import { landMeshes, type LandMeshes } from '../draw/landMeshes.ts';

/** All land. A territory that changes hands is only recoloured. */
export function LandLayer({ map, control }: { readonly map: MapContext; readonly control: BySpace<PowerId> }) {
  const layer = useRef<Container>(null);
  const land = useRef<LandMeshes>(null);
  const shown = useRef(control);
  const { shapes, spaceInfo, view } = map;

  useEffect(() => {
    const created = landMeshes(shapes, spaceInfo, shown.current);
    land.current = created;
    layer.current?.addChild(created.stencil);
    const stops = created.meshes.map(({ mesh, setZoom }) => {
      layer.current?.addChild(mesh);
      return view.onZoomChange(setZoom);
    });
    return () => {
      stops.forEach((stop) => stop());
      land.current = null;
      created.stencil.destroy({ children: true });
      for (const { mesh } of created.meshes) destroyBoardMesh(mesh);
    };
  }, [shapes, spaceInfo, view]);

  useEffect(() => {
    if (shown.current !== control) land.current?.show(control);
    shown.current = control;
    view.requestDraw();
  }, [view, control]);

  return <pixiContainer ref={layer} />;
}
