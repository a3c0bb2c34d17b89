import { crc32, deflateSync } from 'node:zlib';
import { powerLook } from '../../games/looks.ts';
import { decodeShapes, shownPart, type Point, type Ring, type ShapesFile } from '../../geography/shapes.ts';
import { PALETTE } from '../../map/draw/palette.ts';

/** Draws an SVG as a PNG so many pixels wide. The renderer is loaded only when it is used. */
export async function renderPng(svg: string, width: number): Promise<Uint8Array> {
  return (await rendered(svg, width)).asPng();
}

/** Draws an SVG as a PNG in few colours, for pictures that are sent to every visitor. */
export async function renderSmallPng(svg: string, width: number): Promise<Uint8Array> {
  const { width: columns, height, pixels } = await rendered(svg, width);
  return indexedPng({ width: columns, height, pixels: pixels });
}

async function rendered(svg: string, width: number) {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render();
}

/** PNG files of few colours, which weigh a small part of those that keep each pixel's colour. */

/** A picture's pixels, row by row: red, green, blue and how opaque it is, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** As many as one byte can name. */
const MOST_COLOURS = 256;

const SIGNATURE = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a pixel, which name a colour of the list; not interlaced. */
const FORMAT = [8, 3, 0, 0, 0];

/** Encodes a picture of at most 256 colours as a PNG with a list of them (ISO 15948). Throws if there are more. */
export function indexedPng({ width, height, pixels }: Pixels): Uint8Array {
  const places = new Map<number, number>();
  // Each row begins with a byte that says it is not filtered.
  const rows = new Uint8Array((width + 1) * height);
  const view = new DataView(pixels.buffer, pixels.byteOffset);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = view.getUint32(pixel * 4);
    const place = places.get(colour) ?? places.size;
    places.set(colour, place);
    rows[pixel + Math.floor(pixel / width) + 1] = place;
  }
  if (places.size > MOST_COLOURS) throw new Error(`The picture has ${places.size} colours.`);
  const colours = [...places.keys()].map(bytesOf);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', [...bytesOf(width), ...bytesOf(height), ...FORMAT]),
    chunk(
      'PLTE',
      colours.flatMap((bytes) => bytes.slice(0, 3)),
    ),
    chunk(
      'tRNS',
      colours.map(([, , , opacity = 255]) => opacity),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', []),
  ]);
}

/** The four bytes of a number, the highest first. */
const bytesOf = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(type: string, data: readonly number[] | Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Uint8Array.from(data)]);
  return Buffer.concat([Uint8Array.from(bytesOf(data.length)), body, Uint8Array.from(bytesOf(crc32(body)))]);
}

/** Draws a small picture of an edition's world and its powers as a game begins. */

/** Width of the picture in its own units, to which all points are rounded. */
const WIDTH = 640;
/** Rings that are smaller, in square units, would be specks. */
const SMALLEST = 6;

/** What a board file says of who holds what at first. */
export interface OpeningBoard {
  readonly spaces: readonly { readonly id: string; readonly kind: string; readonly owner?: string | null }[];
}

/**
 * An SVG of the land, in the colours of the powers that hold it at first; the sea is left clear. Edges are not
 * smoothed, so that it has few colours: the page shows it smaller, which smooths them.
 */
export function worldPicture(file: ShapesFile, board: OpeningBoard): string {
  const shapes = decodeShapes(file);
  const [west, north, east, south] = shownPart(shapes);
  const scale = WIDTH / (east - west);
  const owners = new Map(board.spaces.flatMap(({ id, kind, owner }) => (kind === 'land' ? [[id, owner ?? '']] : [])));
  const paths = new Map<string, string>();
  for (const { id, rings } of shapes.spaces) {
    const owner = owners.get(id);
    if (owner === undefined) continue;
    const path = rings.map((ring) => ringPath(ring, [west, north], scale)).join('');
    paths.set(owner, (paths.get(owner) ?? '') + path);
  }
  const land = [...paths].map(
    ([owner, d]) => `<path fill="${owner === '' ? PALETTE.otherLand : powerLook(owner).land}" d="${d}"/>`,
  );
  const size = `viewBox="0 0 ${WIDTH} ${Math.round((south - north) * scale)}"`;
  const style = `fill-rule="evenodd" stroke="${PALETTE.coast}" stroke-linejoin="round" shape-rendering="crispEdges"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${style}>${land.join('')}</svg>`;
}

/** 'M10 20l5 5-3 2z': steps from point to point, without those that lead nowhere; nothing for a speck. */
function ringPath(ring: Ring, [west, north]: Point, scale: number): string {
  const points = ring.map(([x, y]): Point => [Math.round((x - west) * scale), Math.round((y - north) * scale)]);
  const [first, ...others] = points;
  if (first === undefined || area(points) < SMALLEST) return '';
  let [x, y] = first;
  let path = `M${x} ${y}l`;
  for (const [nextX, nextY] of others) {
    if (nextX === x && nextY === y) continue;
    path += `${nextX - x} ${nextY - y} `;
    [x, y] = [nextX, nextY];
  }
  return `${path.trimEnd().replaceAll(' -', '-')}z`;
}

function area(points: Ring): number {
  let [x, y] = points.at(-1) ?? [0, 0];
  let twice = 0;
  for (const [nextX, nextY] of points) {
    twice += x * nextY - nextX * y;
    [x, y] = [nextX, nextY];
  }
  return Math.abs(twice) / 2;
}
