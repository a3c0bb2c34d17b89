import { Buffer, BufferUsage, Geometry } from 'pixi.js';

const FORMATS = { 1: 'float32', 2: 'float32x2', 3: 'float32x3', 4: 'float32x4' } as const;
const BYTES = 4;

export interface Interleaved {
  readonly geometry: Geometry;
  /** Call its `update` after changing the vertices. */
  readonly buffer: Buffer;
}

/** A geometry with interleaved vertex attributes: `parts` gives their names in order and how many numbers each has. */
export function interleaved(
  vertices: Float32Array,
  indices: Uint32Array,
  parts: Readonly<Record<string, keyof typeof FORMATS>>,
): Interleaved {
  const buffer = new Buffer({ data: vertices, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const stride = BYTES * Object.values(parts).reduce<number>((sum, count) => sum + count, 0);
  let offset = 0;
  const attributes = Object.fromEntries(
    Object.entries(parts).map(([name, count]) => {
      const attribute = { buffer, format: FORMATS[count], stride, offset };
      offset += BYTES * count;
      return [name, attribute];
    }),
  );
  return { geometry: new Geometry({ attributes, indexBuffer: indices }), buffer };
}
