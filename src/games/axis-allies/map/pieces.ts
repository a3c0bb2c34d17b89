import {
  allUnits,
  awaiting,
  isActing,
  isMovePhase,
  movesLeft,
  warnings,
  type GameState,
  type Unit,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import type { BoardPiece, Readiness } from '../../face/scene.ts';

/** All units, in a phase of moves with what they still can do in it. */
export function piecesNow(game: GameState): readonly BoardPiece[] {
  const units = allUnits(game.units);
  if (!isMovePhase(game.phase)) return units;
  const [readiness, left] = [readinessOf(game), movesLeftOf(game)];
  return units.map((unit) => ({ ...unit, readiness: readiness(unit), movesLeft: left(unit) }));
}

/** The readiness of each unit of the acting power in a movement phase; all other units are 'free'. */
function readinessOf(game: GameState): (unit: Unit) => Readiness {
  const airborne = unitsThatMustLand(game);
  return ({ id, owner, aboard }) => {
    if (airborne.has(id)) return 'urgent';
    const record = game.turn.deeds[id];
    if (!isActing(game, owner) || record === undefined) return 'free';
    // Cargo is finished once its amphibious assault is ordered.
    const isDone = aboard === undefined ? movesLeft(game, id) === 0 : record.assault !== undefined;
    return isDone ? 'moved' : 'free';
  };
}

/**
 * The movement points that each unit of the acting power has left in a movement phase; null for all other units and
 * for cargo, which moves with its transport.
 */
function movesLeftOf(game: GameState): (unit: Unit) => number | null {
  return ({ id, owner, aboard }) => (isActing(game, owner) && aboard === undefined ? movesLeft(game, id) : null);
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
