import { GlProgram, Mesh, Shader, type Geometry } from 'pixi.js';
import { PATTERNS, type Pattern } from '../../emblems/signs.ts';
import type { Ring } from '../../geography/shapes.ts';
import { colourVector } from './colourVector.ts';
import { interleaved } from './interleaved.ts';
import { paintVertices } from './paintVertices.ts';
import { trianglesOf } from './trianglesOf.ts';

export interface Fill {
  readonly colour: string;
  readonly alpha?: number;
  readonly pattern?: Pattern;
}

export interface FillMesh {
  readonly mesh: Mesh<Geometry, Shader>;
  readonly zoomTo: (zoom: number) => void;
  /** Paints an area anew; no shape is rebuilt. */
  readonly paint: (area: number, fill: Fill) => void;
}

const FLOATS = 7;

/** Many areas in one mesh, each in its own colour. Edges are left rough: an ink line is drawn over them. */
export function fillMesh(areas: readonly (readonly Ring[])[], fills: readonly Fill[]): FillMesh {
  const cut = areas.map(trianglesOf);
  const vertices = new Float32Array(cut.reduce((sum, part) => sum + part.vertices.length / 2, 0) * FLOATS);
  const indices = new Uint32Array(cut.reduce((sum, part) => sum + part.indices.length, 0));
  const first: number[] = [];
  let vertex = 0;
  let index = 0;
  for (const part of cut) {
    first.push(vertex);
    for (const i of part.indices) indices[index++] = vertex + i;
    for (let i = 0; i < part.vertices.length; i += 2) {
      vertices[vertex * FLOATS] = part.vertices[i] ?? 0;
      vertices[vertex * FLOATS + 1] = part.vertices[i + 1] ?? 0;
      vertex++;
    }
  }
  first.push(vertex);
  const { geometry, buffer } = interleaved(vertices, indices, { aPosition: 2, aColour: 4, aPattern: 1 });
  const shader = new Shader({ glProgram: program(), resources: { view: { uZoom: { value: 1, type: 'f32' } } } });
  const paint = (area: number, { colour, alpha = 1, pattern = 'plain' }: Fill): void => {
    const paintOf = [...colourVector(colour, alpha), PATTERNS.indexOf(pattern)];
    paintVertices(vertices, FLOATS, 2, first[area] ?? 0, first[area + 1] ?? 0, paintOf);
    buffer.update();
  };
  fills.forEach((fill, area) => paint(area, fill));
  return {
    mesh: new Mesh({ geometry, shader }),
    zoomTo: (zoom) => {
      shader.resources.view.uniforms.uZoom = zoom;
    },
    paint,
  };
}

/** Made once, however many meshes there are. */
const program = (): GlProgram =>
  GlProgram.from({ vertex: VERTEX, fragment: FRAGMENT, name: 'map-fill', preferredFragmentPrecision: 'highp' });

const VERTEX = `#version 300 es
in vec2 aPosition;
in vec4 aColour;
in float aPattern;
out vec4 vColour;
out float vPattern;
out vec2 vPlace;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uZoom;
void main() {
  gl_Position = vec4((uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vColour = aColour;
  vPattern = aPattern;
  // Patterns lie on the board, but their spacing is doubled when they would come too close on screen.
  vPlace = aPosition * uZoom / exp2(fract(log2(uZoom)));
}`;

/** Patterns are numbered as they are listed. */
const FRAGMENT = `#version 300 es
in vec4 vColour;
in float vPattern;
in vec2 vPlace;
out vec4 finalColor;
float wave(float at, float period) {
  return abs(mod(at, period) / period - 0.5) * 2.0;
}
float bands(float at, float period) {
  return smoothstep(0.4, 0.6, wave(at, period));
}
float lines(float at, float period) {
  return smoothstep(0.62, 0.8, wave(at, period));
}
/** How much ink a sign's pattern puts here. */
float inked(float rising, float falling) {
  if (vPattern < 2.5) return bands(rising, 8.0);
  if (vPattern < 3.5) return max(lines(rising, 9.0), lines(falling, 9.0));
  if (vPattern < 4.5) return bands(vPlace.x + abs(mod(vPlace.y, 14.0) - 7.0), 8.0);
  if (vPattern < 5.5) return bands(vPlace.y + 1.8 * sin(vPlace.x * 0.5), 8.0);
  if (vPattern < 6.5) return 1.0 - smoothstep(1.5, 2.3, length(mod(vec2(rising, falling), 6.5) - 3.25));
  if (vPattern < 7.5) return bands(vPlace.y, 8.0);
  if (vPattern < 8.5) return bands(vPlace.x, 8.0);
  vec2 cell = step(0.5, fract(vPlace / 12.0));
  return abs(cell.x - cell.y);
}
void main() {
  vec4 colour = vColour;
  float rising = (vPlace.x + vPlace.y) * 0.7071;
  float falling = (vPlace.x - vPlace.y) * 0.7071;
  if (vPattern > 1.5) colour *= mix(0.35, 1.25, inked(rising, falling));
  else if (vPattern > 0.5) colour.rgb *= mix(1.0, 0.86, smoothstep(0.62, 0.86, wave(rising, 5.0)));
  finalColor = min(colour, vec4(1.0));
}`;
