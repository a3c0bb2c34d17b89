import { boardOf, neighboursIn } from '../board.ts';
import type { PowerId, SpaceId } from '../ids.ts';
import { startOf, typeOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';

/** How far units go by their type, and by what stood where they began the turn. */

/** A kind of base from which units go farther in a turn. */
export interface BaseRule {
  /** Air units that began the turn in its territory, or ships in a zone that touches it. */
  readonly domain: 'air' | 'sea';
  /** How many movement points more they have. */
  readonly adds: number;
  /** Whether such a base works for this power there: its own or a friend's, in order, held since the turn began. */
  works(state: GameState, territory: SpaceId, power: PowerId): boolean;
}

/**
 * The movement points of a unit in a turn, both movement phases together.
 * @rule AB-1, NB-2
 */
export function moveRange(state: GameState, unit: Unit): number {
  const { move, domain } = typeOf(state, unit);
  const { edition } = boardOf(state);
  if (edition.bases.length === 0 || domain === 'land') return move;
  return move + pointsFromBases(state, unit, domain);
}

function pointsFromBases(state: GameState, unit: Unit, domain: BaseRule['domain']): number {
  const board = boardOf(state);
  const start = startOf(state, unit);
  const territories = domain === 'air' ? [start] : neighboursIn(board.coasts, start);
  let most = 0;
  for (const base of board.edition.bases)
    if (base.domain === domain && base.adds > most && territories.some((one) => base.works(state, one, unit.owner)))
      most = base.adds;
  return most;
}
