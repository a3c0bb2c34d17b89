import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adjacentPairs } from '../../geography/adjacency.ts';
import type { ShapesResult } from '../../geography/buildShapes.ts';
import { containsEvenOdd, pairKey } from '../../geography/planar.ts';
import {
  type BoardShapes,
  decodeScenery,
  decodeShapes,
  type Point,
  type Scenery,
  type SpaceShape,
} from '../../geography/shapes.ts';
import { pickIndex, spaceAt } from '../../map/input/picking.ts';
import { renderPng } from './worldPicture.ts';

/** Draws the shapes for checking by eye: what touches what, and where names and units go. */

/** What the sheet shows besides the shapes. */
interface ProofNotes {
  readonly faults: readonly string[];
  /** The board's graph: pairs of spaces that are adjacent by the rules. */
  readonly adjacent: readonly (readonly [string, string])[];
  /** Squares with these centres, in map pixels, where the pointer hits another space than the one drawn there. */
  readonly hits: { readonly side: number; readonly at: readonly Point[] };
}

const LAND_TINTS = ['#c9a86a', '#a9b98a', '#c58f7a', '#9fa5a8', '#d8c9a0', '#b59bb0'];
const SEA_TINTS = ['#8fb0bd', '#86a8b8', '#99b8c2'];
const DECOR_TINTS = { lake: '#86a8b8', ice: '#e4ebec', land: '#d9d4c6' };

const STROKES = {
  coast: 'stroke="#333"',
  land: 'stroke="#333" stroke-width="1.6"',
  sea: 'stroke="#fff" stroke-dasharray="7 5"',
};

/**
 * An SVG with shapes, scenery, names, anchors and their radius, hit areas, adjacency (red where shapes and graph
 * disagree) and faults as text.
 */
function proofSheet(shapes: BoardShapes & Scenery, { faults: reported, adjacent, hits }: ProofNotes): string {
  const { width, height, spaces, decor, borders, canals } = shapes;
  const links = linksOf(shapes, adjacent);
  const faults = [
    ...reported,
    ...links
      .filter(({ isFault }) => isFault)
      .map(
        ({ a, b, isWanted }) =>
          `${a.id} and ${b.id} touch ` +
          `${isWanted ? 'by the rules but not on the map' : 'on the map but not by the rules'}`,
      ),
  ];
  const body = [
    ...decor.map(({ kind, rings }) => svgPath(rings, `fill="${DECOR_TINTS[kind]}"`)),
    ...spaces.map((space, i) => svgPath(space.rings, `fill="${tint(space, i)}"`)),
    ...shapes.lakes.map(({ rings }) => svgPath(rings, `fill="${DECOR_TINTS.lake}" stroke="#468" stroke-width=".6"`)),
    ...shapes.rivers.flatMap(({ rank, reaches }) =>
      reaches.map(
        ({ points }) =>
          `<path fill="none" stroke="#468" stroke-width="${2.2 - rank * 0.5}" ` +
          `d="M${points.map(coordinates).join('L')}"/>`,
      ),
    ),
    '<path stroke="#0005" stroke-width=".7" ' +
      `d="${shapes.relief.map(({ from, to }) => `M${coordinates(from)}L${coordinates(to)}`).join('')}"/>`,
    ...borders.map(
      ({ kind, points }) => `<path fill="none" ${STROKES[kind]} d="M${points.map(coordinates).join('L')}"/>`,
    ),
    ...hits.at.map(
      ([x, y]) =>
        `<rect x="${x - hits.side / 2}" y="${y - hits.side / 2}" width="${hits.side}" height="${hits.side}" ` +
        'fill="#70f" fill-opacity=".35"/>',
    ),
    ...links.map((link) => linkLine(link, width)),
    ...spaces.map((space) => placement(space)),
    ...shapes.features.map(({ kind, name, at: [x, y], angle = 0 }) => {
      const dot = kind === 'city' ? `<circle cx="${x}" cy="${y}" r="1.5"/>` : '';
      return (
        `${dot}<text font-size="6" fill="#236" text-anchor="middle" transform="translate(${x} ${y - 2}) ` +
        `rotate(${angle})">${escape(name)}</text>`
      );
    }),
    ...canals.map(({ at }) => `<circle cx="${at[0]}" cy="${at[1]}" r="7" fill="#ffd23f" stroke="#333"/>`),
    ...faults.map((fault, i) => {
      return `<text x="20" y="${height - 20 - 18 * i}" font-size="16" fill="#a00">${escape(fault)}</text>`;
    }),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` width="${width}" height="${height}" font-family="sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#f0f"/>`,
    ...body,
    '</svg>',
  ].join('\n');
}

interface ProofLink {
  readonly a: SpaceShape;
  readonly b: SpaceShape;
  readonly isWanted: boolean;
  readonly isFault: boolean;
}

