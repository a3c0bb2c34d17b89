import polylabel from 'polylabel';
import type { CountryPiece } from '../countries.ts';
import { at, signedArea, type Point } from '../planar.ts';
import type { TodayDefinition } from './definitions.ts';
import type { CountryName } from './file.ts';

/** Names are so many times as wide as high. */
export const NAME_STRETCH = 2.2;

/** The name of every country that is drawn, where its largest piece has most room; the roomiest first. */
export function todayNames(
  pieces: readonly CountryPiece[],
  { names }: Pick<TodayDefinition, 'names'>,
  boardWidth: number,
): readonly CountryName[] {
  const largest = new Map<string, CountryPiece>();
  for (const piece of pieces) {
    const known = largest.get(piece.country);
    if (known === undefined || areaOf(piece) > areaOf(known)) largest.set(piece.country, piece);
  }
  return [...largest.values()]
    .flatMap((piece) => {
      const name = names[piece.country] === undefined ? piece.country : names[piece.country];
      return name === null || name === undefined ? [] : [nameIn(piece, name, boardWidth)];
    })
    .sort((a, b) => b.room - a.room);
}

const areaOf = ({ rings }: CountryPiece): number => Math.abs(signedArea(at(rings, 0)));

const nameIn = ({ rings }: CountryPiece, name: string, boardWidth: number): CountryName => ({
  name,
  ...roomFor(rings, boardWidth),
});

/** Where an outline has most room for a name, and half the height of the room, in grid units. */
export function roomFor(rings: readonly (readonly Point[])[], boardWidth: number): Pick<CountryName, 'at' | 'room'> {
  // Seen narrower, the largest circle is a place as wide as names are.
  const narrow = rings.map((ring) => ring.map(([x, y]): [number, number] => [x / NAME_STRETCH, y]));
  const found = polylabel(narrow, 4);
  const x = Math.round(found[0] * NAME_STRETCH);
  return { at: [((x % boardWidth) + boardWidth) % boardWidth, Math.round(found[1])], room: Math.round(found.distance) };
}
