import type { Command, GameState } from '../../../../engine/axis-allies/index.ts';
import { lossesText } from '../battleText.ts';
import { spaceName } from '../names.ts';
import { theUnits } from '../theUnits.ts';
import { capitalized } from '../../../../text/words.ts';
import { orderPhrase } from './orderPhrase.ts';

const unitsIn = (command: Command): readonly string[] =>
  'units' in command && Array.isArray(command.units) ? (command.units as readonly string[]) : [];

/** Whether two orders name the very same units. */
const sameUnits = (a: Command, b: Command): boolean =>
  a.type !== 'end-phase' &&
  unitsIn(a).length === unitsIn(b).length &&
  unitsIn(a).every((unit) => unitsIn(b).includes(unit));

/**
 * A button's words for an order offered instead of the refused one: 'Go to Ukraine', 'Move the destroyer to Sea Zone
 * 6'.
 */
export function orderLabel(state: GameState, order: Command, refused: Command): string {
  if (order.type === 'move')
    return sameUnits(order, refused)
      ? `Go to ${spaceName(state, order.to)}`
      : `Move ${theUnits(state, order.units)} to ${spaceName(state, order.to)}`;
  if (order.type === 'offload' && sameUnits(order, refused))
    return `${state.phase === 'combat-move' ? 'Assault' : 'Go ashore in'} ${spaceName(state, order.to)}`;
  if (order.type === 'load' && sameUnits(order, refused)) return `Go aboard in ${spaceName(state, order.zone)}`;
  if (order.type === 'casualties') return lossesText(state, order.units);
  return capitalized(orderPhrase(state, order));
}
