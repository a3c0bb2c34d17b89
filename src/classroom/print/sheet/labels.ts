import type { Point } from '../../../geography/shapes.ts';
import type { TextMeasure } from '../../../map/layout/labelText.ts';
import {
  alongLine,
  overlaps,
  spotApart,
  paperSpotBeside,
  spotInside,
  type PaperBox,
  type LabelGround,
  type LabelSpot,
} from './labelSpots.ts';
import { isWhollyInFrame, type MapFrame } from './mapFrame.ts';
import { signed, type SheetMark, type Naming } from './marks.ts';
import { EMBLEM_BOX } from '../../../emblems/looks.ts';
import { powerLook } from '../../../games/looks.ts';
import type { Owner } from './grounds.ts';
import { element, textAt } from './svg.ts';

/** A label where it is drawn. */
export interface PaperLabel extends LabelSpot {
  readonly mark: SheetMark;
  readonly lines: readonly string[];
  /** Height of the type, in millimetres. */
  readonly size: number;
  /** The emblem or letters of who holds the land stand under its name. */
  readonly hasOwner: boolean;
}

interface LabelChoices {
  readonly naming: Naming;
  /** Whether every land has its label, if need be apart from it. */
  readonly namesAll: boolean;
  /** Which marks show who holds them. */
  readonly hasOwner: (mark: SheetMark) => boolean;
  readonly measure: TextMeasure;
  /** What lies at a place of the paper, for a label of this mark. */
  readonly groundAt: (at: Point, mark: SheetMark) => LabelGround;
  /** Where nothing may be written: units. */
  readonly taken: readonly PaperBox[];
}

/** Type sizes to try, the largest first, in millimetres. */
const SIZES = { land: [4.2, 3.4, 2.8, 2.3], zone: [2.6, 2.2], city: [2.3], sea: [3.2, 2.5] } as const;
/** Of names that find no room in their land. */
const SMALL = SIZES.land.slice(-2);
/** Of numbers and letters. */
const NUMBERED = [3.4, 2.8] as const;
const FACES = { land: 'name', zone: 'zone', city: 'city', sea: 'zone' } as const;
/** Height of a line, and of the row that shows the owner, relative to the type. */
const LINE = 1.02;
const OWNER_ROW = 1.05;
/** Space between labels, in millimetres. */
const GAP = 0.7;

/**
 * Finds places for all labels so that none lies over another. Lands of the game always have one, if need be apart,
 * with a line; whatever else finds no room is left out.
 */
export function placePaperLabels(
  frame: MapFrame,
  marks: readonly SheetMark[],
  choices: LabelChoices,
): readonly PaperLabel[] {
  const taken: PaperBox[] = [...choices.taken];
  const labels: PaperLabel[] = [];
  const isFree = (box: PaperBox): boolean =>
    isWhollyInFrame(frame, box) && !taken.some((other) => overlaps(box, other));
  const place = (
    mark: SheetMark,
    ways: readonly SpotFinder[],
    sizes: readonly number[],
    kept: readonly PaperBox[] = [],
  ): boolean => {
    const isLeft = (box: PaperBox): boolean => isFree(box) && !kept.some((other) => overlaps(box, other));
    const room = { isFree: isLeft, groundAt: (at: Point) => choices.groundAt(at, mark) };
    for (const find of ways)
      for (const { lines, size, box, hasOwner } of textsOf(mark, sizes, choices)) {
        const spot = find(mark.at, box, room);
        if (spot === null) continue;
        labels.push({ ...spot, mark, lines, size, hasOwner });
        taken.push(spot.box, ...(spot.leader === null ? [] : alongLine(spot.leader)));
        return true;
      }
    return false;
  };
  const ofKind = (kind: SheetMark['kind']): SheetMark[] => marks.filter((mark) => mark.kind === kind);
  const cities = ofKind('city');
  // The names of the greatest cities belong on a map, so those of lands leave them room if they can.
  const great = cities.filter(({ isGreat }) => isGreat).flatMap((city) => roomOf(city, isFree, choices));
  // What has room in its own land comes first: it does not depend on the others.
  const left = ofKind('land').filter(
    (mark) => !place(mark, [spotInside], SIZES.land, great) && !place(mark, [spotInside], SIZES.land),
  );
  const shown = cities.filter((city) => isFree(dotOf(city)));
  taken.push(...shown.map(dotOf));
  for (const mark of left) place(mark, choices.namesAll ? [paperSpotBeside, apart] : [paperSpotBeside], SMALL);
  for (const mark of shown) place(mark, [spotAtCity], SIZES.city);
  for (const mark of [...ofKind('sea'), ...ofKind('zone')]) place(mark, [spotInside], SIZES[mark.kind]);
  return choices.naming === 'numbers' ? renumbered(labels) : labels;
}

