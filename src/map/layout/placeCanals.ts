import type { Point } from '../../geography/shapes.ts';
import type { Detail } from './detail.ts';
import type { TextMeasure } from './labelText.ts';
import type { LayoutBox, Occupied } from './Occupied.ts';

export interface PlacedCanal {
  readonly canal: string;
  /** Shown only when zoomed in enough; else null. */
  readonly name: string | null;
  readonly size: number;
  /** Width of the name; 0 if it is not shown. */
  readonly width: number;
  /** Middle of the sign, in board pixels; the name is to its right. */
  readonly x: number;
  readonly y: number;
}

/** Canals have fixed positions; units and labels avoid them. */
export function placeCanals(
  canals: readonly { readonly name: string; readonly at: Point }[],
  occupied: Occupied,
  detail: Detail,
  zoom: number,
  measure: TextMeasure,
): PlacedCanal[] {
  return canals.map(({ name, at: [x, y] }) => {
    const size = detail.facts + 2;
    const width = detail.showsCities ? Math.ceil(measure(name, detail.facts, 'city')) : 0;
    const placed = { canal: name, name: detail.showsCities ? name : null, size, width, x, y };
    occupied.add(canalRoom(placed, zoom));
    return placed;
  });
}

/** The box that a canal's sign and name cover on the board. */
export const canalRoom = ({ size, width, x, y }: PlacedCanal, zoom: number): LayoutBox => ({
  x: x + width / 2 / zoom,
  y,
  width: (size + width) / zoom,
  height: size / zoom,
});
