import { crc32, deflateSync } from 'node:zlib';

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
