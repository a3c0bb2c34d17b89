import type { PowerId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { BoardArrow, ShownStrength } from '../../games/face/scene.ts';
import type { Detail } from './detail.ts';
import type { LayoutBox } from './Occupied.ts';

/** The sign before the sum: swords for the attacker, a shield for the defender. */
export type PlateSide = 'attacker' | 'defender';

/** One side's strength: how many dice (shown if `dice` and any fall), and the sum of its points. */
export interface Plate {
  readonly power: PowerId;
  readonly side: PlateSide;
  readonly strength: ShownStrength;
  readonly dice: boolean;
  readonly height: number;
}

interface Attacking {
  readonly attack: BoardArrow;
}

/** The width of a number on a plate of this height. */
export const numberWidth = (n: number, height: number): number => String(n).length * height * 0.44;

/** Estimated, not measured, so that layout needs no canvas. */
export const plateWidth = ({ strength, dice, height }: Plate): number =>
  Math.ceil(
    height * 1.1 +
      numberWidth(strength.total, height) +
      (dice && strength.dice !== undefined ? height * 1.05 + numberWidth(strength.dice, height) : 0),
  );

/** An arrow's plate. At far zoom it shows only the sum. */
export const plateOf = ({ attack }: Attacking, { level, counter }: Detail): Plate => ({
  power: attack.by,
  side: 'attacker',
  strength: attack.strength,
  dice: level !== 'far',
  height: Math.round(counter * 0.85),
});

/** The size of an arrow's plate on the board. */
export function plateSize(arrow: Attacking, detail: Detail, zoom: number): Pick<LayoutBox, 'width' | 'height'> {
  const plate = plateOf(arrow, detail);
  return { width: plateWidth(plate) / zoom, height: plate.height / zoom };
}

/** The box that an arrow's plate covers on the board. */
export const plateRoom = (arrow: Attacking & { readonly label: Point }, detail: Detail, zoom: number): LayoutBox => ({
  x: arrow.label[0],
  y: arrow.label[1],
  ...plateSize(arrow, detail, zoom),
});
