import { GlProgram, Mesh, Shader, type Geometry } from 'pixi.js';
import { PATTERNS, type Pattern } from '../../emblems/signs.ts';
import type { Ring } from '../../geography/shapes.ts';
import { colourVector } from './colourVector.ts';
import { interleaved } from './interleaved.ts';
import { paintVertices } from './paintVertices.ts';
import { STROKES, type Stroked } from './strokes.ts';
import { trianglesOf } from './trianglesOf.ts';

export interface Fill {
  readonly colour: string;
  readonly alpha?: number;
  readonly pattern?: Pattern;
}

export interface FillMesh {
  readonly mesh: Mesh<Geometry, Shader>;
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
    const values = [...colourVector(colour, alpha), PATTERNS.indexOf(pattern)];
    paintVertices(vertices, FLOATS, 2, first[area] ?? 0, first[area + 1] ?? 0, values);
    buffer.update();
  };
  fills.forEach((fill, area) => paint(area, fill));
  return {
    mesh: new Mesh({ geometry, shader }),
    setZoom: (zoom) => {
      shader.resources.view.uniforms.uZoom = zoom;
    },
    paint,
  };
}

/** Pixi caches the program, so that all meshes share one. */
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

const FRAGMENT = `#version 300 es
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
}
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
  vec4 colour = vColour;
  float rising = (vPlace.x + vPlace.y) * 0.7071;
  float falling = (vPlace.x - vPlace.y) * 0.7071;
  if (${isPattern('hatched')}) colour.rgb *= 1.0 - 0.14 * ink(off(rising, 5.0), 1.4);
  else if (!(${isPattern('plain')})) colour *= coverage(rising, falling);
  finalColor = colour;
}`;
