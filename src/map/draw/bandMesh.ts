import { GlProgram, Shader, type Container } from 'pixi.js';
import type { Point, Ring } from '../../geography/shapes.ts';
import { boardMesh } from './boardMesh.ts';
import { colourVector } from './colourVector.ts';
import { inwardsOf } from './inwardsOf.ts';
import type { BandLimits } from './packedLimits.ts';
import { paintVertices } from './paintVertices.ts';
import { joinToLast } from './quadStrip.ts';
import { runsAlongSeam } from './runsAlongSeam.ts';

export interface BandMesh {
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
export function bandMesh(
  areas: readonly (readonly Ring[])[],
  limits: readonly BandLimits[],
  boardWidth: number,
): BandMesh {
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
