import type { Point } from '../../../geography/shapes.ts';
import type { TextMeasure } from '../../../map/layout/labelText.ts';
import { ownerSign } from './labels.ts';
import type { Grounds, Owner } from './grounds.ts';
import { hatchIn } from './hatches.ts';
import { element, textAt, drawing } from './svg.ts';
import type { SheetMark, MarkKind } from './marks.ts';
import { MARGIN, type PaperSize } from './mapFrame.ts';

const SWATCH = { width: 8, height: 5 } as const;
const TYPE = 3.4;
const ROW = 6.6;
const GAP = 5;

interface LegendEntry {
  readonly owner: Owner | null;
  readonly at: Point;
}

/** What the grounds of lands mean, in rows. */
export interface Legend {
  readonly height: number;
  readonly entries: readonly LegendEntry[];
}

const nameOf = (owner: Owner | null): string => owner?.name ?? 'Neutral, or outside the game';

/** Lays the legend out in this width. Heights and widths in millimetres. */
export function legendOf(owners: readonly (Owner | null)[], width: number, measure: TextMeasure): Legend {
  const entries: LegendEntry[] = [];
  let [x, y] = [0, 0];
  for (const owner of owners) {
    const length = SWATCH.width + 1.5 + measure(nameOf(owner), TYPE, 'name');
    if (x > 0 && x + length > width) [x, y] = [0, y + ROW];
    entries.push({ owner, at: [x, y] });
    x += length + GAP;
  }
  return { height: owners.length === 0 ? 0 : y + ROW, entries };
}

/** Draws the legend with its upper left corner here. */
export function drawLegend({ entries }: Legend, [left, top]: Point, grounds: Grounds, measure: TextMeasure): string {
  return entries
    .map(({ owner, at: [dx, dy] }) => {
      const [x, y] = [left + dx, top + dy];
      const { tone, hatch } = grounds.lookOf(owner);
      const swatch = { x, y, ...SWATCH };
      const name = nameOf(owner);
      return (
        element('rect', { ...swatch, fill: tone }) +
        hatchIn(hatch, swatch) +
        element('rect', { ...swatch, fill: 'none', stroke: '#000', 'stroke-width': 0.25 }) +
        (owner === null ? '' : ownerSign(owner, [x + SWATCH.width / 2, y + SWATCH.height / 2], 3.2)) +
        textAt([x + SWATCH.width + 1.5, y + 3.7], name, { size: TYPE, width: measure(name, TYPE, 'zone') })
      );
    })
    .join('');
}

const TITLES: Readonly<Record<MarkKind, string>> = {
  land: 'Lands',
  city: 'Cities',
  sea: 'Seas and straits',
  zone: 'Sea zones',
};

/** In millimetres. */
const KEY_TYPE = 3.9;
const KEY_ROW = 5.4;
const COLUMN = 62;
const HEAD = 16;

interface Row {
  readonly sign: string;
  readonly text: string;
  readonly isTitle: boolean;
}

/** What the numbers and letters of a map mean, on as many sheets as that takes. */
export function keySheets(size: PaperSize, title: string, marks: readonly SheetMark[], measure: TextMeasure): string[] {
  const rows = (['land', 'city', 'sea'] as const).flatMap((kind): Row[] => {
    const own = marks.filter((mark) => mark.kind === kind);
    const head = { sign: '', text: TITLES[kind], isTitle: true };
    return own.length === 0 ? [] : [head, ...own.map(({ sign, name }) => ({ sign, text: name, isTitle: false }))];
  });
  const columns = Math.floor((size.width - 2 * MARGIN) / COLUMN);
  const inColumn = Math.floor((size.height - 2 * MARGIN - HEAD) / KEY_ROW);
  const heading = `Key: ${title}`;
  return Array.from({ length: Math.ceil(rows.length / (columns * inColumn)) }, (_, sheet) => {
    const first = sheet * columns * inColumn;
    const texts = rows.slice(first, first + columns * inColumn).map(({ sign, text, isTitle }, i) => {
      const x = MARGIN + Math.floor(i / inColumn) * COLUMN;
      const y = MARGIN + HEAD + (i % inColumn) * KEY_ROW + KEY_TYPE;
      if (isTitle) return textAt([x, y], text, { size: KEY_TYPE, bold: true });
      return (
        textAt([x + 8, y], sign, { size: KEY_TYPE, bold: true, narrow: true, anchor: 'end' }) +
        textAt([x + 10, y], text, { size: KEY_TYPE, width: Math.min(COLUMN - 11, measure(text, KEY_TYPE, 'zone')) })
      );
    });
    return drawing(size, heading, textAt([MARGIN, MARGIN + 7], heading, { size: 7, bold: true }) + texts.join(''));
  });
}
