import {
  boardOf,
  isHostileTerritory,
  territoryOf,
  type GameState,
  type PowerId,
  type SpaceId,
} from '../../engine/index.ts';
import { memoryOf } from '../memory.ts';
import type { Policies } from '../policies.ts';
import { fallChances } from './fallChance.ts';
import { expectedLoss, type Threat } from './threat.ts';
import { threats, type Horizon } from './threats.ts';

/** What some powers threaten, each by itself. */
export interface ThreatMap {
  /** The worst first of each space, in the board's order. */
  readonly threats: readonly Threat[];
  /** The enemy territories and all zones where none of them can come: dead ground. */
  readonly dead: readonly SpaceId[];
  /** Capitals that could be taken, and zones with fleets that could be beaten: those where most may be lost first. */
  readonly capitals: readonly SpaceId[];
  readonly fleets: readonly SpaceId[];
}

/** Chances of so many battles are remembered: those of maps of all powers. */
export const MOST_BATTLES = 1_000;

/** Smaller chances are no danger worth telling. */
const LEAST_DANGER = 0.005;

/**
 * What these powers, of one side, threaten in this or the next combat move of each; null while battles are to be
 * fought: then ask on the board after them (`boardAfter`). See `threats` for what is exact. What the memory still knows
 * of another position is not reckoned again.
 */
export function threatMap(
  state: GameState,
  powers: readonly PowerId[],
  horizon: Horizon,
  policies: Policies,
  memory = memoryOf(MOST_BATTLES),
): ThreatMap | null {
  const fallChance = fallChances(policies, memory);
  const all: Threat[] = [];
  for (const power of powers) {
    const found = threats(state, power, horizon, fallChance);
    if (!found) return null;
    all.push(...found);
  }
  const board = boardOf(state);
  const byChance = all.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0) || pointsOf(b) - pointsOf(a));
  const order = new Map([...board.spaces.keys()].map((space, i) => [space, i]));
  const endangered = all
    .filter(({ chance }) => chance !== null && chance >= LEAST_DANGER)
    .toSorted((a, b) => expectedLoss(b) - expectedLoss(a))
    .map(({ space }) => space);
  const [first] = powers;
  return {
    threats: byChance.toSorted((a, b) => order.get(a.space)! - order.get(b.space)!),
    dead: [...board.spaces.values()].flatMap(({ id, kind }) =>
      first !== undefined &&
      (kind === 'sea' || isHostileTerritory(state, id, first)) &&
      !all.some(({ space }) => space === id)
        ? [id]
        : [],
    ),
    capitals: [...new Set(endangered)].filter((space) => territoryOf(board, space)?.capitalOf),
    fleets: [...new Set(endangered)].filter((space) => !territoryOf(board, space)),
  };
}

/** All points that a threat brings together. */
export const pointsOf = ({ land, landing, sea, air }: Threat): number =>
  land.points + landing.points + sea.points + air.points;
