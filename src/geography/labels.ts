/** What a face of the arrangement is: the id of a space, or one of these. */

export type AreaLabel = string;

/** Outside the board. */
export const OUTSIDE = '(outside)';
/** Water that is not yet a zone, ice, a lake or a sliver. */
export const WATER = '(water)';
/** A tiny piece that will be given to a neighbour. */
export const SLIVER = '(sliver)';

export const LAKE = 'lake';
export const ICE = 'ice';
/** Land outside the game. */
export const SCENERY = 'land';

export const DECOR_KINDS = [LAKE, ICE, SCENERY] as const;

export function isDecor(label: AreaLabel): boolean {
  return label === LAKE || label === ICE || label === SCENERY;
}

export function isSpace(label: AreaLabel): boolean {
  return !isDecor(label) && label !== OUTSIDE && label !== WATER && label !== SLIVER;
}
