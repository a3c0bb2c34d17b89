import { reach, type Command, type GameState, type UnitId } from '../../../../src/engine/axis-allies/index.ts';

/** Sends the first of these air units home: to the place that is drawn from all it can reach. */
export function flyHome(
  state: GameState,
  [unit]: readonly UnitId[],
  draw: <Item>(items: readonly Item[]) => Item | undefined,
): Command | null {
  return unit === undefined ? null : (draw(reach(state, [unit]))?.command ?? null);
}
