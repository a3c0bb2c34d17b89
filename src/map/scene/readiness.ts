import { awaiting, movesLeft, warnings, type GameState, type Unit, type UnitId } from '../../engine/index.ts';

export const READINESS = ['free', 'moved', 'must-land'] as const;
/**
 * What a unit's counter says beside its type: nothing, that it has done all its moving, or that it must still come
 * down.
 */
export type Readiness = (typeof READINESS)[number];

/** How far each unit of the acting power has come in this movement phase; all others are free. */
export function readinessIn(game: GameState): (unit: Unit) => Readiness {
  if (game.phase !== 'combat-move' && game.phase !== 'noncombat-move') return () => 'free';
  const airborne = unitsToLand(game);
  return ({ id, owner, aboard }) => {
    if (airborne.has(id)) return 'must-land';
    const deed = game.turn.deeds[id];
    if (owner !== game.power || deed === undefined) return 'free';
    // Cargo has done its part once it knows where it goes ashore.
    const isDone = aboard === undefined ? movesLeft(game, id) === 0 : deed.assault !== undefined;
    return isDone ? 'moved' : 'free';
  };
}

/**
 * Movement points that each unit of the acting power has left in this movement phase; null for all others, and for
 * cargo, which goes with its ship.
 */
export function movementIn(game: GameState): (unit: Unit) => number | null {
  const isMoving = game.phase === 'combat-move' || game.phase === 'noncombat-move';
  return ({ id, owner, aboard }) =>
    isMoving && owner === game.power && aboard === undefined ? movesLeft(game, id) : null;
}

/** Aircraft that would be lost if the phase ended now. */
function unitsToLand(game: GameState): ReadonlySet<UnitId> {
  if (game.phase !== 'noncombat-move' || awaiting(game).kind !== 'command') return new Set();
  return new Set(
    warnings(game).flatMap((warning) =>
      warning.kind === 'air-to-land' || warning.kind === 'air-lost' ? warning.units : [],
    ),
  );
}
