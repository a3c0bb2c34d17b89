import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import { NEUTRAL_LAND, powerLook } from '../../emblems/powers.ts';
import type { BySpace, PowerId } from '../../engine/index.ts';
import type { Atlas } from '../Atlas.ts';
import { fillMesh, type Fill, type FillMesh } from '../draw/fillMesh.ts';
import { PALETTE } from '../palette.ts';

const DECOR: Readonly<Record<string, Fill>> = {
  lake: { colour: PALETTE.shallows },
  ice: { colour: PALETTE.ice },
  land: { colour: PALETTE.strangeLand },
};

/** All land in one mesh; a territory that changes hands is only painted anew. */
export function LandLayer({ atlas, control }: { readonly atlas: Atlas; readonly control: BySpace<PowerId> }) {
  const layer = useRef<Container>(null);
  const land = useRef<FillMesh>(null);
  const { shapes, places, frame } = atlas;

  useEffect(() => {
    const territories = shapes.spaces.filter(({ id }) => places.get(id)?.kind === 'land');
    const areas = [...territories.map(({ rings }) => rings), ...shapes.decor.map(({ rings }) => rings)];
    const fills = [...territories.map(() => ({ colour: NEUTRAL_LAND })), ...shapes.decor.map(({ kind }) => DECOR[kind] ?? { colour: PALETTE.ice })];
    const made = fillMesh(areas, fills);
    land.current = made;
    layer.current?.addChild(made.mesh);
    const stop = frame.onZoom(made.zoomTo);
    return () => {
      stop();
      land.current = null;
      made.mesh.geometry.destroy(true);
      made.mesh.destroy();
    };
  }, [shapes, places, frame]);

  useEffect(() => {
    const territories = shapes.spaces.filter(({ id }) => places.get(id)?.kind === 'land');
    territories.forEach(({ id }, area) => land.current?.paint(area, landFill(control[id])));
    frame.draw();
  }, [shapes, places, frame, control]);

  return <pixiContainer ref={layer} />;
}

/** Ground of no power is pale and hatched, so that it is plain without colour too. */
const landFill = (power: PowerId | undefined): Fill =>
  power === undefined ? { colour: NEUTRAL_LAND, pattern: 'hatched' } : { colour: powerLook(power).land };
