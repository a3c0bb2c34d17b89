import type { PowerId } from '../../engine/index.ts';
import type { MarkLook } from '../../emblems/looks.ts';
import { markLook } from '../../games/looks.ts';
import type { BoardMark, SpaceInfo } from '../../games/face/scene.ts';
import type { Detail } from './detail.ts';

/** Returns the width of a text at a type size, in screen pixels. */
export type TextMeasure = (text: string, size: number, face: LabelFace) => number;
/** The typeface: of territories, of sea zones and waters, or of cities and other features. */
export type LabelFace = 'name' | 'zone' | 'city';

/** What the icons under a name show. */
export interface Facts {
  readonly power: PowerId | null;
  readonly value: number;
  readonly capital: boolean;
  readonly keyCity: boolean;
  /** What else marks the space, such as a factory. */
  readonly marks: readonly BoardMark[];
  readonly closed: boolean;
}

export interface LabelText {
  readonly face: LabelFace;
  readonly lines: readonly string[];
  readonly size: number;
  readonly facts: Facts;
  /** Height of the row of facts; 0 if there is none. */
  readonly factsHeight: number;
  readonly width: number;
  readonly height: number;
}

/** Line height relative to the type size. */
export const LINE = 0.98;

const NO_FACTS: Facts = { power: null, value: 0, capital: false, keyCity: false, marks: [], closed: false };

/** Points of damage, written behind what they were done to. */
interface FactDamage {
  readonly damage: number;
}

/** An icon in a row of facts: the controller's emblem, the value, that ships cannot enter, or a mark with its look. */
type FactSign = 'emblem' | 'value' | 'closed' | MarkLook | FactDamage;

/** The icons in a row of facts; widths are relative to its height. */
export function factSigns(facts: Facts): readonly { readonly sign: FactSign; readonly width: number }[] {
  return [
    ...(facts.power ? [{ sign: 'emblem', width: 1 } as const] : []),
    ...(facts.value > 0 ? [{ sign: 'value', width: 1 } as const] : []),
    ...[...(facts.capital ? [CAPITAL] : []), ...(facts.keyCity ? [KEY_CITY] : []), ...facts.marks].flatMap(markSigns),
    ...(facts.closed ? [{ sign: 'closed', width: 1 } as const] : []),
  ];
}

const CAPITAL: BoardMark = { mark: 'capital' };
const KEY_CITY: BoardMark = { mark: 'key-city' };

/** A mark, and behind it its damage. */
function markSigns({ mark, damage = 0 }: BoardMark): readonly { readonly sign: FactSign; readonly width: number }[] {
  const sign = markLook(mark);
  const behind = damage > 0 ? [{ sign: { damage }, width: damage > 9 ? 1.15 : 0.75 }] : [];
  return [{ sign, width: sign.width }, ...behind];
}

/** What the label of one space is made from. */
export interface LabelContent {
  readonly info: SpaceInfo;
  readonly marks: readonly BoardMark[];
  readonly power: PowerId | null;
  readonly detail: Detail;
  readonly measure: TextMeasure;
}

/** Who holds a space, and what it is in the game, where that is shown. */
const factsOf = ({ info, marks, power, detail }: LabelContent): Facts =>
  detail.showsGame
    ? {
        power,
        value: info.value,
        capital: info.capitalCity !== null,
        keyCity: info.keyCity !== null,
        marks,
        closed: info.isClosed,
      }
    : { ...NO_FACTS, power };

/** Type sizes to try, the largest first, relative to the level's own size: names grow with the room they have. */
const SIZES = [2.2, 1.8, 1.5, 1.25, 1, 0.82];

/** The type sizes to try for a name; sea zones have only one. */
export function nameSizes({ info, detail }: LabelContent): number[] {
  if (info.kind === 'sea') return [detail.zone];
  return [...new Set(SIZES.map((share) => Math.max(detail.smallest, Math.round(detail.name * share))))];
}

/** A space's upright label at this type size: with its name on one line, and on two. */
export function uprightTexts(content: LabelContent, size: number): LabelText[] {
  return lineBreaks(content.info.name).map((lines) => labelText(content, lines, size, factsOf(content)));
}

/** The name alone, in two lines or more; its facts are placed beside it. */
export const brokenNameTexts = (content: LabelContent, size: number): LabelText[] =>
  [...lineBreaks(content.info.name).slice(1), wordsOf(content.info.name)].flatMap((lines) =>
    lines.length > 1 ? [labelText(content, lines, size, NO_FACTS)] : [],
  );

/** The name alone on one line; its facts are placed beside it. */
export const nameText = (content: LabelContent, size: number): LabelText =>
  labelText(content, [content.info.name], size, NO_FACTS);

/** The row of facts alone; null if there are none. */
export function factsText(content: LabelContent): LabelText | null {
  const facts = factsOf(content);
  return factSigns(facts).length === 0 ? null : labelText(content, [], content.detail.name, facts);
}

function labelText(
  { info, detail, measure }: LabelContent,
  lines: readonly string[],
  size: number,
  facts: Facts,
): LabelText {
  const face = info.kind === 'sea' ? 'zone' : 'name';
  const signs = factSigns(facts);
  const factsHeight = signs.length > 0 ? detail.facts : 0;
  const factsWidth = signs.reduce((sum, { width }) => sum + (width + 0.18) * factsHeight, 0);
  return {
    face,
    lines,
    size,
    facts,
    factsHeight,
    width: Math.ceil(Math.max(factsWidth, ...lines.map((line) => measure(line, size, face))) + 2),
    height: Math.ceil(lines.length * size * LINE + factsHeight + 2),
  };
}

const wordsOf = (name: string): string[] => name.split(/(?<=\/)|\s+/);

/** A name on one line, or on two of about equal length. */
function lineBreaks(name: string): string[][] {
  const words = wordsOf(name);
  if (words.length < 2) return [[name]];
  const join = (part: readonly string[]): string => part.join(' ').replaceAll('/ ', '/');
  const two = words.slice(1).map((_, i) => [join(words.slice(0, i + 1)), join(words.slice(i + 1))]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  two.sort((a, b) => longest(a) - longest(b));
  return [[name], ...(two[0] ? [two[0]] : [])];
}
