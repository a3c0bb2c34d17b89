import type { Point } from '../../../geography/shapes.ts';
import type { Measure } from '../../../map/layout/labelText.ts';
import { ownerSign } from './drawLabels.ts';
import type { Grounds, Owner } from './grounds.ts';
import { hatchIn } from './hatches.ts';
import { element, textAt } from './svg.ts';

const SWATCH = { width: 8, height: 5 } as const;
const TYPE = 3.4;
const ROW = 6.6;
const GAP = 5;

interface Entry {
  readonly owner: Owner | null;
  readonly at: Point;
}

/** What the grounds of lands mean, in rows. */
export interface Legend {
  readonly height: number;
  readonly entries: readonly Entry[];
}

const nameOf = (owner: Owner | null): string => owner?.name ?? 'Neutral, or outside the game';

/** Lays the legend out in this width. Heights and widths in millimetres. */
export function legendOf(owners: readonly (Owner | null)[], width: number, measure: Measure): Legend {
  const entries: Entry[] = [];
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
export function drawLegend({ entries }: Legend, [left, top]: Point, grounds: Grounds, measure: Measure): string {
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
