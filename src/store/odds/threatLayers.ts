import { hasNoPart, SIDES, sideOf, type GameState, type PowerId } from '../../engine/index.ts';
import { editionIn } from '../selectors.ts';
import type { ThreatLayer } from './threats.ts';

/** At first the threats of the other side. */
export function firstLayer(game: GameState): ThreatLayer {
  const enemy = SIDES.find((side) => side !== sideOf(game, game.power)) ?? 'axis';
  return { by: enemy, horizon: 'this' };
}

/** Those that can threaten anything in the order of play: powers without a part in a short game only defend. */
export const threateningPowers = (game: GameState): readonly PowerId[] =>
  editionIn(game).turnOrder.filter((power) => !hasNoPart(game, power));

/** The powers of a layer in the order of play. */
export const powersOf = (game: GameState, { by }: ThreatLayer): readonly PowerId[] =>
  threateningPowers(game).filter((power) => power === by || sideOf(game, power) === by);
