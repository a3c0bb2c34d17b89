import type { Measure } from '../../../map/layout/labelText.ts';
import type { Mark, MarkKind } from './marks.ts';
import { MARGIN, type Size } from './paper.ts';
import { drawing, textAt } from './svg.ts';

const TITLES: Readonly<Record<MarkKind, string>> = {
  land: 'Lands',
  city: 'Cities',
  sea: 'Seas and straits',
  zone: 'Sea zones',
};

/** In millimetres. */
const TYPE = 3.9;
const ROW = 5.4;
const COLUMN = 62;
const HEAD = 16;

interface Row {
  readonly sign: string;
  readonly text: string;
  readonly isTitle: boolean;
}

/** What the numbers and letters of a map mean, on as many sheets as that takes. */
export function keySheets(size: Size, title: string, marks: readonly Mark[], measure: Measure): string[] {
  const rows = (['land', 'city', 'sea'] as const).flatMap((kind): Row[] => {
    const own = marks.filter((mark) => mark.kind === kind);
    const head = { sign: '', text: TITLES[kind], isTitle: true };
    return own.length === 0 ? [] : [head, ...own.map(({ sign, name }) => ({ sign, text: name, isTitle: false }))];
  });
  const columns = Math.floor((size.width - 2 * MARGIN) / COLUMN);
  const inColumn = Math.floor((size.height - 2 * MARGIN - HEAD) / ROW);
  const heading = `Key: ${title}`;
  return Array.from({ length: Math.ceil(rows.length / (columns * inColumn)) }, (_, sheet) => {
    const first = sheet * columns * inColumn;
    const texts = rows.slice(first, first + columns * inColumn).map(({ sign, text, isTitle }, i) => {
      const x = MARGIN + Math.floor(i / inColumn) * COLUMN;
      const y = MARGIN + HEAD + (i % inColumn) * ROW + TYPE;
      if (isTitle) return textAt([x, y], text, { size: TYPE, bold: true });
      return (
        textAt([x + 8, y], sign, { size: TYPE, bold: true, narrow: true, anchor: 'end' }) +
        textAt([x + 10, y], text, { size: TYPE, width: Math.min(COLUMN - 11, measure(text, TYPE, 'zone')) })
      );
    });
    return drawing(size, heading, textAt([MARGIN, MARGIN + 7], heading, { size: 7, bold: true }) + texts.join(''));
  });
}
