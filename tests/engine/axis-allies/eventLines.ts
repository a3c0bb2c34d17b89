import type { GameEvent, GameState } from '../../../src/engine/axis-allies/index.ts';
import { played, type Order } from './rules/position.ts';

/** An event as a line of text, with unit types instead of ids: 'units-repaired {units:[battleship]}'. */
function line(units: GameState['units'], { type, ...said }: GameEvent): string {
  const text = JSON.stringify(said).replaceAll(/"(u\d+)"/g, (id, name: string) => units[name]?.type ?? id);
  return `${type} ${text.replaceAll('"', '')}`;
}

/** All events of these orders, as lines of text. */
export function eventLines(start: GameState, ...orders: readonly Order[]): readonly string[] {
  const { events, state } = played(start, ...orders);
  return events.map((event) => line({ ...state.units, ...start.units }, event));
}

const DICE = /^(?:battle-step|dice-rolled|casualties-chosen) /;

/** The same without dice, choices of casualties and battle steps. */
export const outcome = (start: GameState, ...orders: readonly Order[]): readonly string[] =>
  eventLines(start, ...orders).filter((told) => !DICE.test(told));
