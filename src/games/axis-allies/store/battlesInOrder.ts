import { refusalOf, type BattlePlan, type GameState } from '../../../engine/axis-allies/index.ts';

/**
 * The battles to come as they are offered: what ships landed on their way first, as it came about (NA-JA-4), and last
 * what has to wait for another battle. Otherwise they stay in the order of the rules.
 */
export function battlesInOrder(state: GameState): readonly BattlePlan[] {
  const onTheWay = new Set(
    Object.values(state.turn.deeds).flatMap(({ assault, assaultFrom }) =>
      assault !== undefined && assaultFrom !== undefined ? [assault] : [],
    ),
  );
  const rank = ({ space }: BattlePlan): number => {
    if (refusalOf(state, { type: 'fight', space }) !== null) return 2;
    return onTheWay.has(space) ? 0 : 1;
  };
  const ranks = new Map(state.turn.battles.map((plan) => [plan, rank(plan)]));
  return state.turn.battles.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}
