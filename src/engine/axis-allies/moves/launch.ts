import { applyEvent } from '../applyEvent.ts';
import type { GameEvent } from '../event.ts';
import type { SpaceId } from '../ids.ts';
import { unitOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { canBeLaunched } from './stayAboard.ts';

/** What launching those of some units that were to stay aboard gives: the events, and all these units then (CM-13). */
export interface Launched {
  readonly state: GameState;
  readonly units: readonly Unit[];
  readonly events: readonly GameEvent[];
}

/** Launches fighters that were to stay aboard a carrier that has not sailed (CM-13). */
export function launched(state: GameState, units: readonly Unit[]): Launched {
  const fighters = units.filter((unit) => canBeLaunched(state, unit));
  if (fighters.length === 0) return { state, units, events: [] };
  const event: GameEvent = { type: 'fighters-released', units: fighters.map(({ id }) => id) };
  const next = applyEvent(state, event);
  return { state: next, units: units.flatMap(({ id }) => unitOf(next, id) ?? []), events: [event] };
}

/** Whether these units are launched only to be where they are: to fight there. */
export const isLaunchOnTheSpot = (state: GameState, units: readonly Unit[], to: SpaceId): boolean =>
  units.every((unit) => unit.space === to && canBeLaunched(state, unit));
