import { type Container, GlProgram, Shader } from 'pixi.js';
import { NEUTRAL_LAND } from '../../emblems/looks.ts';
import { powerLook } from '../../games/looks.ts';
import type { BySpace, PowerId } from '../../engine/index.ts';
import type { BoardShapes, Point, Ring } from '../../geography/shapes.ts';
import type { SpaceInfoById } from '../../games/face/scene.ts';
import { PALETTE } from './palette.ts';
import { boardMesh, sameMesh } from './boardMesh.ts';
import { colourVector, paintVertices, joinToLast } from './vertices.ts';
import { inwardsOf, type BandLimits, unpackLimits } from './bands.ts';
import { runsAlongSeam } from './mitersOf.ts';
import { fillMesh, type Fill } from './fillMesh.ts';

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
  const nationOf = (id: string): PowerId | null => spaceInfo.get(id)?.nation ?? null;
  const controllableRings = controllable.map(({ rings }) => rings);
  const ground = fillMesh(
    controllableRings,
    controllable.map(({ id }) => fillOf(control[id], nationOf(id))),
  );
  const bands = bandMesh(
    controllableRings,
    controllable.map(({ bandLimits }) => unpackLimits(bandLimits ?? [])),
    shapes.width,
  );
  controllable.forEach(({ id }, area) => bands.paint(area, bandOf(control[id] ?? nationOf(id))));
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
        ground.paint(area, fillOf(next[id], nationOf(id)));
        bands.paint(area, bandOf(next[id] ?? nationOf(id)));
      });
      shown = next;
    },
  };
}

/** Land that nobody holds is hatched; that of a nation in its own colour. */
function fillOf(power: PowerId | undefined, nation: PowerId | null): Fill {
  if (power !== undefined) return { colour: powerLook(power).land };
  return nation === null ? NEUTRAL : { colour: powerLook(nation).land, pattern: 'hatched' };
}

const bandOf = (power: PowerId | null): string | null => (power === null ? null : powerLook(power).border);

interface BandMesh {
  readonly mesh: Container;
  readonly setZoom: (zoom: number) => void;
  /** Sets the colour of one area's band; null hides it. */
  readonly paint: (area: number, colour: string | null) => void;
}

const FLOATS = 9;
const ORIGIN: Point = [0, 0];
/** A limit that no band reaches. */
const FARTHEST = 1e4;

/**
 * A band of colour along the inside of each area's outline, fading inwards, as old atlases tint borders. Blended with
 * `min`, so that overlapping bands in narrow bays do not add up. On narrow capes it extends beyond the coast: mask it
 * with the land. It ends at an area's `limits`: in the tip of a narrow area it would else tint what lies behind.
 */
function bandMesh(areas: readonly (readonly Ring[])[], limits: readonly BandLimits[], boardWidth: number): BandMesh {
  const counts = areas.map((rings) => rings.reduce((sum, ring) => sum + (ring.length + 1) * 2, 0));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const vertices = new Float32Array(total * FLOATS);
  const indices = new Uint32Array(total * 3);
  const first: number[] = [];
  let vertex = 0;
  let index = 0;
  for (const [area, rings] of areas.entries()) {
    first.push(vertex);
    const areaLimits = limits[area];
    const inwards = inwardsOf(rings);
    let start = 0;
    for (const [number, ring] of rings.entries()) {
      const miters = inwards[number];
      let before = ORIGIN;
      for (let i = 0; i <= ring.length; i++) {
        const point = i < ring.length ? i : 0;
        const here = ring[point] ?? ORIGIN;
        const limit = areaLimits?.get(start + point) ?? FARTHEST;
        if (i > 0 && !runsAlongSeam(before, here, boardWidth)) index = joinToLast(indices, index, vertex);
        // One vertex on the outline, one moved inwards in the shader.
        for (let within = 0; within <= 1; within++) {
          const place = vertex * FLOATS;
          vertices[place] = here[0];
          vertices[place + 1] = here[1];
          vertices[place + 2] = (miters?.[point * 2] ?? 0) * within;
          vertices[place + 3] = (miters?.[point * 2 + 1] ?? 0) * within;
          vertices[place + 4] = limit;
          vertex++;
        }
        before = here;
      }
      start += ring.length;
    }
  }
  first.push(vertex);
  const shader = new Shader({ glProgram: program(), resources: { view: { uReach: { value: 1, type: 'f32' } } } });
  const parts = { aPosition: 2, aInward: 2, aLimit: 1, aColour: 4 } as const;
  const { mesh, buffer } = boardMesh(vertices, indices.subarray(0, index), parts, shader);
  mesh.blendMode = 'min';
  return {
    mesh,
    setZoom: (zoom) => {
      // The band's width grows with the zoom, within limits.
      shader.resources.view.uniforms.uReach = Math.min(18, Math.max(4, zoom * 13)) / zoom;
    },
    paint: (area, colour) => {
      // With `min` blending, white changes nothing.
      const vector = colourVector(colour ?? '#ffffff');
      paintVertices(vertices, FLOATS, 5, first[area] ?? 0, first[area + 1] ?? 0, vector);
      buffer.update();
    },
  };
}

/** Pixi caches the program, so that all meshes share one. */
const program = (): GlProgram =>
  GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'map-band', preferredFragmentPrecision: 'highp' });

const VERTEX = `#version 300 es
in vec2 aPosition;
in vec2 aInward;
in float aLimit;
in vec4 aColour;
out vec3 vColour;
out float vStrength;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uReach;
void main() {
  vec2 place = aPosition + aInward * min(uReach, aLimit);
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(place, 1.0)).xy, 0.0, 1.0);
  vColour = aColour.rgb;
  vStrength = 1.0 - step(0.001, dot(aInward, aInward));
}`;

const FRAGMENT = `#version 300 es
in vec3 vColour;
in float vStrength;
out vec4 finalColor;
void main() {
  vec3 faded = mix(vec3(1.0), vColour, 0.55);
  finalColor = vec4(mix(faded, vColour, vStrength), 1.0);
}`;
