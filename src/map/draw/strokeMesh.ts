import { GlProgram, Shader, type Container } from 'pixi.js';
import type { Point, Rank, Hachure } from '../../geography/shapes.ts';
import { boardMesh } from './boardMesh.ts';
import { colourVector, joinToLast } from './vertices.ts';
import type { LineMesh } from './lineMesh.ts';
import { mitersOf } from './mitersOf.ts';

/** Light comes from the upper left, as on old maps: slopes that face away from it are drawn more strongly. */
export function hachureStroke({ from, to, rank }: Hachure): TaperedLine {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const shade = (dx + dy) / (Math.SQRT2 * Math.hypot(dx, dy) || 1);
  const strength = 0.62 + 0.38 * shade;
  return { points: [from, to], from: strength, to: strength * 0.25, rank };
}

/** A line whose width changes along its length. */
export interface TaperedLine {
  readonly points: readonly Point[];
  /** Width at the first and last point, relative to the style's width. */
  readonly from: number;
  readonly to: number;
  readonly rank: Rank;
}

export interface TaperedStyle {
  readonly colour: string;
  readonly alpha: number;
  /** In screen pixels, for a zoom. */
  readonly width: (zoom: number) => number;
  /** The zoom from which lines of each rank are visible; they fade in around it. */
  readonly visibleFrom: Readonly<Record<Rank, number>>;
}

const FLOATS = 7;

/** Many tapered lines in one mesh: uploaded once, zoomed by two numbers. */
export function strokeMesh(lines: readonly TaperedLine[], style: TaperedStyle): LineMesh {
  const shader = new Shader({
    glProgram: program(),
    resources: {
      style: {
        uColour: { value: colourVector(style.colour, style.alpha), type: 'vec4<f32>' },
        uWidth: { value: 1, type: 'f32' },
        uZoom: { value: 1, type: 'f32' },
      },
    },
  });
  return {
    mesh: ribbons(lines, style.visibleFrom, shader),
    setZoom: (zoom) => {
      shader.resources.style.uniforms.uZoom = zoom;
      shader.resources.style.uniforms.uWidth = style.width(zoom);
    },
  };
}

/** Two vertices per point: position, miter, side, relative width, zoom from which it is visible. */
function ribbons(lines: readonly TaperedLine[], visibleFrom: TaperedStyle['visibleFrom'], shader: Shader): Container {
  const count = lines.reduce((sum, { points }) => sum + points.length, 0);
  const vertices = new Float32Array(count * 2 * FLOATS);
  const indices = new Uint32Array(count * 6);
  let vertex = 0;
  let index = 0;
  for (const { points, from, to, rank } of lines) {
    const miters = mitersOf(points, false);
    points.forEach((here, i) => {
      const share = from + ((to - from) * i) / Math.max(1, points.length - 1);
      if (i > 0) index = joinToLast(indices, index, vertex);
      for (let side = 1; side >= -1; side -= 2) {
        const at = vertex * FLOATS;
        vertices[at] = here[0];
        vertices[at + 1] = here[1];
        vertices[at + 2] = miters[i * 2] ?? 0;
        vertices[at + 3] = miters[i * 2 + 1] ?? 0;
        vertices[at + 4] = side;
        vertices[at + 5] = share;
        vertices[at + 6] = visibleFrom[rank];
        vertex++;
      }
    });
  }
  const parts = { aPosition: 2, aMiter: 2, aStroke: 3 } as const;
  return boardMesh(vertices, indices.subarray(0, index), parts, shader).mesh;
}

/** Pixi caches the program, so that all meshes share one. */
const program = (): GlProgram =>
  GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'map-stroke', preferredFragmentPrecision: 'highp' });

// Invisible lines are moved outside the window, so that they cost no pixels.
const VERTEX = `#version 300 es
in vec2 aPosition;
in vec2 aMiter;
in vec3 aStroke;
out float vAcross;
out float vWidth;
out float vVisible;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uWidth;
uniform float uZoom;
void main() {
  vWidth = uWidth * aStroke.y;
  vVisible = aStroke.z == 0.0 ? 1.0 : clamp((uZoom / aStroke.z - 0.85) / 0.3, 0.0, 1.0);
  float reach = vWidth * 0.5 + 1.0;
  vec2 place = aPosition + aMiter * (aStroke.x * reach / uZoom);
  vec2 seen = (uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(place, 1.0)).xy;
  gl_Position = vec4(vVisible > 0.0 ? seen : vec2(2.0), 0.0, 1.0);
  vAcross = aStroke.x * reach;
}`;

const FRAGMENT = `#version 300 es
in float vAcross;
in float vWidth;
in float vVisible;
out vec4 finalColor;
uniform vec4 uColour;
void main() {
  float alpha = clamp(vWidth * 0.5 + 0.5 - abs(vAcross), 0.0, 1.0) * min(1.0, vWidth) * vVisible;
  finalColor = uColour * alpha;
}`;
