import { rocketStrikes, type GameState, type SpaceId } from '../engine/index.ts';
import { rocketAt } from './bombs.ts';
import { chances, mean, paid } from './ways.ts';

/** What a rocket at an industrial complex comes to, whichever gun sends it (RKT-1). */
export interface RocketOdds {
  readonly space: SpaceId;
  /** How likely it is that it costs the enemy so many IPCs. Index: the number. */
  readonly taken: readonly number[];
  /** Expected IPCs that it costs the enemy. */
  readonly ipcs: number;
}

/** The odds of a rocket at each complex that one can strike, each by itself. */
export function rocketOdds(state: GameState): readonly RocketOdds[] {
  const struck = new Set(rocketStrikes(state).map(({ to }) => to));
  return [...struck].map((space) => {
    const ways = paid(rocketAt(state, space).bombs[0]!.throws, state.treasury[state.control[space]!] ?? 0);
    return { space, taken: chances(ways, 'dropped'), ipcs: mean(ways, 'dropped') };
  });
}
