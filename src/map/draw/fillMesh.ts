import { Shader, type Container } from 'pixi.js';
import { PATTERNS, type Pattern } from '../../emblems/signs.ts';
import type { Ring } from '../../geography/shapes.ts';
import { boardMesh } from './boardMesh.ts';
import { colourVector } from './colourVector.ts';
import { fillProgram } from './fillProgram.ts';
import { paintVertices } from './paintVertices.ts';
import { trianglesOf } from './trianglesOf.ts';

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