/** No number or letter is left out, although some places found no room. */
function renumbered(labels: readonly PaperLabel[]): PaperLabel[] {
  const keyOf = ({ kind, name, at: [[x, y] = [0, 0]] }: SheetMark): string => `${kind} ${name} ${x} ${y}`;
  const marks = new Map(signed(labels.map(({ mark }) => mark)).map((mark) => [keyOf(mark), mark]));
  return labels.map((label) => {
    const mark = marks.get(keyOf(label.mark)) ?? label.mark;
    return { ...label, mark, lines: label.lines.map(() => mark.sign) };
  });
}

type SpotFinder = (
  places: readonly Point[],
  size: Pick<PaperBox, 'width' | 'height'>,
  room: Parameters<typeof spotInside>[2],
) => LabelSpot | null;

/** A city's dot, with a little room. */
const dotOf = ({ at: [[x, y] = [0, 0]] }: SheetMark): PaperBox => ({ x, y, width: 1, height: 1 });

/** What a city takes with its name, as long as nothing else is written. */
function roomOf(city: SheetMark, isFree: (box: PaperBox) => boolean, choices: LabelChoices): PaperBox[] {
  const [text] = textsOf(city, SIZES.city, choices);
  const name = text === undefined ? null : spotAtCity(city.at, text.box, { isFree, groundAt: () => 'own' });
  return name === null ? [dotOf(city)] : [dotOf(city), name.box];
}

/** From the place where a name would stand; in a small land that is its middle. */
const apart: SpotFinder = ([place], size, room) => (place === undefined ? null : spotApart(place, size, room));

/** A city's name stands right of its dot, or left, below, above; over any land. */
const spotAtCity: SpotFinder = ([place], size, { isFree }) => {
  if (place === undefined) return null;
  const [x, y] = place;
  const [right, down] = [size.width / 2 + 0.6, size.height / 2 + 0.5];
  const boxes = [
    [right, 0],
    [-right, 0],
    [0, down],
    [0, -down],
  ].map(([dx = 0, dy = 0]) => ({ x: x + dx, y: y + dy, ...size }));
  const box = boxes.find(isFree);
  return box === undefined ? null : { box, leader: null };
};

interface LettersOfLabel {
  readonly lines: readonly string[];
  readonly size: number;
  readonly hasOwner: boolean;
  readonly box: Pick<PaperBox, 'width' | 'height'>;
}

/** What may stand at a place: larger before smaller, on one line before two. */
function textsOf(
  mark: SheetMark,
  all: readonly number[],
  { naming, hasOwner, measure }: LabelChoices,
): LettersOfLabel[] {
  const shows = hasOwner(mark);
  const sizes = naming === 'names' ? all : NUMBERED;
  const texts = naming === 'blank' ? [[]] : naming === 'numbers' ? [[mark.sign]] : linesOf(mark);
  return sizes.flatMap((size) =>
    texts
      .map((lines) => ({ lines, size, hasOwner: shows, box: boxOf(lines, size, shows, mark, measure) }))
      .filter(({ box }) => box.height > GAP),
  );
}

const linesOf = ({ name, sign, kind }: SheetMark): string[][] =>
  kind === 'zone' ? [[sign]] : kind === 'city' ? [[name]] : linesOfName(name);

