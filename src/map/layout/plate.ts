import type { PowerId } from '../../engine/index.ts';
import type { Point } from '../../geography/shapes.ts';
import type { PlannedAttack } from '../../store/attacks.ts';
import type { Roll } from '../../store/strength.ts';
import type { Detail } from './detail.ts';
import type { Box } from './Occupied.ts';

/** What stands before a sum: swords for those who attack, a shield for those who defend. */
export type Side = 'attacker' | 'defender';

/**
 * One side's strength on a plate: how many dice, and the sum of what they hit with. `dice` false leaves the dice out.
 */
export interface Plate {
  readonly power: PowerId;
  readonly side: Side;
  readonly strength: Roll;
  readonly dice: boolean;
  readonly height: number;
}

interface Attacking {
  readonly attack: PlannedAttack;
}

/** How much room so many digits take on a plate so high. */
export const digits = (n: number, height: number): number => String(n).length * height * 0.44;

/** Reckoned, not measured, so that plates can be placed without a canvas. */
export const plateWidth = ({ strength, dice, height }: Plate): number =>
  Math.ceil(height * 1.1 + digits(strength.total, height) + (dice ? height * 1.05 + digits(strength.dice, height) : 0));

/** What an arrow's plate says and how large it is. From afar only the sum. */
export const plateOf = ({ attack }: Attacking, power: PowerId, { level, counter }: Detail): Plate => ({
  power,
  side: 'attacker',
  strength: attack.strength,
  dice: level !== 'far',
  height: Math.round(counter * 0.85),
});

/** How large it is on the board. */
export function plateSize(arrow: Attacking, detail: Detail, zoom: number): Pick<Box, 'width' | 'height'> {
  const plate = plateOf(arrow, '', detail);
  return { width: plateWidth(plate) / zoom, height: plate.height / zoom };
}

/** What it covers, on the board. */
export const plateRoom = (arrow: Attacking & { readonly label: Point }, detail: Detail, zoom: number): Box => ({
  x: arrow.label[0],
  y: arrow.label[1],
  ...plateSize(arrow, detail, zoom),
});
