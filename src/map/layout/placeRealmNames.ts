import type { PowerId } from '../../engine/index.ts';
import { wrapX } from '../camera/wrap.ts';
import type { Measure } from './labelText.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';
import type { Realm } from './realms.ts';
import { boxAt, pointOnLine, type LinePoint, type TextLine } from './textLine.ts';
import { lineOn, onBoard, type PlacedLine } from './slantedSpot.ts';
import { spineOf, type Spine } from './spine.ts';

/**
 * A power's name across its territory in widely spaced capitals, as atlases write it; each letter is placed separately.
 */
export interface PlacedRealmName {
  readonly power: PowerId;
  readonly size: number;
  /** Middle of the line, in board pixels; letters are in screen pixels from it. */
  readonly x: number;
  readonly y: number;
  readonly letters: readonly (LinePoint & { readonly letter: string; readonly width: number })[];
}

/** Type sizes in screen pixels of a small window, the largest first, and letter spacing relative to the size. */
const SIZES = [44, 34, 27, 21, 17, 14];
const SPACINGS = [1.5, 0.9, 0.4];
/** The most of its realm's length that a name takes. */
const SHARE = 0.86;
/**
 * Positions to try along and beside the spine, in shares of the realm's length and of the type's height; nearest first.
 */
const PLACES = [0, 0.06, -0.06, 0.12, -0.12]
  .flatMap((along) => [0, 0.8, -0.8, 1.6, -1.6, 2.4, -2.4, 3.4, -3.4, 4.6, -4.6].map((down) => [along, down] as const))
  .sort((a, b) => Math.abs(a[0]) * 14 + Math.abs(a[1]) - Math.abs(b[0]) * 14 - Math.abs(b[1]));

/** Checked first: most unsuitable lines leave the realm there. */
const ENDS_AND_MIDDLE = [-0.46, 0.46, 0];

interface Context {
  readonly occupied: Occupied;
  readonly boardWidth: number;
  readonly zoom: number;
  /** How much larger everything is than in a small window. */
  readonly scale: number;
  readonly measure: Measure;
  /** Whether a point of the board is land of the power. */
  readonly isOf: (power: PowerId, x: number, y: number) => boolean;
}

/** Names of all realms that have room for them; they take their area. Yields after each. */
export function* placeRealmNames(
  realms: readonly Realm[],
  nameOf: (power: PowerId) => string,
  context: Context,
): Generator<void, PlacedRealmName[]> {
  const all: PlacedRealmName[] = [];
  for (const { power, points } of realms) {
    const spine = spineOf(points);
    const placed = spine && fittingName(power, nameOf(power).toUpperCase(), spine, context);
    if (placed) all.push(placed);
    yield;
  }
  return all;
}

function fittingName(power: PowerId, name: string, spine: Spine, context: Context): PlacedRealmName | null {
  const { zoom, scale, measure } = context;
  const isOn = ({ x, y, textLine }: PlacedLine, along: number): boolean => {
    const at = pointOnLine(textLine, along);
    return context.isOf(power, x + at.x / zoom, y + at.y / zoom);
  };
  for (const size of SIZES.map((own) => Math.round(own * scale))) {
    for (const spacing of SPACINGS) {
      const advances = [...name].map((letter) => measure(letter, size, 'name') + spacing * size);
      const length = advances.reduce((sum, advance) => sum + advance, 0);
      if (length > spine.length * zoom * SHARE) continue;
      for (const [along, down] of PLACES) {
        const line = lineOn(spine, along * spine.length, (down * size) / zoom, length, zoom);
        if (!line || !ENDS_AND_MIDDLE.every((share) => isOn(line, share * length))) continue;
        const letters = lettersOn(line.textLine, name, advances, spacing * size);
        if (!letters.every((at) => context.isOf(power, line.x + at.x / zoom, line.y + at.y / zoom))) continue;
        const boxes = letters.map((at) => onBoard(boxAt(at, at.width + 2, size * 0.8), line, zoom));
        if (!boxes.every((box) => context.occupied.isFree(box))) continue;
        for (const box of boxes) context.occupied.add(box);
        return { power, size, x: wrapX(line.x, context.boardWidth), y: line.y, letters };
      }
    }
  }
  return null;
}

/** The middle of each letter on the line; spaces only take room. */
function lettersOn(
  textLine: TextLine,
  name: string,
  advances: readonly number[],
  spacing: number,
): PlacedRealmName['letters'] {
  let along = -textLine.length / 2;
  return [...name].flatMap((letter, i) => {
    const advance = advances[i] ?? 0;
    along += advance;
    return letter === ' ' ? [] : [{ letter, width: advance - spacing, ...pointOnLine(textLine, along - advance / 2) }];
  });
}

/** The boxes of a name's letters, in screen pixels from the name's middle. */
export const letterBoxes = ({ letters, size }: PlacedRealmName): LayoutBox[] =>
  letters.map((at) => boxAt(at, at.width, size * 0.8));
