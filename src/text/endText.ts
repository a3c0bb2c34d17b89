import { editionOf, type GameState } from '../engine/index.ts';
import { areVictoryCities, cityName } from './cities.ts';
import { possessive, sideName } from './names.ts';
import { joinWords } from './words.ts';

export interface EndText {
  /** 'The Axis win'. */
  readonly title: string;
  readonly why: string;
}

/** 'The Axis win' and why; null while the game goes on. */
export function endText(state: GameState): EndText | null {
  const outcome = state.outcome;
  if (outcome === null) return null;
  const edition = editionOf(state.edition);
  const cities = joinWords(outcome.held.map((space) => cityName(edition, space)));
  const held = areVictoryCities(edition, outcome.held) ? `${outcome.held.length} victory cities: ${cities}` : cities;
  // The victory condition says at the end of whose turn it was decided; by now it may be another power's turn.
  const decided =
    edition.victories[state.victory]?.find(({ side }) => side === outcome.winner)?.afterTurnOf ?? state.power;
  return {
    title: `The ${sideName(outcome.winner)} win`,
    why: `At the end of ${possessive(state, decided)} turn in round ${state.round} they hold ${held}.`,
  };
}
