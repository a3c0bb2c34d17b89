import type { PowerId } from './ids.ts';
import { boardOf } from './map/board.ts';
import { areEnemies } from './pieces.ts';
import type { GameState } from './state.ts';

/** Whether a power has no part in a short game: it defends, and the program passes its turns. */
export const hasNoPart = ({ players }: Pick<GameState, 'players'>, power: PowerId): boolean =>
  players.some(({ resting }) => resting?.includes(power) === true);

/** The enemies of the acting power that can attack in turns of their own, in the order of their next turns. */
export function enemiesInTurn(state: GameState): readonly PowerId[] {
  const { turnOrder } = boardOf(state).edition;
  const next = turnOrder.indexOf(state.power) + 1;
  return [...turnOrder.slice(next), ...turnOrder.slice(0, next)].filter(
    (power) => areEnemies(state, power, state.power) && !hasNoPart(state, power),
  );
}
