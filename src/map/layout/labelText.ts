import type { PowerId } from '../../engine/index.ts';
import type { Place } from '../MapScene.ts';
import type { Detail } from './detail.ts';

/** Width of a text at a type size, in screen pixels; `face` is 'name' for land, 'zone' for sea. */
export type Measure = (text: string, size: number, face: LabelFace) => number;
export type LabelFace = 'name' | 'zone' | 'city';

/** The signs under a name. */
export interface Facts {
  readonly power: PowerId | null;
  readonly ipc: number;
  readonly capital: boolean;
  readonly complex: boolean;
  readonly closed: boolean;
}

export interface LabelText {
  readonly face: LabelFace;
  readonly lines: readonly string[];
  readonly size: number;
  readonly city: string | null;
  readonly facts: Facts;
  /** Height of the row of facts; 0 when there is none. */
  readonly factsHeight: number;
  readonly width: number;
  readonly height: number;
}

export const LINE = 0.98;

/** What a row of facts is made of, with widths as shares of its height. */
export function factSigns(facts: Facts): readonly { readonly sign: 'emblem' | 'ipc' | 'capital' | 'complex' | 'closed'; readonly width: number }[] {
  return [
    ...(facts.power ? [{ sign: 'emblem', width: 1 } as const] : []),
    ...(facts.ipc > 0 ? [{ sign: 'ipc', width: 1 } as const] : []),
    ...(facts.capital ? [{ sign: 'capital', width: 1 } as const] : []),
    ...(facts.complex ? [{ sign: 'complex', width: 1.35 } as const] : []),
    ...(facts.closed ? [{ sign: 'closed', width: 1 } as const] : []),
  ];
}

/** A territory with this much room around its middle, in screen pixels, has its name written larger. */
const ROOMY = 62;

/** Ways to write a space's label, the fullest first. `room` is the radius of the free circle in it, in screen pixels. */
export function labelTexts(place: Place, power: PowerId | null, detail: Detail, room: number, measure: Measure): LabelText[] {
  const sea = place.kind === 'sea';
  const facts: Facts = { power, ipc: place.ipc, capital: place.capitalCity !== null, complex: place.complex, closed: place.closed };
  const large = room > ROOMY ? [Math.round(detail.name * 1.3)] : [];
  const sizes = sea ? [detail.zone] : [...large, detail.name, Math.max(10, Math.round(detail.name * 0.82))];
  const city = detail.cities ? place.capitalCity : null;
  const ways = sizes.flatMap((size) =>
    lineBreaks(place.name).map((lines) => labelText(sea ? 'zone' : 'name', lines, size, city, facts, detail.facts, measure)),
  );
  return sea ? ways : [...ways, ...factsOnly(facts, detail, measure)];
}

function factsOnly(facts: Facts, detail: Detail, measure: Measure): LabelText[] {
  if (factSigns(facts).length === 0) return [];
  return [labelText('name', [], detail.name, null, facts, detail.facts, measure)];
}

function labelText(face: LabelFace, lines: readonly string[], size: number, city: string | null, facts: Facts, factsSize: number, measure: Measure): LabelText {
  const signs = factSigns(facts);
  const factsHeight = signs.length > 0 ? factsSize : 0;
  const factsWidth = signs.reduce((sum, { width }) => sum + (width + 0.18) * factsHeight, 0);
  const cityWidth = city ? measure(city, factsSize * 0.86, 'city') + 4 : 0;
  return {
    face,
    lines,
    size,
    city,
    facts,
    factsHeight,
    width: Math.ceil(Math.max(factsWidth + cityWidth, ...lines.map((line) => measure(line, size, face))) + 2),
    height: Math.ceil(lines.length * size * LINE + factsHeight + 2),
  };
}

/** A name on one line, or on two of about equal length. */
function lineBreaks(name: string): string[][] {
  const words = name.split(/(?<=\/)|\s+/);
  if (words.length < 2) return [[name]];
  const join = (part: readonly string[]): string => part.join(' ').replaceAll('/ ', '/');
  const two = words.slice(1).map((_, i) => [join(words.slice(0, i + 1)), join(words.slice(i + 1))]);
  const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));
  two.sort((a, b) => longest(a) - longest(b));
  return [[name], ...(two[0] ? [two[0]] : [])];
}
