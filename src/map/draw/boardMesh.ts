import { Buffer, BufferUsage, Container, Geometry, Mesh, Rectangle, type Shader } from 'pixi.js';
import type { ScreenBox } from '../../store/covers.ts';
import { tilesOf } from './vertices.ts';

const FORMATS = { 1: 'float32', 2: 'float32x2', 3: 'float32x3', 4: 'float32x4' } as const;
const BYTES = 4;

export interface BoardMesh {
  /** One mesh for each tile of the board, so that those out of sight need not be drawn. */
  readonly mesh: Container;
  /** Call its `update` after changing the vertices. */
  readonly buffer: Buffer;
}

/**
 * Triangles drawn by a shader. The vertices' attributes are interleaved: `parts` gives their names in order and how
 * many numbers each has; the first is the place on the board.
 */
export function boardMesh(
  vertices: Float32Array,
  indices: Uint32Array,
  parts: Readonly<Record<string, keyof typeof FORMATS>>,
  shader: Shader,
): BoardMesh {
  const buffer = new Buffer({ data: vertices, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
  const numbers = Object.values(parts).reduce<number>((sum, count) => sum + count, 0);
  let offset = 0;
  const attributes = Object.fromEntries(
    Object.entries(parts).map(([name, count]) => {
      const attribute = { buffer, format: FORMATS[count], stride: BYTES * numbers, offset };
      offset += BYTES * count;
      return [name, attribute];
    }),
  );
  const mesh = new Container();
  for (const tile of tilesOf(vertices, numbers, indices)) {
    const [x0, y0, x1, y1] = tile.bounds;
    const part = new Mesh({ geometry: new Geometry({ attributes, indexBuffer: tile.indices }), shader });
    part.cullArea = new Rectangle(x0, y0, x1 - x0, y1 - y0);
    mesh.addChild(part);
  }
  return { mesh, buffer };
}

/** The meshes in it, at any depth. */
export const meshesIn = (container: Container): readonly Mesh<Geometry, Shader>[] =>
  container.children.flatMap((child) => (child instanceof Mesh ? [child as Mesh<Geometry, Shader>] : meshesIn(child)));

/** Hides the meshes that lie outside this part of the board, and shows the others. */
export function hideOutside(container: Container, { left, top, right, bottom }: ScreenBox): void {
  for (const mesh of meshesIn(container)) {
    const area = mesh.cullArea;
    mesh.visible = !area || (area.left < right && area.right > left && area.top < bottom && area.bottom > top);
  }
}

/** A copy of these triangles, in their buffers and drawn by their shader. */
export function sameMesh(original: Container): Container {
  const copy = new Container();
  for (const { geometry, shader, cullArea } of meshesIn(original)) {
    const part = new Mesh({ geometry, shader });
    if (cullArea) part.cullArea = cullArea;
    copy.addChild(part);
  }
  return copy;
}

/** Frees the triangles too. */
export function destroyBoardMesh(mesh: Container): void {
  for (const { geometry } of meshesIn(mesh)) geometry.destroy(true);
  mesh.destroy({ children: true });
}
