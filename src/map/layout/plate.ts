import type { PowerId } from '../../engine/index.ts';
import type { Roll } from '../../store/strength.ts';
import type { Detail } from './detail.ts';
import type { Box } from './Occupied.ts';
import type { PlacedArrow } from './placeArrows.ts';

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

/** How much room so many digits take on a plate so high. */
export const digits = (n: number, height: number): number => String(n).length * height * 0.44;

/** Reckoned, not measured, so that plates can be placed without a canvas. */
export const plateWidth = ({ strength, dice, height }: Plate): number =>
  Math.ceil(height * 1.1 + digits(strength.total, height) + (dice ? height * 1.05 + digits(strength.dice, height) : 0));

/** What an arrow's plate says and how large it is. From afar only the sum. */
export const plateOf = ({ attack }: PlacedArrow, power: PowerId, { level, counter }: Detail): Plate => ({
  power,
  side: 'attacker',
  strength: attack.strength,
  dice: level !== 'far',
  height: Math.round(counter * 0.85),
});

/** What it covers, on the board. */
export function plateRoom(arrow: PlacedArrow, detail: Detail, zoom: number): Box {
  const plate = plateOf(arrow, '', detail);
  const [x, y] = arrow.label;
  return { x, y, width: plateWidth(plate) / zoom, height: plate.height / zoom };
}
