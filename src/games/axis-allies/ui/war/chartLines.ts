import { SIDES, type ByPower, type Edition, type Side } from '../../../../engine/axis-allies/index.ts';
import type { PowerStanding, TurnStanding } from '../../history/index.ts';
import { powerLook } from '../../../looks.ts';
import { sideName } from '../../text/names.ts';

/** What a chart shows of the powers; of the last there are only lines for sides. */
export const MEASURES = {
  production: 'Production in IPCs',
  army: 'Worth of units in IPCs',
  treasury: 'IPCs in hand',
  territories: 'Territories',
  victory: 'What counts for victory',
} as const satisfies Record<keyof PowerStanding | 'victory', string>;
export type ChartMeasure = keyof typeof MEASURES;

/** A line of a chart: its name, look, and a value for each standing. */
export interface ChartLine {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** As in SVG: lines differ by it too, not by colour alone. */
  readonly dashes: string;
  readonly values: readonly number[];
}

const DASHES = ['', '7 3', '2 3', '9 3 2 3', '5 2 2 2 2 2'];
const dashesOf = (line: number): string => DASHES[line % DASHES.length] ?? '';
const SIDE_COLOURS = { axis: '#3c4a3e', allies: '#8a3b20' } as const;

const sumOf = (
  stood: ByPower<PowerStanding>,
  powers: Edition['powers'],
  side: Side,
  measure: keyof PowerStanding,
): number => powers.reduce((sum, power) => sum + (power.side === side ? (stood[power.id]?.[measure] ?? 0) : 0), 0);

/** A line for each power, or for each side; what counts for victory is counted for sides only. */
export function chartLines(
  { powers }: Edition,
  standings: readonly TurnStanding[],
  measure: ChartMeasure,
  bySide: boolean,
): readonly ChartLine[] {
  if (!bySide && measure !== 'victory')
    return powers.map(({ id, name }, i) => ({
      id,
      name,
      colour: powerLook(id).colour,
      dashes: dashesOf(i),
      values: standings.map((standing) => standing.powers[id]?.[measure] ?? 0),
    }));
  return SIDES.map((side, i) => ({
    id: side,
    name: sideName(side),
    colour: SIDE_COLOURS[side],
    dashes: dashesOf(i),
    values: standings.map(({ powers: stood, victory }) =>
      measure === 'victory' ? victory[side] : sumOf(stood, powers, side, measure),
    ),
  }));
}

/** The heights of labels beside the ends of lines, moved apart so that none covers another. */
export function labelHeights(heights: readonly number[], apart: number, lowest: number): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).toSorted((a, b) => a.height - b.height);
  let last = -Infinity;
  const pushed = order.map(({ height, i }) => {
    last = Math.max(height, last + apart);
    return { height: last, i };
  });
  // What was pushed below the chart pushes those above it up.
  let below = lowest;
  const placed: number[] = [];
  for (const { height, i } of pushed.toReversed()) {
    placed[i] = Math.min(height, below);
    below = Math.min(height, below) - apart;
  }
  return placed;
}
