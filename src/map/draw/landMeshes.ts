import { Mesh, type Geometry, type Shader } from 'pixi.js';
import { NEUTRAL_LAND, powerLook } from '../../emblems/powers.ts';
import type { BySpace, PowerId } from '../../engine/index.ts';
import type { BoardShapes } from '../../geography/shapes.ts';
import type { SpaceInfoById } from '../scene/MapScene.ts';
import { PALETTE } from './palette.ts';
import { bandMesh } from './bandMesh.ts';
import { fillMesh, type Fill } from './fillMesh.ts';

const DECOR: Readonly<Record<string, Fill>> = {
  lake: { colour: PALETTE.shallows },
  ice: { colour: PALETTE.ice },
  land: { colour: PALETTE.otherLand },
};

/** Ground that no power can hold is pale and hatched, so that it is plain without colour too. */
const NEUTRAL: Fill = { colour: NEUTRAL_LAND, pattern: 'hatched' };

export interface LandMeshes {
  /** In the order in which they are drawn. */
  readonly meshes: readonly { readonly mesh: Mesh<Geometry, Shader>; readonly zoomTo: (zoom: number) => void }[];
  readonly stencil: Mesh<Geometry, Shader>;
  /** Paints territories that have changed hands in their controllers' colours; no shape is rebuilt. */
  readonly show: (control: BySpace<PowerId>) => void;
}

/**
 * Land that powers hold, their washed borders on it, and over these what never changes hands: neutral ground, lakes and
 * ice.
 */
export function landMeshes(shapes: BoardShapes, places: SpaceInfoById, control: BySpace<PowerId>): LandMeshes {
  const land = shapes.spaces.filter(({ id }) => places.get(id)?.kind === 'land');
  const held = land.filter(({ id }) => !places.get(id)?.neutral);
  const neutral = land.filter(({ id }) => places.get(id)?.neutral);
  const heldRings = held.map(({ rings }) => rings);
  const ground = fillMesh(
    heldRings,
    held.map(({ id }) => groundOf(control[id])),
  );
  const bands = bandMesh(heldRings, shapes.width);
  held.forEach(({ id }, area) => bands.paint(area, bandOf(control[id])));
  let shown = control;
  const rest = fillMesh(
    [...neutral, ...shapes.decor].map(({ rings }) => rings),
    [...neutral.map(() => NEUTRAL), ...shapes.decor.map(({ kind }) => DECOR[kind] ?? NEUTRAL)],
  );
  const stencil = new Mesh<Geometry, Shader>({ geometry: ground.mesh.geometry, shader: ground.mesh.shader });
  bands.mesh.mask = stencil;
  return {
    meshes: [ground, bands, rest],
    stencil,
    show: (next) => {
      held.forEach(({ id }, area) => {
        if (next[id] === shown[id]) return;
        ground.paint(area, groundOf(next[id]));
        bands.paint(area, bandOf(next[id]));
      });
      shown = next;
    },
  };
}

const groundOf = (power: PowerId | undefined): Fill =>
  power === undefined ? NEUTRAL : { colour: powerLook(power).land };

const bandOf = (power: PowerId | undefined): string | null => (power === undefined ? null : powerLook(power).border);
