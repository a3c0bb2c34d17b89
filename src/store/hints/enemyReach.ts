import {
  alikeUnits,
  approaches,
  attackRange,
  enemiesInTurn,
  nextCombatMove,
  typeOf,
  type GameState,
  type PowerId,
  type SpaceId,
  type UnitType,
} from '../../engine/index.ts';

/** The enemies whose units of such a type could attack in a space in their next combat move, each unit alone. */
export function enemiesReaching(
  game: GameState,
  space: SpaceId,
  isMeant: (type: UnitType) => boolean,
): readonly PowerId[] {
  return enemiesInTurn(game).filter((power) => {
    const turn = nextCombatMove(game, power);
    return alikeUnits(turn).some(
      ([unit]) => unit !== undefined && isMeant(typeOf(turn, unit)) && attackRange(turn, unit).includes(space),
    );
  });
}

const TAKING: readonly string[] = ['attack', 'capture', 'blitz', 'assault'];

/** The enemies that could take a territory in their next combat move, from the sea too. */
export const enemiesTaking = (game: GameState, territory: SpaceId): readonly PowerId[] =>
  enemiesInTurn(game).filter((power) => canTake(nextCombatMove(game, power), territory));

function canTake(turn: GameState, territory: SpaceId): boolean {
  for (const found of approaches(turn, territory)) {
    const unit = turn.units[found?.units[0] ?? ''];
    if (found !== null && unit !== undefined && TAKING.includes(found.meaning) && typeOf(turn, unit).captures)
      return true;
  }
  return false;
}
