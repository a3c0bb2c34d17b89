import { BufferImageSource, Geometry, GlProgram, Mesh, Shader, Texture } from 'pixi.js';
import type { BoardShapes, Point } from '../../geography/shapes.ts';
import { PALETTE } from './palette.ts';
import { colourVector } from './vertices.ts';

/** Larger than any squared distance on the board. */
const FAR = 1e9;

/** A grid of square cells that wraps horizontally; its upper left corner is at 0, 0. */
interface FieldGrid {
  /** Side of a cell, in the lines' units. */
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  /** Distances are exact up to this many cells; larger ones are only known to be larger. */
  readonly reach: number;
}

/**
 * The squared distance from each cell's middle to the nearest line, in cells, row by row. Uses the distance transform
 * of Felzenszwalb and Huttenlocher: first each column, then each row; the time does not depend on the number of lines.
 */
export function squaredDistances(
  lines: readonly (readonly Point[])[],
  { side, columns, rows, reach }: FieldGrid,
): Float32Array {
  const field = new Float32Array(columns * rows).fill(FAR);
  for (const line of lines) markLine(field, line, side, columns, rows);
  const longest = Math.max(rows, columns + 2 * reach);
  const input = new Float64Array(longest);
  const output = new Float64Array(longest);
  const nearest = envelope(longest);
  const farthest = reach * reach;
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) input[row] = field[row * columns + column] ?? FAR;
    nearest(input, rows, output);
    for (let row = 0; row < rows; row++) {
      const least = output[row] ?? FAR;
      field[row * columns + column] = least > farthest ? FAR : least;
    }
  }
  for (let row = 0; row < rows; row++) {
    const first = row * columns;
    // The row is extended at both ends by the cells across the seam.
    for (let i = 0; i < columns + 2 * reach; i++) input[i] = field[first + ((i - reach + columns) % columns)] ?? FAR;
    nearest(input, columns + 2 * reach, output);
    for (let column = 0; column < columns; column++) field[first + column] = output[column + reach] ?? FAR;
  }
  return field;
}

/** Sets the cells that a line passes through to its squared distance from their middle. */
function markLine(field: Float32Array, line: readonly Point[], side: number, columns: number, rows: number): void {
  let [fromX, fromY] = [NaN, NaN];
  for (const point of line) {
    const x = point[0] / side;
    const y = point[1] / side;
    const steps = Math.ceil(2 * Math.max(Math.abs(x - fromX), Math.abs(y - fromY))) || 1;
    for (let left = steps - 1; left >= 0; left--) {
      const px = left === 0 ? x : x - ((x - fromX) * left) / steps;
      const py = left === 0 ? y : y - ((y - fromY) * left) / steps;
      const row = Math.min(rows - 1, Math.max(0, Math.floor(py)));
      const column = Math.floor(px);
      const at = row * columns + ((column + columns) % columns);
      const away = (px - column - 0.5) ** 2 + (py - row - 0.5) ** 2;
      if (away < (field[at] ?? 0)) field[at] = away;
    }
    fromX = x;
    fromY = y;
  }
}

/**
 * Returns a function for one row or column: for each cell, the minimum over all cells of their value plus the squared
 * distance to them. Its work arrays are reused.
 */
function envelope(longest: number): (values: Float64Array, count: number, least: Float64Array) => void {
  /** The cells whose parabolas form the lower envelope, and where each of them starts. */
  const vertices = new Int32Array(longest);
  const starts = new Float64Array(longest + 1);
  return (values, count, least) => {
    let last = -1;
    for (let cell = 0; cell < count; cell++) {
      const value = values[cell] ?? FAR;
      if (value >= FAR) continue;
      let start = -Infinity;
      while (last >= 0) {
        const vertex = vertices[last] ?? 0;
        start = (value + cell * cell - (values[vertex] ?? FAR) - vertex * vertex) / (2 * (cell - vertex));
        if (start > (starts[last] ?? 0)) break;
        last--;
        start = -Infinity;
      }
      last++;
      vertices[last] = cell;
      starts[last] = start;
    }
    if (last < 0) {
      least.fill(FAR, 0, count);
      return;
    }
    starts[last + 1] = Infinity;
    let parabola = 0;
    for (let cell = 0; cell < count; cell++) {
      while ((starts[parabola + 1] ?? Infinity) < cell) parabola++;
      const vertex = vertices[parabola] ?? 0;
      least[cell] = (values[vertex] ?? FAR) + (cell - vertex) ** 2;
    }
  };
}

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
  const columns = Math.round(shapes.width / COARSE);
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
