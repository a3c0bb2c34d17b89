import type { AnyEdition } from '../../../engine/index.ts';
import type { BoardShapes, MapFeature, Point, Rank } from '../../../geography/shapes.ts';
import { inFrame, type MapFrame } from './mapFrame.ts';
import type { SheetLands } from './sheetLands.ts';

export const MARK_KINDS = ['land', 'city', 'sea', 'zone'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** How places are marked: by name, by number or letter with a key on a sheet of its own, or not at all. */
export const NAMINGS = ['names', 'numbers', 'blank'] as const;
export type Naming = (typeof NAMINGS)[number];

/** A place that a map may name. */
export interface SheetMark {
  readonly kind: MarkKind;
  readonly name: string;
  /** The number or letter that stands for it in the key. */
  readonly sign: string;
  /** Where it is on the paper, in millimetres, and another place in it. */
  readonly at: readonly Point[];
  /** The id of a land or of a sea zone. */
  readonly area: string | null;
  /** For the cities that are shown even on a map of the world. */
  readonly isGreat?: boolean;
}

/** Names nearer to the frame than this are cut off by it, in millimetres. */
const INSET = 1.5;
/** So many millimetres for each board pixel must be there to show features of each rank. */
const NEEDED_SCALE = { 1: 0, 2: 0.1, 3: 0.2 } as const;

/** Whether a map is large enough to show features of this rank. */
export const isLargeEnough = ({ scale }: MapFrame, rank: Rank): boolean => scale >= NEEDED_SCALE[rank];

/**
 * The places of these kinds that are seen in the frame. Lands are numbered from north to south and, in rows, from west
 * to east; cities have capital letters, seas small ones. A sea zone has its number already.
 */
export function marksIn(
  frame: MapFrame,
  shapes: BoardShapes,
  { spaces: all }: Pick<AnyEdition, 'spaces'>,
  { named }: Pick<SheetLands, 'named'>,
  kinds: ReadonlySet<MarkKind>,
): readonly SheetMark[] {
  const seen = (places: readonly Point[]): Point[] =>
    places.map((point) => inFrame(frame, point, INSET)).filter((place) => place !== null);
  const marked = (
    kind: 'land' | 'zone',
    name: string,
    sign: string,
    places: readonly Point[],
    area: string,
  ): SheetMark[] => {
    const at = kinds.has(kind) ? seen(places) : [];
    return at.length === 0 ? [] : [{ kind, name, sign, at, area }];
  };
  const lands = named.flatMap(({ id, name, at }) => marked('land', name, '', at, id));
  const nameOf = new Map(all.flatMap(({ id, name, kind }) => (kind === 'land' ? [] : [[id, name] as const])));
  const zones = shapes.spaces.flatMap(({ id, label, anchor }) => {
    const name = nameOf.get(id);
    return name === undefined ? [] : marked('zone', name, name.replace(/^\D+/, ''), [label, anchor], id);
  });
  const shown = shapes.features.filter(({ rank }) => isLargeEnough(frame, rank));
  const features = shown.flatMap((feature): SheetMark[] => {
    const kind = kindOf(feature);
    const at = kind !== null && kinds.has(kind) ? inFrame(frame, feature.at, INSET) : null;
    return at === null || kind === null
      ? []
      : [{ kind, name: feature.name, sign: '', at: [at], area: null, isGreat: feature.rank === 1 }];
  });
  return signed([...lands, ...zones, ...features]);
}

/** Places in the order of the key, each with its number or letter. */
export function signed(marks: readonly SheetMark[]): readonly SheetMark[] {
  const ofKind = (kind: MarkKind): SheetMark[] => inOrder(marks.filter((mark) => mark.kind === kind));
  return [
    ...ofKind('land').map((mark, i) => ({ ...mark, sign: String(i + 1) })),
    ...ofKind('city').map((mark, i) => ({ ...mark, sign: letters(i) })),
    ...ofKind('sea').map((mark, i) => ({ ...mark, sign: letters(i).toLowerCase() })),
    ...ofKind('zone'),
  ];
}

function kindOf({ kind }: MapFeature): MarkKind | null {
  if (kind === 'city') return 'city';
  return kind === 'ocean' || kind === 'sea' || kind === 'gulf' || kind === 'strait' ? 'sea' : null;
}

/** Height of a row in which one reads from west to east, in millimetres. */
const ROW = 14;

function inOrder(marks: readonly SheetMark[]): SheetMark[] {
  const placeOf = ({ at: [[x, y] = [0, 0]] }: SheetMark): Point => [x, Math.floor(y / ROW)];
  return marks.toSorted((a, b) => {
    const [[ax, aRow], [bx, bRow]] = [placeOf(a), placeOf(b)];
    return aRow - bRow || ax - bx;
  });
}

/** A, B … Z, AA, AB … */
export function letters(number: number): string {
  const rest = Math.floor(number / 26);
  return (rest > 0 ? letters(rest - 1) : '') + String.fromCharCode(65 + (number % 26));
}
