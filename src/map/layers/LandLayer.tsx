import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { BySpace, PowerId } from '../../engine/index.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { landMeshes, type LandMeshes } from '../draw/landMeshes.ts';

/** All land; a territory that changes hands is only painted anew. */
export function LandLayer({ map, control }: { readonly map: MapContext; readonly control: BySpace<PowerId> }) {
  const layer = useRef<Container>(null);
  const land = useRef<LandMeshes>(null);
  const shown = useRef(control);
  const { shapes, spaceInfo, view } = map;

  useEffect(() => {
    const made = landMeshes(shapes, spaceInfo, shown.current);
    land.current = made;
    layer.current?.addChild(made.stencil);
    const stops = made.meshes.map(({ mesh, zoomTo }) => {
      layer.current?.addChild(mesh);
      return view.onZoomChange(zoomTo);
    });
    return () => {
      stops.forEach((stop) => stop());
      land.current = null;
      made.stencil.destroy();
      for (const { mesh } of made.meshes) {
        mesh.geometry.destroy(true);
        mesh.destroy();
      }
    };
  }, [shapes, spaceInfo, view]);

  useEffect(() => {
    if (shown.current !== control) land.current?.show(control);
    shown.current = control;
    view.requestDraw();
  }, [view, control]);

  return <pixiContainer ref={layer} />;
}
