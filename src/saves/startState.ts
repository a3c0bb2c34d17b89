import {
  advantageFaults,
  loadedEdition,
  missingEdition,
  newGame,
  optionFaults,
  usualVictory,
  type Edition,
  type GameState,
  type PositionFault,
  type Result,
} from '../engine/index.ts';
import { atPath } from './atPath.ts';
import { MAX_UNITS } from './limits.ts';
import { loadedPositions, type Positions } from './loadPositions.ts';
import type { Setup } from './schema.ts';

/**
 * The state before the first command, or everything that is wrong with the set-up. Load what it needs first (see
 * `loadStart` in store/loadEditionOf.ts): otherwise its edition is said not to be loaded, or a position is not read.
 */
export function startState(
  { edition: id, start, players, idleDice }: Setup,
  positions: Positions | null = loadedPositions(),
): Result<GameState, readonly PositionFault[]> {
  const edition = loadedEdition(id);
  if (edition === null) return { ok: false, fault: [{ path: 'edition', message: missingEdition(id) }] };
  const tooMany = start.kind === 'position' ? unitFault(start.position) : null;
  if (tooMany !== null) return { ok: false, fault: [tooMany] };
  const position = start.kind === 'position' ? readPosition(start.position, positions) : null;
  if (position !== null && !position.ok) return position;
  if (position !== null && position.value.edition !== id) {
    const message = `a game of ${edition.id} cannot begin from a position of ${position.value.edition}`;
    return { ok: false, fault: [{ path: 'edition', message }] };
  }
  const victory = start.kind === 'setup' ? start.victory : (position?.value.victory ?? '');
  const advantages = (start.kind === 'setup' ? start.advantages : undefined) ?? {};
  const isKnown = Object.hasOwn(edition.victories, victory);
  const table = { players, victory: isKnown ? victory : usualVictory(edition) };
  const faults = [
    ...(isKnown ? [] : [victoryFault(edition, victory)]),
    ...optionFaults(edition, table).map((message) => ({ path: 'players', message, rule: 'TURN-6' })),
    ...advantageFaults(edition, advantages).map((fault) => ({ ...fault, path: `start.${fault.path}` })),
  ];
  if (faults.length > 0) return { ok: false, fault: faults };
  // A position does not contain the players; they come from the set-up.
  const begun = position === null ? newGame(edition, { players, victory, advantages }) : { ...position.value, players };
  return { ok: true, value: idleDice ? { ...begun, idleDice } : begun };
}

const victoryFault = ({ id, victories }: Edition, victory: string): PositionFault => ({
  path: 'start.victory',
  message:
    `in ${id} nobody can win "${victory}"; a game there is won ` +
    Object.keys(victories)
      .map((known) => `"${known}"`)
      .join(' or '),
  rule: 'TURN-6',
});

/** The fault of a position with too many units, before any of them is created; null if it has none. */
export const unitFault = (position: unknown): PositionFault | null =>
  countUnits(position) > MAX_UNITS
    ? { path: 'units', message: `a position has at most ${MAX_UNITS} units in all` }
    : null;

function readPosition(position: unknown, positions: Positions | null): Result<GameState, readonly PositionFault[]> {
  if (positions !== null) return positions.fromPosition(position);
  return { ok: false, fault: [{ path: 'start', message: 'positions cannot be read yet; try again in a moment' }] };
}

function countUnits(position: unknown): number {
  const within = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value) : [];
  const counts = within((position as { units?: unknown } | null)?.units)
    .flatMap(within)
    .flatMap(within);
  return counts.reduce<number>((sum, count) => sum + (typeof count === 'number' && count > 0 ? count : 0), 0);
}

/**
 * Faults of a start (see `startState`) at their places in a file that holds it: those of a position lie inside it. Only
 * an edition that is not loaded is the file's own.
 */
export const placedInFile = ({ edition, start }: Setup, faults: readonly PositionFault[]): readonly PositionFault[] =>
  start.kind === 'setup' || loadedEdition(edition) === null
    ? faults
    : faults.map((fault) => (/^(players|start)/.test(fault.path) ? fault : atPath('start.position', fault)));
