import {
  enemiesIn,
  isHostileTerritory,
  typeOf,
  type UnitDestination,
  type GameState,
  type SpaceId,
  type UnitId,
  availableComplexes,
  refusalOf,
  unitTypesOf,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';
import { movableUnits, usefulDestinations } from './movableUnits.ts';

/** An attack to begin with: where most of its units stand, and where it goes. */
export interface SuggestedAttack {
  readonly from: SpaceId;
  readonly target: SpaceId;
}

const SUGGESTED = new WeakMap<GameState, SuggestedAttack | null>();

/**
 * The attack over land that has most in its favour: all land units that can go there, against all that defend; null if
 * there is none. Only a start for somebody new. Cached for each state.
 */
export function suggestedAttack(game: GameState): SuggestedAttack | null {
  const known = SUGGESTED.get(game);
  if (known !== undefined) return known;
  const found = findAttack(game);
  SUGGESTED.set(game, found);
  return found;
}

interface Attack extends SuggestedAttack {
  readonly strength: number;
  /** The strength of those that come from `from`. */
  readonly most: number;
}

function findAttack(game: GameState): SuggestedAttack | null {
  const attacks = new Map<SpaceId, Attack>();
  for (const [from, units] of movableUnits(game)) {
    const ground = units.filter((id) => isGround(game, id));
    if (ground.length === 0) continue;
    const strength = strengthOf(game, ground, 'attack');
    for (const { space } of usefulDestinations(game, ground).filter((found) => isDefended(game, found))) {
      const other = attacks.get(space);
      const isMost = other === undefined || strength > other.most;
      attacks.set(space, {
        target: space,
        from: isMost ? from : other.from,
        most: isMost ? strength : other.most,
        strength: strength + (other?.strength ?? 0),
      });
    }
  }
  const margin = ({ target, strength }: Attack): number => strength - defenceOf(game, target);
  const [best] = [...attacks.values()].toSorted((a, b) => margin(b) - margin(a));
  return best === undefined ? null : { from: best.from, target: best.target };
}

const isDefended = (game: GameState, { space }: UnitDestination): boolean =>
  isHostileTerritory(game, space, game.power) && enemiesIn(game, space, game.power).length > 0;

const isGround = (game: GameState, id: UnitId): boolean => {
  const unit = game.units[id];
  return unit !== undefined && unit.aboard === undefined && typeOf(game, unit).captures;
};

const defenceOf = (game: GameState, space: SpaceId): number =>
  strengthOf(
    game,
    enemiesIn(game, space, game.power).map(({ id }) => id),
    'defense',
  );

/** The values of these units, and one for each of them. */
const strengthOf = (game: GameState, units: readonly UnitId[], value: 'attack' | 'defense'): number =>
  units.reduce((sum, id) => {
    const unit = game.units[id];
    return unit === undefined ? sum : sum + 1 + typeOf(game, unit)[value];
  }, 0);

/** The cheapest unit that could be added to the order and placed; null if there is none. */
export function cheapestPurchase(state: GameState): UnitTypeId | null {
  const ordered = Object.values(state.purchased).reduce((sum, n) => sum + n, 0);
  const places = availableComplexes(state).reduce((sum, { left }) => sum + left, 0);
  if (ordered >= places) return null;
  const affordable = [...unitTypesOf(state, state.power).values()]
    .sort((a, b) => a.cost - b.cost)
    .find(({ id }) => {
      const units = { ...state.purchased, [id]: (state.purchased[id] ?? 0) + 1 };
      return refusalOf(state, { type: 'purchase', units }) === null;
    });
  return affordable?.id ?? null;
}
