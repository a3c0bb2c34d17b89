import {
  isActing,
  isMovePhase,
  awaiting,
  movesLeft,
  warnings,
  type GameState,
  type Unit,
  type UnitId,
} from '../../engine/axis-allies/index.ts';

export const READINESS = ['free', 'moved', 'must-land'] as const;
/** What a counter shows: 'free' nothing, 'moved' a finished move, 'must-land' an aircraft that has to land yet. */
export type Readiness = (typeof READINESS)[number];

/** The readiness of each unit of the acting power in this movement phase; all other units are 'free'. */
export function readinessOf(game: GameState): (unit: Unit) => Readiness {
  if (!isMovePhase(game.phase)) return () => 'free';
  const airborne = unitsThatMustLand(game);
  return ({ id, owner, aboard }) => {
    if (airborne.has(id)) return 'must-land';
    const record = game.turn.deeds[id];
    if (!isActing(game, owner) || record === undefined) return 'free';
    // Cargo is finished once its amphibious assault is ordered.
    const isDone = aboard === undefined ? movesLeft(game, id) === 0 : record.assault !== undefined;
    return isDone ? 'moved' : 'free';
  };
}

/**
 * The movement points that each unit of the acting power has left in this movement phase; null for all other units and
 * for cargo, which moves with its transport.
 */
export function movesLeftOf(game: GameState): (unit: Unit) => number | null {
  const isMoving = isMovePhase(game.phase);
  return ({ id, owner, aboard }) =>
    isMoving && isActing(game, owner) && aboard === undefined ? movesLeft(game, id) : null;
}

/** The aircraft that would be lost if the phase ended now. */
function unitsThatMustLand(game: GameState): ReadonlySet<UnitId> {
  if (game.phase !== 'noncombat-move' || awaiting(game).kind !== 'command') return new Set();
  return new Set(
    warnings(game).flatMap((warning) =>
      warning.kind === 'air-to-land' || warning.kind === 'air-lost' ? warning.units : [],
    ),
  );
}
