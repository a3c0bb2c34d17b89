import type { Plugin } from 'vite';
import type { SceneryFile, ShapesFile } from '../../src/geography/shapes.ts';

const WIDTH = 1600;
/** Where one space ends and the next begins, from the upper edge of the board to the lower one. */
const EDGES = [0, 300, 600, 900];

const line = (from: readonly [number, number], to: readonly [number, number]): readonly number[] => [
  ...from,
  to[0] - from[0],
  to[1] - from[1],
];

/** Three bands round the world: land, water, land. Arcs: the edges first, then the seam left and right of each band. */
export const shapes: ShapesFile = {
  version: 1,
  width: WIDTH,
  height: EDGES.at(-1) ?? 0,
  scale: 1,
  arcs: [
    ...EDGES.map((y) => line([0, y], [WIDTH, y])),
    ...[0, 1, 2].flatMap((i) => [0, WIDTH].map((x) => line([x, EDGES[i] ?? 0], [x, EDGES[i + 1] ?? 0]))),
  ],
  sides: [
    [-1, 0],
    [0, 1],
    [1, 2],
    [2, -1],
    ...[0, 1, 2].flatMap((i): [number, number][] => [
      [i, i],
      [i, i],
    ]),
  ],
  spaces: (['north-shore', 'strait', 'south-shore'] as const).map((id, i) => {
    const y = ((EDGES[i] ?? 0) + (EDGES[i + 1] ?? 0)) / 2;
    return {
      id,
      kind: id === 'strait' ? 'sea' : 'land',
      rings: [[i, 5 + 2 * i, ~(i + 1), ~(4 + 2 * i)]],
      label: [WIDTH / 2 - 200, y],
      anchor: [WIDTH / 2, y],
      radius: 120,
    };
  }),
  decor: [],
  canals: [],
  features: [],
};

const scenery: SceneryFile = {
  version: 1,
  scale: 1,
  rivers: [],
  lakes: [],
  relief: { scale: 1, strokes: [[], [], []] },
  graticule: { lines: [], figures: [] },
};

/** Clear, and a pixel wide. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Puts the second family into the page, and its map beside those of the others. */
export const secondFamily = (addToPage: string): Plugin => ({
  name: 'second-family',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/src/main.tsx') ? `import ${JSON.stringify(addToPage)};\n${code}` : null),
  generateBundle() {
    const files = { 'strait.json': shapes, 'strait-scenery.json': scenery };
    for (const [name, file] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName: `map/${name}`, source: JSON.stringify(file) });
    this.emitFile({ type: 'asset', fileName: 'map/strait.png', source: Buffer.from(PICTURE, 'base64') });
  },
});