/** Pairs that touch by the rules or on the map. Zones joined by a canal need not touch. */
function linksOf(shapes: BoardShapes, adjacent: ProofNotes['adjacent']): ProofLink[] {
  const drawn = adjacentPairs(shapes);
  const wanted = new Set(adjacent.map(([a, b]) => pairKey(a, b)));
  const byCanal = new Set(shapes.canals.map(({ between: [a, b] }) => pairKey(a, b)));
  const byId = new Map(shapes.spaces.map((space) => [space.id, space]));
  return [...new Set([...drawn, ...wanted])].flatMap((pair) => {
    const [a, b] = pair.split('|').map((id) => byId.get(id));
    const isFault = drawn.has(pair) !== wanted.has(pair) && !byCanal.has(pair);
    return a && b ? [{ a, b, isWanted: wanted.has(pair), isFault }] : [];
  });
}

/** A line between two anchors, the short way round the world. */
function linkLine({ a, b, isFault }: ProofLink, width: number): string {
  const [[ax, ay], [bx, by]] = [a.anchor, b.anchor];
  const turn = Math.round((bx - ax) / width) * width;
  const look = isFault ? 'stroke="#e00" stroke-width="5"' : 'stroke="#063" stroke-opacity=".45"';
  return `<path ${look} d="M${ax},${ay}L${bx - turn},${by}M${ax + turn},${ay}L${bx},${by}"/>`;
}

function placement({ id, label, anchor, radius }: SpaceShape): string {
  const name = id.replace(/^sz-/, '');
  const size = Math.max(8, Math.min(20, radius / 2));
  return [
    `<circle cx="${anchor[0]}" cy="${anchor[1]}" r="${radius}" fill="none" stroke="#0006"/>`,
    `<circle cx="${anchor[0]}" cy="${anchor[1]}" r="4" fill="#c00"/>`,
    `<text x="${label[0]}" y="${label[1]}" font-size="${size}" text-anchor="middle" dominant-baseline="central">`,
    `${escape(name)}</text>`,
  ].join('');
}

function svgPath(rings: readonly (readonly Point[])[], attributes: string): string {
  const d = rings.map((ring) => `M${ring.map(coordinates).join('L')}Z`).join('');
  return `<path fill-rule="evenodd" ${attributes} d="${d}"/>`;
}

function coordinates([x, y]: Point): string {
  return `${x},${y}`;
}

function tint({ id }: SpaceShape, index: number): string {
  const tints = id.startsWith('sz-') ? SEA_TINTS : LAND_TINTS;
  return tints[index % tints.length] ?? '#ccc';
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Draws a proof sheet of the built map as SVG and PNG. */

/** Width of the picture, in pixels. */
const WIDTH = 4800;

/** Writes both files into a folder and returns their paths. `board` is the edition's board file. */
export async function writeProof(
  folder: string,
  edition: string,
  board: URL,
  { file, sceneryFile, faults }: ShapesResult,
): Promise<string[]> {
  const shapes = { ...decodeShapes(file), ...decodeScenery(sceneryFile) };
  const land = new Set(file.spaces.filter(({ kind }) => kind === 'land').map(({ id }) => id));
  const { adjacent } = JSON.parse(readFileSync(board, 'utf8')) as {
    readonly adjacent: readonly (readonly [string, string])[];
  };
  const svg = proofSheet(shapes, { faults, adjacent, hits: hitAreas(shapes, (space) => land.has(space)) });
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${edition}-proof`);
  writeFileSync(`${path}.svg`, svg);
  writeFileSync(`${path}.png`, await renderPng(svg, WIDTH));
  return [`${path}.svg`, `${path}.png`];
}

/** Where the pointer hits another space than the one drawn under it, by the app's own hit test around small spaces. */

/** Spaces with a smaller radius than this, in map pixels, can be hit from beside them. */
const SMALL = 40;
/** Distance checked around a small space, in map pixels. */
const AROUND = 48;

/** The centres of squares with this side, in map pixels. */
function hitAreas(
  shapes: BoardShapes,
  isLand: (space: string) => boolean,
  side = 4,
): { readonly side: number; readonly at: Point[] } {
  const index = pickIndex(shapes, isLand);
  const at: Point[] = [];
  for (const { id, anchor, rings, radius } of shapes.spaces) {
    if (!isLand(id) || radius >= SMALL) continue;
    for (let dy = -AROUND; dy <= AROUND; dy += side) {
      for (let dx = -AROUND; dx <= AROUND; dx += side) {
        const point: Point = [anchor[0] + dx, anchor[1] + dy];
        if (spaceAt(index, point) === id && !containsEvenOdd(rings, ...point)) at.push(point);
      }
    }
  }
  return { side, at };
}
