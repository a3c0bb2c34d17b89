import { BufferImageSource, Texture, Geometry, GlProgram, Mesh, Shader } from 'pixi.js';
import { shownPart, type BoardShapes, type Point } from '../../geography/shapes.ts';
import { PALETTE } from './palette.ts';
import { colourVector } from './vertices.ts';
import { squaredDistances } from './distanceField.ts';

/** Board pixels per texture pixel: the sea has no edges, so it may be coarse. */
const COARSE = 8;

/** Widths of the light bands laid over one another along the coasts, in board pixels. */
const BANDS = [220, 180, 146, 116, 92, 72, 54, 40, 28, 18, 10];

const REACH = Math.ceil(Math.max(...BANDS) / 2 / COARSE) + 1;

/**
 * The sea as a texture, lighter along the coasts. Computed from the distance to the nearest coast: drawing such broad
 * strokes with thousands of points took most of a second.
 */
export function seaTexture(shapes: BoardShapes): Texture {
  const columns = Math.round(shownPart(shapes)[2] / COARSE);
  const rows = Math.round(shapes.height / COARSE);
  const away = squaredDistances(coastsOf(shapes), { side: COARSE, columns, rows, reach: REACH });
  const shades = shadesByDistance();
  const pixels = new Uint8Array(columns * rows * 4);
  const words = new Uint32Array(pixels.buffer);
  for (let cell = 0; cell < words.length; cell++) {
    words[cell] = shades[Math.min(shades.length - 1, Math.round(Math.sqrt(away[cell] ?? 0) * STEPS_PER_PIXEL))] ?? 0;
  }
  return new Texture({
    source: new BufferImageSource({
      resource: pixels,
      width: columns,
      height: rows,
      scaleMode: 'linear',
      alphaMode: 'no-premultiply-alpha',
    }),
  });
}

const coastsOf = ({ borders }: BoardShapes): readonly (readonly Point[])[] =>
  borders.filter(({ kind, between }) => kind === 'coast' && !between.includes('lake')).map(({ points }) => points);

/** Colour steps per texture pixel of distance. */
const STEPS_PER_PIXEL = 16;

/** The sea's colours by distance from the coast, as RGBA bytes. */
function shadesByDistance(): Uint32Array {
  const deep = colourVector(PALETTE.deep);
  const shallows = colourVector(PALETTE.shallows);
  const pixels = new Uint8Array(REACH * STEPS_PER_PIXEL * 4);
  for (let step = 0; step < REACH * STEPS_PER_PIXEL; step++) {
    const depth = depthAt(step / STEPS_PER_PIXEL);
    for (let part = 0; part < 4; part++) {
      const [from, to] = [shallows[part] ?? 1, deep[part] ?? 1];
      pixels[step * 4 + part] = Math.round(255 * (from + (to - from) * depth));
    }
  }
  return new Uint32Array(pixels.buffer);
}

/** The share of the deep sea's colour at this distance from the coast, in texture pixels. */
function depthAt(away: number): number {
  return BANDS.reduce((left, width) => {
    const covered = Math.min(1, Math.max(0, width / 2 / COARSE - away + 0.5));
    return left * (1 - (0.05 + 1.1 / width) * covered);
  }, 1);
}

/**
 * One texture over the whole board. It has its own short shader, because Pixi's sprite shader chooses among sixteen
 * textures at every pixel.
 */
export function seaMesh(texture: Texture, width: number, height: number): Mesh<Geometry, Shader> {
  const geometry = new Geometry({
    attributes: { aPosition: new Float32Array([0, 0, width, 0, width, height, 0, height]) },
    indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
  });
  const shader = new Shader({
    glProgram: new GlProgram({ vertex: VERTEX, fragment: FRAGMENT, name: 'map-sea' }),
    resources: {
      uSea: texture.source,
      uSeaSampler: texture.source.style,
      board: { uBoard: { value: new Float32Array([width, height]), type: 'vec2<f32>' } },
    },
  });
  return new Mesh({ geometry, shader });
}

const VERTEX = `#version 300 es
in vec2 aPosition;
out vec2 vAt;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec2 uBoard;
void main() {
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vAt = aPosition / uBoard;
}`;

const FRAGMENT = `#version 300 es
in vec2 vAt;
out vec4 finalColor;
uniform sampler2D uSea;
void main() {
  finalColor = vec4(texture(uSea, vAt).rgb, 1.0);
}`;
