import { Shader, type Container, GlProgram } from 'pixi.js';
import { PATTERNS, type Pattern } from '../../emblems/looks.ts';
import type { Ring } from '../../geography/shapes.ts';
import { boardMesh } from './boardMesh.ts';
import { colourVector, paintVertices } from './vertices.ts';
import { STROKES, type Stroked } from './strokes.ts';
import { trianglesOf } from './trianglesOf.ts';

/**
 * The shortest program that draws these patterns. Most areas are plain, and a pixel takes the time of every pattern
 * that its program knows: an emulated graphics card works them all out. Pixi caches the programs, so that meshes share
 * them.
 */
function fillProgram(patterns: ReadonlySet<Pattern>): GlProgram {
  const others = [...patterns].filter((pattern) => pattern !== 'plain');
  const [name, fragment] =
    others.length === 0
      ? (['map-fill', PLAIN] as const)
      : others.every((pattern) => pattern === 'hatched')
        ? (['map-fill-hatched', HATCHED] as const)
        : (['map-fill-patterns', ALL_PATTERNS] as const);
  return GlProgram.from({ vertex: VERTEX, fragment, name, preferredFragmentPrecision: 'highp' });
}

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
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vColour = aColour;
  vPattern = aPattern;
  // Patterns lie on the board, but their spacing is doubled when they would come too close on screen.
  vPlace = aPosition * uZoom / exp2(fract(log2(uZoom)));
}`;

/** Shader source for a pattern: the test for its number, and its measures. */
const isPattern = (pattern: Pattern): string => `abs(vPattern - ${PATTERNS.indexOf(pattern)}.0) < 0.5`;
const widthOf = (pattern: Stroked): string => STROKES[pattern].width.toFixed(2);
const spacingOf = (pattern: Stroked): string => STROKES[pattern].spacing.toFixed(2);
const measures = (pattern: Stroked): string => `${spacingOf(pattern)}, ${widthOf(pattern)}`;

const INPUT = `#version 300 es
in vec4 vColour;
in float vPattern;
in vec2 vPlace;
out vec4 finalColor;
/** Distance from the middle of the nearest of parallel lines. */
float off(float at, float every) {
  return abs(mod(at, every) - every * 0.5);
}
/** Coverage of a stroke of this width at this distance from its middle. */
float ink(float off, float width) {
  return 1.0 - smoothstep(width * 0.5 - 0.4, width * 0.5 + 0.4, off);
}`;

const PLAIN = `#version 300 es
in vec4 vColour;
out vec4 finalColor;
void main() {
  finalColor = vColour;
}`;

/** The hatching of the pixel's colour. */
const HATCH = `float rising = (vPlace.x + vPlace.y) * 0.7071;
  if (${isPattern('hatched')}) finalColor.rgb *= 1.0 - 0.14 * ink(off(rising, 5.0), 1.4);`;

const HATCHED = `${INPUT}
void main() {
  finalColor = vColour;
  ${HATCH}
}`;

const ALL_PATTERNS = `${INPUT}
float line(float at, float every, float width) {
  return ink(off(at, every), width);
}
/** Dashes along lines; every second line is shifted by half a period. */
float dash(float along, float across, float every, float width) {
  float shift = mod(floor(across / every), 2.0) * every;
  return line(across, every, width) * ink(off(along + shift, every * 2.0), every);
}
/** Coverage of the pattern at this pixel. */
float coverage(float rising, float falling) {
  if (${isPattern('striped')}) return line(rising, ${measures('striped')});
  if (${isPattern('crossed')}) return max(line(rising, ${measures('crossed')}), line(falling, ${measures('crossed')}));
  if (${isPattern('chevrons')}) return line(vPlace.x + abs(mod(vPlace.y, 18.0) - 9.0), ${measures('chevrons')});
  if (${isPattern('waves')}) return line(vPlace.y + 1.8 * sin(vPlace.x * 0.5), ${measures('waves')});
  if (${isPattern('dotted')})
    return ink(
      length(mod(vec2(rising, falling), ${spacingOf('dotted')}) - ${spacingOf('dotted')} * 0.5),
      ${widthOf('dotted')}
    );
  if (${isPattern('barred')}) return line(vPlace.y, ${measures('barred')});
  if (${isPattern('ruled')}) return line(vPlace.x, ${measures('ruled')});
  if (${isPattern('dashed')}) return dash(vPlace.x, vPlace.y, ${measures('dashed')});
  return dash(vPlace.y, vPlace.x, ${measures('ticked')});
}
void main() {
  finalColor = vColour;
  ${HATCH}
  else if (!(${isPattern('plain')})) finalColor *= coverage(rising, (vPlace.x - vPlace.y) * 0.7071);
}`;

export interface Fill {
  readonly colour: string;
  readonly alpha?: number;
  readonly pattern?: Pattern;
}

export interface FillMesh {
  readonly mesh: Container;
  readonly setZoom: (zoom: number) => void;
  /** Changes an area's colour and pattern without rebuilding its shape. */
  readonly paint: (area: number, fill: Fill) => void;
}

const FLOATS = 7;

/** Many areas in one mesh, each in its own colour. Edges are not smoothed: lines are drawn over them. */
export function fillMesh(areas: readonly (readonly Ring[])[], fills: readonly Fill[]): FillMesh {
  const cut = areas.map(trianglesOf);
  const vertices = new Float32Array(cut.reduce((sum, part) => sum + part.vertices.length / 2, 0) * FLOATS);
  const indices = new Uint32Array(cut.reduce((sum, part) => sum + part.indices.length, 0));
  const first: number[] = [];
  let vertex = 0;
  let index = 0;
  for (const part of cut) {
    first.push(vertex);
    for (let i = 0; i < part.indices.length; i++) indices[index++] = vertex + (part.indices[i] ?? 0);
    for (let i = 0; i < part.vertices.length; i += 2) {
      vertices[vertex * FLOATS] = part.vertices[i] ?? 0;
      vertices[vertex * FLOATS + 1] = part.vertices[i + 1] ?? 0;
      vertex++;
    }
  }
  first.push(vertex);
  const patterns = new Set(fills.map(({ pattern }) => pattern ?? 'plain'));
  const shader = new Shader({
    glProgram: fillProgram(patterns),
    resources: { view: { uZoom: { value: 1, type: 'f32' } } },
  });
  const { mesh, buffer } = boardMesh(vertices, indices, { aPosition: 2, aColour: 4, aPattern: 1 }, shader);
  const paint = (area: number, { colour, alpha = 1, pattern = 'plain' }: Fill): void => {
    const values = [...colourVector(colour, alpha), PATTERNS.indexOf(pattern)];
    paintVertices(vertices, FLOATS, 2, first[area] ?? 0, first[area + 1] ?? 0, values);
    buffer.update();
    if (!patterns.has(pattern)) shader.glProgram = fillProgram(patterns.add(pattern));
  };
  fills.forEach((fill, area) => paint(area, fill));
  return {
    mesh,
    setZoom: (zoom) => {
      shader.resources.view.uniforms.uZoom = zoom;
    },
    paint,
  };
}
