import { advantagesWith } from '../advantages/inPlay.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { boardOf, territoryOf } from '../map/board.ts';
import type { GameState } from '../state.ts';

/** How far flights are, also for a power for whose air units an island counts as its zone: the step between is free. */

type Flying = Pick<GameState, 'edition' | 'advantages'>;

/** Whether a step to or from an island costs this power's air units nothing. */
export const fliesFreeToIslands = (state: Flying, power: PowerId): boolean =>
  advantagesWith(state, 'islandsAreInZones').some(({ owner }) => owner === power);

export const isIsland = (state: Flying, space: SpaceId): boolean => territoryOf(boardOf(state), space)?.island ?? false;

/** How many steps between these two spaces cost nothing. */
export const freeSteps = (state: Flying, power: PowerId, a: SpaceId, b: SpaceId): number =>
  a !== b && fliesFreeToIslands(state, power) ? Number(isIsland(state, a)) + Number(isIsland(state, b)) : 0;

/** How much movement a power's unit uses on this route. Only flights have steps to and from islands. */
export function movementUsed(state: Flying, power: PowerId, route: readonly SpaceId[]): number {
  const steps = Math.max(0, route.length - 1);
  if (steps === 0 || !fliesFreeToIslands(state, power)) return steps;
  return route.slice(1).filter((space, i) => !isIsland(state, space) && !isIsland(state, route[i]!)).length;
}

/** How much movement a power's air unit needs from one space to another (CM-10). */
export const flightDistance = (state: Flying, power: PowerId, from: SpaceId, to: SpaceId): number =>
  flightDistances(state, power)(from, to);

/**
 * How much movement a power's air unit needs between two spaces: one for each border, but for free steps.
 * @rule CM-10
 */
export function flightDistances(state: Flying, power: PowerId): (from: SpaceId, to: SpaceId) => number {
  const { airDistance } = boardOf(state);
  if (!fliesFreeToIslands(state, power)) return airDistance;
  return (from, to) => airDistance(from, to) - freeSteps(state, power, from, to);
}

/** The spaces that a power's air unit can reach with so much movement, without the start, in the board's order. */
export function flightRange(state: Flying, power: PowerId, from: SpaceId, points: number): readonly SpaceId[] {
  const { airRange } = boardOf(state);
  if (!fliesFreeToIslands(state, power)) return airRange(from, points);
  return airRange(from, points + 2).filter((to) => flightDistance(state, power, from, to) <= points);
}
