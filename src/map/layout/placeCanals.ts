import type { Point } from '../../geography/shapes.ts';
import type { Detail } from './detail.ts';
import type { Measure } from './labelText.ts';
import type { Occupied } from './Occupied.ts';

export interface PlacedCanal {
  readonly canal: string;
  /** Written out only when one is near enough. */
  readonly name: string | null;
  readonly size: number;
  /** Width of the written name. */
  readonly width: number;
  /** Middle of the sign, in board pixels; the name stands to its right. */
  readonly x: number;
  readonly y: number;
}

/** Canals stand where they are; units and labels keep clear of them. */
export function placeCanals(
  canals: readonly { readonly name: string; readonly at: Point }[],
  occupied: Occupied,
  detail: Detail,
  zoom: number,
  measure: Measure,
): PlacedCanal[] {
  return canals.map(({ name, at: [x, y] }) => {
    const size = detail.facts + 2;
    const width = detail.showsCities ? Math.ceil(measure(name, detail.facts, 'city')) : 0;
    occupied.add({ x: x + width / 2 / zoom, y, width: (size + width) / zoom, height: size / zoom });
    return { canal: name, name: detail.showsCities ? name : null, size, width, x, y };
  });
}
