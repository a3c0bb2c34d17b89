import {
  EDITIONS,
  editionOf,
  fromPosition,
  newGame,
  tableFaults,
  type GameState,
  type PositionFault,
  type Result,
} from '../engine/index.ts';
import type { Setup } from './schema.ts';

/** The state before the first command, or everything that is wrong with what was agreed. */
export function startOf({ edition: id, start, players }: Setup): Result<GameState, readonly PositionFault[]> {
  if (!EDITIONS.some((edition) => edition.id === id))
    return { ok: false, fault: [{ path: 'edition', message: `there is no edition ${id}` }] };
  const edition = editionOf(id);
  const position = start.kind === 'position' ? fromPosition(start.position) : null;
  if (position !== null && !position.ok) return position;
  const victory = start.kind === 'setup' ? start.victory : (position?.value.victory ?? '');
  const faults = tableFaults(edition, { players, victory });
  if (faults.length > 0)
    return { ok: false, fault: faults.map((message) => ({ path: 'players', message, rule: 'TURN-6' })) };
  // A position does not say who plays; the people at this table do.
  return {
    ok: true,
    value: position === null ? newGame(edition, { players, victory }) : { ...position.value, players },
  };
}
