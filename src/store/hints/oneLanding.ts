import { isActing, landingPlaces, typeOf, type GameState, type Unit } from '../../engine/index.ts';
import type { Hint } from './hint.ts';

/** Flights of this combat move after which there is one place only to land, those of one space together (CM-11). */
export function oneLanding(game: GameState): readonly Hint[] {
  if (game.phase !== 'combat-move') return [];
  const found = new Map<string, Extract<Hint, { kind: 'one-landing' }>>();
  for (const unit of Object.values(game.units)) {
    if (!isFlying(game, unit)) continue;
    const [place, ...others] = landingPlaces(game, unit.id);
    if (place === undefined || others.length > 0) continue;
    const key = [unit.space, ...place.spaces].join(' ');
    const flyers = [...(found.get(key)?.flyers ?? []), unit.id];
    found.set(key, { kind: 'one-landing', space: unit.space, flyers, place });
  }
  return [...found.values()];
}

const isFlying = (game: GameState, unit: Unit): boolean =>
  isActing(game, unit.owner) &&
  game.turn.deeds[unit.id]?.did === 'moved' &&
  unit.aboard === undefined &&
  typeOf(game, unit).domain === 'air';
