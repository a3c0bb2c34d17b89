import type { Beginning } from '../family.ts';
import type { Result } from '../common/result.ts';
import { advantageFaults } from './advantages/agreed.ts';
import type { Edition } from './edition.ts';
import type { AdvantageId, ByPower } from './ids.ts';
import { missingEdition } from './loadEdition.ts';
import { loadedEdition } from './board.ts';
import { newGame, optionFaults } from './newGame.ts';
import { usualVictory } from './phases/victory.ts';
import type { fromPosition, toPosition } from './position/files.ts';
import type { PositionFault } from './position/schema.ts';
import { unitFault } from './position/unitFault.ts';
import type { GameState } from './state.ts';

interface PositionCode {
  readonly fromPosition: typeof fromPosition;
  readonly toPosition: typeof toPosition;
}

let positions: PositionCode | null = null;

/** Loads what reads and writes position files. Rejects if it cannot be fetched; the next call tries again. */
export async function loadPositions(): Promise<PositionCode> {
  positions ??= await import('./position/files.ts');
  return positions;
}

/** What reads and writes position files; null if it is not loaded. */
export const loadedPositions = (): PositionCode | null => positions;

/** How a game of this family begins. */
interface OwnBeginning extends Beginning {
  readonly start:
    | { readonly kind: 'setup'; readonly victory: string; readonly advantages?: ByPower<readonly AdvantageId[]> }
    | { readonly kind: 'position'; readonly position: unknown };
  /** In a game begun before dice that can hit nobody were left out (COM-9): its commands have them. */
  readonly idleDice?: true;
}

/**
 * The state before the first command, or everything that is wrong with the set-up. Load what it needs first: otherwise
 * its edition is said not to be loaded, or a position is not read. `reading` stands in for what was loaded.
 */
export function begin(
  beginning: Beginning,
  reading: PositionCode | null = positions,
): Result<GameState, readonly PositionFault[]> {
  const { edition: id, start, players, idleDice } = beginning as OwnBeginning;
  const edition = loadedEdition(id);
  if (edition === null) return { ok: false, fault: [{ path: 'edition', message: missingEdition(id) }] };
  const tooMany = start.kind === 'position' ? unitFault(start.position) : null;
  if (tooMany !== null) return { ok: false, fault: [tooMany] };
  const position = start.kind === 'position' ? readPosition(start.position, reading) : null;
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

function readPosition(position: unknown, reading: PositionCode | null): Result<GameState, readonly PositionFault[]> {
  if (reading !== null) return reading.fromPosition(position);
  return { ok: false, fault: [{ path: 'start', message: 'positions cannot be read yet; try again in a moment' }] };
}
