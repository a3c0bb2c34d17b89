import { SIDES, sideOf, type GameState, type PowerId } from '../../engine/index.ts';
import { editionIn } from '../selectors.ts';
import type { ThreatLayer } from './threats.ts';

/** At first the threats of the other side. */
export function firstLayer(game: GameState): ThreatLayer {
  const enemy = SIDES.find((side) => side !== sideOf(game, game.power)) ?? 'axis';
  return { by: enemy, horizon: 'this' };
}

/** The powers of a layer in the order of play. */
export const powersOf = (game: GameState, { by }: ThreatLayer): readonly PowerId[] =>
  editionIn(game).turnOrder.filter((power) => power === by || sideOf(game, power) === by);
