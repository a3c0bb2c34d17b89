import { editionOf, hasNoPart, type GameState, type PowerId } from '../../engine/index.ts';

/** The powers that play, in the order of their turns, the one that begins first. */
export function turnsOf(start: GameState): readonly PowerId[] {
  const { turnOrder } = editionOf(start.edition);
  const first = turnOrder.indexOf(start.power);
  return [...turnOrder.slice(first), ...turnOrder.slice(0, first)].filter((power) => !hasNoPart(start, power));
}
