import type { Container } from 'pixi.js';
import { NEUTRAL_LAND, powerLook } from '../../emblems/powers.ts';
import type { BySpace, PowerId } from '../../engine/index.ts';
import type { BoardShapes } from '../../geography/shapes.ts';
import type { SpaceInfoById } from '../scene/MapScene.ts';
import { PALETTE } from './palette.ts';
import { bandMesh } from './bandMesh.ts';
import { sameMesh } from './boardMesh.ts';
import { fillMesh, type Fill } from './fillMesh.ts';
import { unpackLimits } from './packedLimits.ts';

const DECOR: Readonly<Record<string, Fill>> = {
  lake: { colour: PALETTE.shallows },
  ice: { colour: PALETTE.ice },
  land: { colour: PALETTE.otherLand },
};

/** Neutral territory is pale and hatched, so that it can be told apart without colour. */
const NEUTRAL: Fill = { colour: NEUTRAL_LAND, pattern: 'hatched' };

export interface LandMeshes {
  /** In drawing order. */
  readonly meshes: readonly { readonly mesh: Container; readonly setZoom: (zoom: number) => void }[];
  /** The mask of the border bands; add it to the scene too. */
  readonly stencil: Container;
  /** Recolours territories whose controller has changed, without rebuilding shapes. */
  readonly show: (control: BySpace<PowerId>) => void;
}

/**
 * Meshes for territories that powers can control, their tinted borders, and over them what never changes: neutral
 * territories, lakes and ice.
 */
export function landMeshes(shapes: BoardShapes, spaceInfo: SpaceInfoById, control: BySpace<PowerId>): LandMeshes {
  const land = shapes.spaces.filter(({ id }) => spaceInfo.get(id)?.kind === 'land');
  const controllable = land.filter(({ id }) => !spaceInfo.get(id)?.isNeutral);
  const neutral = land.filter(({ id }) => spaceInfo.get(id)?.isNeutral);
  const controllableRings = controllable.map(({ rings }) => rings);
  const ground = fillMesh(
    controllableRings,
    controllable.map(({ id }) => fillOf(control[id])),
  );
  const bands = bandMesh(
    controllableRings,
    controllable.map(({ bandLimits }) => unpackLimits(bandLimits ?? [])),
    shapes.width,
  );
  controllable.forEach(({ id }, area) => bands.paint(area, bandOf(control[id])));
  let shown = control;
  const rest = fillMesh(
    [...neutral, ...shapes.decor].map(({ rings }) => rings),
    [...neutral.map(() => NEUTRAL), ...shapes.decor.map(({ kind }) => DECOR[kind] ?? NEUTRAL)],
  );
  const stencil = sameMesh(ground.mesh);
  bands.mesh.mask = stencil;
  return {
    meshes: [ground, bands, rest],
    stencil,
    show: (next) => {
      controllable.forEach(({ id }, area) => {
        if (next[id] === shown[id]) return;
        ground.paint(area, fillOf(next[id]));
        bands.paint(area, bandOf(next[id]));
      });
      shown = next;
    },
  };
}

const fillOf = (power: PowerId | undefined): Fill =>
  power === undefined ? NEUTRAL : { colour: powerLook(power).land };

const bandOf = (power: PowerId | undefined): string | null => (power === undefined ? null : powerLook(power).border);
