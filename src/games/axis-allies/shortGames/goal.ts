import { editionOf, sideOf, type GameState, type Side, type SpaceId } from '../../../engine/axis-allies/index.ts';
import type { Goal } from './schema.ts';

/** How a goal stands. */
export interface GoalStanding {
  /** Of the territories of the goal, those that its side holds. */
  readonly held: readonly SpaceId[];
  /** What it has, in territories or IPCs, and how much it needs. */
  readonly has: number;
  readonly needs: number;
  /** The side that reaches its goal if this is the end. */
  readonly winner: Side;
}

const OTHER = { axis: 'allies', allies: 'axis' } as const;

/** How a goal stands in a state of the game. */
export function goalStanding(goal: Goal, state: GameState): GoalStanding {
  const { side, spaces, needs } = goal;
  const held = spaces.filter((space) => sideOf(state, state.control[space] ?? '') === side);
  const has = goal.kind === 'hold' ? held.length : worthOf(state.edition, held);
  return { held, has, needs, winner: has >= needs ? side : OTHER[side] };
}

/** What territories are worth together, in IPCs. */
export function worthOf(edition: string, territories: readonly SpaceId[]): number {
  const { spaces } = editionOf(edition);
  return territories.reduce((sum, territory) => {
    const space = spaces.find(({ id }) => id === territory);
    return sum + (space?.kind === 'land' ? space.ipc : 0);
  }, 0);
}
