import { areEnemies, typeOf, unitsIn, unitTypesOf, type GameState, type SpaceId } from '../../engine/index.ts';
import { enemiesReaching } from './enemyReach.ts';
import type { Hint } from './hint.ts';

const PHASES: readonly string[] = ['purchase-units', 'noncombat-move', 'mobilize-new-units'];

/** Own industrial complexes without an antiaircraft gun, which enemy bombers can raid in their next turn (SBR-1). */
export function noGun(game: GameState): readonly Hint[] {
  if (!PHASES.includes(game.phase)) return [];
  const guns = [...unitTypesOf(game, game.power).values()].filter(({ antiaircraftFire }) => antiaircraftFire > 0);
  const areBought = guns.some(({ id }) => (game.purchased[id] ?? 0) > 0);
  if (guns.length === 0 || areBought) return [];
  return game.complexes
    .filter((space) => game.control[space] === game.power && !hasGun(game, space))
    .flatMap((space): readonly Hint[] => {
      const enemies = enemiesReaching(game, space, ({ raids }) => raids);
      return enemies.length > 0 ? [{ kind: 'no-gun', space, enemies }] : [];
    });
}

const hasGun = (game: GameState, space: SpaceId): boolean =>
  unitsIn(game, space).some(
    (unit) => !areEnemies(game, unit.owner, game.power) && typeOf(game, unit).antiaircraftFire > 0,
  );
