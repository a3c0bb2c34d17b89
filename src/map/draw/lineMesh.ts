import { GlProgram, Shader, type Container } from 'pixi.js';
import type { Point, Ring } from '../../geography/shapes.ts';
import { distance } from '../layout/polyline.ts';
import { boardMesh } from './boardMesh.ts';
import { colourVector, joinToLast } from './vertices.ts';
import { mitersOf, runsAlongSeam } from './mitersOf.ts';

export interface LineStyle {
  readonly colour: string;
  /** In screen pixels at any zoom. */
  readonly width: number;
  readonly alpha?: number;
  /** Lengths of dash and gap, in screen pixels. */
  readonly dash?: readonly [number, number];
  /** At a zoom, width and dash are so many times as large; once without it. */
  readonly scale?: (zoom: number) => number;
}

export interface LineMesh {
  readonly mesh: Container;
  /** Call it with every new zoom: lines keep their width on screen. */
  readonly setZoom: (zoom: number) => void;
}

/**
 * Lines of constant width on screen, smooth without multisampling; uploaded once, then zoomed by one number. With
 * `boardWidth`, outlines omit the cut along the board's seam.
 */
export function lineMesh(lines: readonly Ring[], closed: boolean, style: LineStyle, boardWidth = Infinity): LineMesh {
  const shader = new Shader({
    glProgram: program(),
    resources: {
      style: {
        uColour: { value: colourVector(style.colour, style.alpha ?? 1), type: 'vec4<f32>' },
        uDash: { value: new Float32Array(style.dash ?? [1, 0]), type: 'vec2<f32>' },
        uWidth: { value: style.width, type: 'f32' },
        uZoom: { value: 1, type: 'f32' },
      },
    },
  });
  const mesh = ribbon(lines, closed, boardWidth, shader);
  return {
    mesh,
    setZoom: (zoom) => {
      const { uniforms } = shader.resources.style;
      uniforms.uZoom = zoom;
      if (style.scale === undefined) return;
      const scale = style.scale(zoom);
      uniforms.uWidth = style.width * scale;
      uniforms.uDash = new Float32Array((style.dash ?? [1, 0]).map((length) => length * scale));
    },
  };
}

const FLOATS = 6;
const ORIGIN: Point = [0, 0];

/** Two vertices per point, moved apart in the shader: position, miter, side and length along the line. */
function ribbon(lines: readonly Ring[], closed: boolean, boardWidth: number, shader: Shader): Container {
  const points = lines.reduce((sum, line) => sum + line.length + 1, 0);
  const vertices = new Float32Array(points * 2 * FLOATS);
  const indices = new Uint32Array(points * 6);
  let vertex = 0;
  let index = 0;
  for (const line of lines) {
    const count = line.length;
    if (count < 2) continue;
    const steps = closed ? count + 1 : count;
    const miters = mitersOf(line, closed);
    let along = 0;
    let last = ORIGIN;
    for (let i = 0; i < steps; i++) {
      const point = i < count ? i : 0;
      const here = line[point] ?? ORIGIN;
      if (i > 0) {
        along += distance(here, last);
        if (!runsAlongSeam(last, here, boardWidth)) index = joinToLast(indices, index, vertex);
      }
      for (let side = 1; side >= -1; side -= 2) {
        const at = vertex * FLOATS;
        vertices[at] = here[0];
        vertices[at + 1] = here[1];
        vertices[at + 2] = miters[point * 2] ?? 0;
        vertices[at + 3] = miters[point * 2 + 1] ?? 0;
        vertices[at + 4] = side;
        vertices[at + 5] = along;
        vertex++;
      }
      last = here;
    }
  }
  const parts = { aPosition: 2, aMiter: 2, aSide: 2 } as const;
  return boardMesh(vertices.subarray(0, vertex * FLOATS), indices.subarray(0, index), parts, shader).mesh;
}

/** Pixi caches the program, so that all meshes share one. */
const program = (): GlProgram =>
  GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'map-line', preferredFragmentPrecision: 'highp' });

const VERTEX = `#version 300 es
in vec2 aPosition;
in vec2 aMiter;
in vec2 aSide;
out float vAcross;
out float vAlong;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uWidth;
uniform float uZoom;
void main() {
  float reach = uWidth * 0.5 + 1.0;
  vec2 place = aPosition + aMiter * (aSide.x * reach / uZoom);
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(place, 1.0)).xy, 0.0, 1.0);
  vAcross = aSide.x * reach;
  vAlong = aSide.y * uZoom;
}`;

const FRAGMENT = `#version 300 es
in float vAcross;
in float vAlong;
out vec4 finalColor;
uniform vec4 uColour;
uniform vec2 uDash;
uniform float uWidth;
void main() {
  float alpha = clamp(uWidth * 0.5 + 0.5 - abs(vAcross), 0.0, 1.0) * min(1.0, uWidth);
  if (uDash.y > 0.0) {
    float at = mod(vAlong, uDash.x + uDash.y);
    alpha *= clamp(min(at, uDash.x - at) + 0.5, 0.0, 1.0);
  }
  finalColor = uColour * alpha;
}`;
