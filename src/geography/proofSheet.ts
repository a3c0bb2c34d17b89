/** Draws the shapes plainly, for looking at by eye: what touches what, where names and units go. */

import type { BoardShapes, Point, SpaceShape } from './shapes.ts';

const LAND_TINTS = ['#c9a86a', '#a9b98a', '#c58f7a', '#9fa5a8', '#d8c9a0', '#b59bb0'];
const SEA_TINTS = ['#8fb0bd', '#86a8b8', '#99b8c2'];
const DECOR_TINTS = { lake: '#86a8b8', ice: '#e4ebec', land: '#d9d4c6' };

const STROKES = {
  coast: 'stroke="#333"',
  land: 'stroke="#333" stroke-width="1.6"',
  sea: 'stroke="#fff" stroke-dasharray="7 5"',
};

export function proofSheet(shapes: BoardShapes, faults: readonly string[]): string {
  const { width, height, spaces, decor, borders, canals } = shapes;
  const body = [
    ...decor.map(({ kind, rings }) => path(rings, `fill="${DECOR_TINTS[kind]}"`)),
    ...spaces.map((space, i) => path(space.rings, `fill="${tint(space, i)}"`)),
    ...borders.map(({ kind, points }) => `<path fill="none" ${STROKES[kind]} d="M${points.map(coordinates).join('L')}"/>`),
    ...spaces.map((space) => placement(space)),
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

function path(rings: readonly (readonly Point[])[], attributes: string): string {
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
