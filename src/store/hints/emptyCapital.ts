import {
  areEnemies,
  availableComplexes,
  boardOf,
  typeOf,
  unitsIn,
  unitTypesOf,
  type GameState,
  type SpaceId,
  type UnitType,
} from '../../engine/index.ts';
import { enemiesTaking } from './enemyReach.ts';
import type { Hint } from './hint.ts';

const PHASES: readonly string[] = ['combat-move', 'noncombat-move', 'mobilize-new-units'];

/** The own capital without land units, bought ones too, that an enemy can take in its next turn (CAP-1). */
export function emptyCapital(game: GameState): readonly Hint[] {
  const space = boardOf(game).powers.get(game.power)?.capital;
  if (!PHASES.includes(game.phase) || space === undefined || game.control[space] !== game.power) return [];
  const isHeld = unitsIn(game, space).some(
    (unit) => canHold(typeOf(game, unit)) && !areEnemies(game, unit.owner, game.power),
  );
  if (isHeld || canBeFilled(game, space)) return [];
  const enemies = enemiesTaking(game, space);
  return enemies.length > 0 ? [{ kind: 'empty-capital', space, enemies }] : [];
}

/** A gun does not fight in the battle. */
const canHold = (type: UnitType | undefined): boolean => type?.domain === 'land' && type.defense > 0;

/** Whether a land unit that was bought can still be placed there. */
function canBeFilled(game: GameState, space: SpaceId): boolean {
  const types = unitTypesOf(game, game.power);
  const isBought = Object.entries(game.purchased).some(([id, n]) => n > 0 && canHold(types.get(id)));
  return isBought && availableComplexes(game).some(({ complex, left }) => complex === space && left > 0);
}
