import { Mesh, type Container, type Shader } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { NEUTRAL_LAND, powerLook } from '../../emblems/powers.ts';
import type { BySpace, PowerId } from '../../engine/index.ts';
import type { Atlas } from '../Atlas.ts';
import { bandMesh, type BandMesh } from '../draw/bandMesh.ts';
import { fillMesh, type Fill, type FillMesh } from '../draw/fillMesh.ts';
import { PALETTE } from '../palette.ts';

const DECOR: Readonly<Record<string, Fill>> = {
  lake: { colour: PALETTE.shallows },
  ice: { colour: PALETTE.ice },
  land: { colour: PALETTE.strangeLand },
};

/** All land in one mesh, its washed borders in another; a territory that changes hands is only painted anew. */
export function LandLayer({ atlas, control }: { readonly atlas: Atlas; readonly control: BySpace<PowerId> }) {
  const layer = useRef<Container>(null);
  const land = useRef<FillMesh>(null);
  const bands = useRef<BandMesh>(null);
  const { shapes, places, frame } = atlas;

  useEffect(() => {
    const territories = shapes.spaces.filter(({ id }) => places.get(id)?.kind === 'land');
    const made = fillMesh(territories.map(({ rings }) => rings), territories.map(() => ({ colour: NEUTRAL_LAND })));
    const washed = bandMesh(territories.map(({ rings }) => rings), shapes.width);
    const decor = fillMesh(shapes.decor.map(({ rings }) => rings), shapes.decor.map(({ kind }) => DECOR[kind] ?? { colour: PALETTE.ice }));
    const stencil = new Mesh({ geometry: made.mesh.geometry, shader: made.mesh.shader as Shader });
    layer.current?.addChild(stencil);
    washed.mesh.mask = stencil;
    land.current = made;
    bands.current = washed;
    const stops = [made, washed, decor].map(({ mesh, zoomTo }) => {
      layer.current?.addChild(mesh);
      return frame.onZoom(zoomTo);
    });
    return () => {
      stops.forEach((stop) => stop());
      land.current = null;
      bands.current = null;
      stencil.destroy();
      for (const { mesh } of [made, washed, decor]) {
        mesh.geometry.destroy(true);
        mesh.destroy();
      }
    };
  }, [shapes, places, frame]);

  useEffect(() => {
    const territories = shapes.spaces.filter(({ id }) => places.get(id)?.kind === 'land');
    territories.forEach(({ id }, area) => {
      const power = control[id];
      land.current?.paint(area, landFill(power));
      bands.current?.paint(area, power === undefined ? null : powerLook(power).border);
    });
    frame.draw();
  }, [shapes, places, frame, control]);

  return <pixiContainer ref={layer} />;
}

/** Ground of no power is pale and hatched, so that it is plain without colour too. */
const landFill = (power: PowerId | undefined): Fill =>
  power === undefined ? { colour: NEUTRAL_LAND, pattern: 'hatched' } : { colour: powerLook(power).land };
