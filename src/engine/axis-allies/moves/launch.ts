import { applyEvent } from '../applyEvent.ts';
import type { GameEvent } from '../event.ts';
import type { SpaceId } from '../ids.ts';
import { unitOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { canBeLaunched, canLeaveDeck, keptAboard } from './stayAboard.ts';

/** The state before these units move, and what has happened to fighters on deck till then (CM-13). */
export interface DeckOrders {
  readonly state: GameState;
  readonly units: readonly Unit[];
  readonly events: readonly GameEvent[];
}

/**
 * What a move of these units says of fighters on deck: those among them that were to stay aboard are launched, and
 * those that nobody launched stay aboard carriers that sail in combat move (CM-13).
 */
export function deckOrders(before: GameState, named: readonly Unit[]): DeckOrders {
  const fighters = named.filter((unit) => canBeLaunched(before, unit));
  const released: readonly GameEvent[] = fighters.length === 0 ? [] : [launching(fighters)];
  const free = released.reduce(applyEvent, before);
  const units = released.length === 0 ? named : named.flatMap(({ id }) => unitOf(free, id) ?? []);
  const kept = keptAboard(free, units);
  if (kept.length === 0) return { state: free, units, events: released };
  const event: GameEvent = { type: 'fighters-kept-aboard', kept };
  return { state: applyEvent(free, event), units, events: [...released, event] };
}

const launching = (fighters: readonly Unit[]): GameEvent => ({
  type: 'fighters-released',
  units: fighters.map(({ id }) => id),
});

/** What launching these fighters where they are gives, to fight there or to fly later; null if it is no such order. */
export function launchOnTheSpot(state: GameState, units: readonly Unit[], to: SpaceId): readonly GameEvent[] | null {
  return units.every((unit) => unit.space === to && canLeaveDeck(state, unit)) ? [launching(units)] : null;
}
