import { editionOf, type GameState } from '../engine/index.ts';
import { powerName, sideName } from './names.ts';
import { joinWords } from './words.ts';

/** 'Berlin', the capital city of a territory; its name where it has none. */
function cityName(state: GameState, space: string): string {
  const found = editionOf(state.edition).spaces.find(({ id }) => id === space);
  if (found === undefined) return space;
  return found.kind === 'land' && found.capitalCity !== null ? found.capitalCity : found.name;
}

/** 'The Axis win' and why; null while the game goes on. */
export function endText(state: GameState): { title: string; why: string } | null {
  const outcome = state.outcome;
  if (outcome === null) return null;
  const cities = joinWords(outcome.capitals.map((space) => cityName(state, space)));
  const many = outcome.capitals.length > 1;
  return {
    title: `The ${sideName(outcome.winner)} win`,
    why: `At the end of ${powerName(state, state.power)}’s turn in round ${state.round} they hold ${many ? 'the capitals ' : ''}${cities}.`,
  };
}
