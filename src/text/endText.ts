import { editionOf, growthOf, individualWinners, type GameState } from '../engine/index.ts';
import { areVictoryCities, cityName } from './cities.ts';
import { possessive, sideName, thePower } from './names.ts';
import { ipcs, joinWords } from './words.ts';

export interface EndText {
  /** 'The Axis win'. */
  readonly title: string;
  readonly why: string;
}

/** ' Of their production that of Japan has grown most, by 12 IPCs.' (VIC-5); nothing where nobody counts it. */
function growthText(state: GameState): string {
  const most = individualWinners(state);
  const growth = growthOf(state, most[0] ?? state.power);
  if (most.length === 0 || growth <= 0) return '';
  const names = joinWords(most.map((power) => thePower(state, power)));
  return ` Of their production that of ${names} has grown most, by ${ipcs(growth)}${most.length > 1 ? ' each' : ''}.`;
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
    why:
      `At the end of ${possessive(state, decided)} turn in round ${state.round} they hold ${held}.` + growthText(state),
  };
}
