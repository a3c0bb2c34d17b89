import type { GameState, PowerId } from '../../engine/index.ts';
import { powerIn } from '../../store/selectors.ts';

/** Whether a power is on the other side than the one that acts. */
export const isEnemy = (game: GameState, power: PowerId): boolean => powerIn(game, power).side !== powerIn(game, game.power).side;
