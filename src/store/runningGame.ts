import type { GameOnTable } from './gameOnTable.ts';
import { useGame, type GameStore } from './gameStore.ts';

/** The running game in a state of the store: what is on the table, or what waits aside while the lab has it. */
export const runningIn = (store: GameStore): GameOnTable => store.aside ?? store;

/** The running game now: the one that is stored, and that other tabs follow. */
export const runningGame = (): GameOnTable => runningIn(useGame.getState());

/** Changes the running game, wherever it is. */
export function setRunningGame(change: Partial<GameOnTable>): void {
  useGame.setState(({ aside }) => (aside === null ? change : { aside: { ...aside, ...change } }));
}