function linesOfName(name: string): string[][] {
  const words = name.split(/(?<=\/)|\s+/);
  const join = (part: readonly string[]): string => part.join(' ').replaceAll('/ ', '/');
  const two = words.slice(1).map((_, i) => [join(words.slice(0, i + 1)), join(words.slice(i + 1))]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  return [[name], ...two.toSorted((a, b) => longest(a) - longest(b)).slice(0, 1)];
}

function boxOf(lines: readonly string[], size: number, shows: boolean, { kind }: SheetMark, measure: TextMeasure) {
  const widths = lines.map((line) => measure(line, size, FACES[kind]));
  return {
    width: Math.max(...widths, shows ? size * OWNER_ROW : 0) + GAP,
    height: lines.length * size * LINE + (shows ? size * OWNER_ROW : 0) + GAP,
  };
}

/** The dot of a city, in millimetres. */
const DOT = 0.45;

interface PaperLabelLook {
  readonly measure: TextMeasure;
  /** Numbers and letters instead of names. */
  readonly isNumbered: boolean;
  /** The colour of names of waters. */
  readonly waterInk: string;
  readonly ownerOf: (label: PaperLabel) => Owner | null;
}

/** Names or numbers with what belongs to them: lines that lead to a place, and the signs of who holds it. */
export function drawLabels(
  labels: readonly PaperLabel[],
  { measure, isNumbered, waterInk, ownerOf }: PaperLabelLook,
): string {
  const leaders = labels.flatMap(({ leader }) => (leader === null ? [] : [drawLeader(leader)]));
  const texts = labels.map((label) => {
    const { mark, lines, size, box, hasOwner } = label;
    const face = mark.kind === 'land' ? 'name' : mark.kind === 'city' ? 'city' : 'zone';
    const isWater = mark.kind === 'sea' || mark.kind === 'zone';
    const height = lines.length * size * LINE + (hasOwner ? size * OWNER_ROW : 0);
    const top = box.y - height / 2;
    const written = lines.map((line, i) =>
      textAt([box.x, top + (i + 0.78) * size * LINE], line, {
        size,
        anchor: 'middle',
        bold: mark.kind === 'land',
        italic: mark.kind !== 'land' && !isNumbered,
        narrow: isNumbered,
        colour: isWater ? waterInk : '#000',
        halo: '#fff',
        ...(!isNumbered && { width: measure(line, size, face) }),
      }),
    );
    const owner = hasOwner ? ownerOf(label) : null;
    const below: Point = [box.x, top + height - (size * OWNER_ROW) / 2];
    return written.join('') + (owner === null ? '' : ownerSign(owner, below, size));
  });
  return leaders.join('') + texts.join('');
}

/** A dot for each of these places, with a white edge that keeps it apart from hatches. */
export const drawDots = (places: readonly Point[]): string =>
  places
    .map(
      ([x, y]) =>
        element('circle', { cx: x, cy: y, r: DOT * 1.9, fill: '#fff' }) +
        element('circle', { cx: x, cy: y, r: DOT, fill: '#000' }),
    )
    .join('');

function drawLeader([[x0, y0], [x1, y1]]: readonly [Point, Point]): string {
  const line = { x1: x0, y1: y0, x2: x1, y2: y1 };
  return (
    element('line', { ...line, stroke: '#fff', 'stroke-width': 0.6 }) +
    element('line', { ...line, stroke: '#000', 'stroke-width': 0.18 }) +
    element('circle', { cx: x0, cy: y0, r: 0.35, fill: '#000' })
  );
}

/** The emblem of a power, or the letters of another holder, around this point. */
export function ownerSign(owner: Owner, [x, y]: Point, size: number): string {
  if (owner.short !== undefined || owner.power === undefined) {
    const look = { size: size * 0.8, bold: true, anchor: 'middle', halo: '#fff' } as const;
    return textAt([x, y + size * 0.28], owner.short ?? '', look);
  }
  const scale = (size * 0.86) / EMBLEM_BOX;
  const at = `translate(${(x - size * 0.43).toFixed(2)} ${(y - size * 0.43).toFixed(2)}) scale(${scale.toFixed(4)})`;
  const emblem = { d: powerLook(owner.power).emblem, 'fill-rule': 'evenodd', transform: at };
  return (
    element('path', { ...emblem, fill: '#fff', stroke: '#fff', 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    element('path', { ...emblem, fill: '#000' })
  );
}
