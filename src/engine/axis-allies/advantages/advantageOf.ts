import { boardOf } from '../board.ts';
import type { Advantage } from '../edition.ts';
import type { AdvantageId } from '../ids.ts';
import type { GameState } from '../state.ts';

/** The edition's advantage with this id, in play or not; undefined for an unknown id. */
export const advantageOf = (state: Pick<GameState, 'edition'>, advantage: AdvantageId): Advantage | undefined =>
  boardOf(state).edition.advantages.find(({ id }) => id === advantage);
