import { editionOf, type GameState } from '../engine/index.ts';
import { possessive, sideName } from './names.ts';
import { joinWords } from './words.ts';

/** 'Berlin', the capital city of a territory; its name where it has none. */
function cityName(state: GameState, space: string): string {
  const found = editionOf(state.edition).spaces.find(({ id }) => id === space);
  if (found === undefined) return space;
  return found.kind === 'land' && found.capitalCity !== null ? found.capitalCity : found.name;
}

export interface EndText {
  /** 'The Axis win'. */
  readonly title: string;
  readonly why: string;
}

/** 'The Axis win' and why; null while the game goes on. */
export function endText(state: GameState): EndText | null {
  const outcome = state.outcome;
  if (outcome === null) return null;
  const cities = joinWords(outcome.capitals.map((space) => cityName(state, space)));
  const edition = editionOf(state.edition);
  // The victory condition says at the end of whose turn it was decided; by now it may be another power's turn.
  const decided =
    edition.victories[state.victory]?.find(({ side }) => side === outcome.winner)?.afterTurnOf ?? state.power;
  return {
    title: `The ${sideName(outcome.winner)} win`,
    why: `At the end of ${possessive(state, decided)} turn in round ${state.round} they hold ${cities}.`,
  };
}
