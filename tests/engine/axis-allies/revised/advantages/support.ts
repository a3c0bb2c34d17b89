import {
  awaiting,
  fromPosition,
  toPosition,
  type Command,
  type GameEvent,
  type GameState,
} from '../../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../../src/engine/index.ts';

/** Helpers to test national advantages. */
export * from '../position.ts';

type Declared = Omit<Extract<Command, { readonly type: 'use-advantage' }>, 'type' | 'advantage'>;

/** Declares an advantage. */
export const declare = (advantage: string, how: Declared = {}): Command => ({
  type: 'use-advantage',
  advantage,
  ...how,
});

/** Answers an offer. */
export const place = (to: SpaceId | null): Command => ({ type: 'place-offer', to });

/** The dice that are asked now: value and unit types, lowest value first. */
export function asked(state: GameState): readonly string[] {
  const waits = awaiting(state);
  if (waits.kind !== 'dice') return [waits.kind];
  return waits.groups.map(({ value, units }) => `${value}: ${units.map((id) => state.units[id]?.type).join(', ')}`);
}

/** The territories of the offer that is open, or nothing. */
export function offered(state: GameState): readonly SpaceId[] {
  const waits = awaiting(state);
  return waits.kind === 'offer' ? waits.offer.places : [];
}

/** The kinds of these events that speak of this advantage. */
export const toldOf = (events: readonly GameEvent[], advantage: string): readonly string[] =>
  events.flatMap((event) => ('advantage' in event && event.advantage === advantage ? [event.type] : []));

/** The state that is read back from its position file; fails if that is another. */
export function readBack(state: GameState): GameState {
  const file = toPosition(state);
  const read = fromPosition(file);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const again = JSON.stringify(toPosition(read.value));
  if (again !== JSON.stringify(file)) throw new Error(`not the same: ${again}`);
  return read.value;
}
