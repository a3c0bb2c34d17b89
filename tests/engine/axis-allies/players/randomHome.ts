import { boardOf, researchable, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { Chance } from './chance.ts';

/** Sometimes researches one of the developments that are left, with a few dice or with all that can be paid. */
export function randomResearch(state: GameState, draws: Chance): Command {
  const most = Math.floor((state.treasury[state.power] ?? 0) / boardOf(state).edition.researchDieCost);
  const wanted = draws.happens(0.4) ? draws.one(researchable(state)) : undefined;
  if (!wanted || most < 1) return { type: 'end-phase' };
  return {
    type: 'research',
    development: wanted.id,
    dice: draws.happens(0.2) ? most : 1 + draws.below(Math.min(4, most)),
  };
}
