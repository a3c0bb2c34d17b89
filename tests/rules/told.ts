import { play, refusalOf, type GameState, type Refusal } from '../../src/engine/index.ts';
import { commandOf, type Order } from './position.ts';

/** A refusal in full, its units by their types: what a table is told. Fails if the order stands. */
export function told(state: GameState, order: Order): Refusal {
  const command = commandOf(state, order);
  const refused = refusalOf(state, command);
  const answer = play(state, command);
  if (!refused || answer.ok) throw new Error(`${JSON.stringify(command)} was accepted`);
  if (JSON.stringify(refused) !== JSON.stringify(answer.fault)) throw new Error(`asked ${JSON.stringify(refused)}, played ${JSON.stringify(answer.fault)}`);
  return { ...refused, ...(refused.units && { units: refused.units.map((id) => state.units[id]?.type ?? id) }) };
}

/** A title that begins with its rules, a position with an order, and what the refusal must say at least. */
export type Telling = readonly [title: string, make: () => readonly [GameState, Order], says: Refusal];
