import {
  editionOf,
  growthOf,
  individualWinners,
  type GameState,
  type Outcome,
} from '../../../engine/axis-allies/index.ts';
import { areVictoryCities, cityName } from './cities.ts';
import { possessive, sideName, thePower } from './names.ts';
import { victoryName, whatToHold } from './victoryText.ts';
import { ipcs, joinWords } from '../../../text/words.ts';

export interface EndText {
  /** 'The Axis win'. */
  readonly title: string;
  readonly why: string;
}

/** ' Among the winners the production of Japan grew most, by 12 IPCs.' (VIC-5); nothing where it does not count. */
function growthText(state: GameState): string {
  const most = individualWinners(state);
  const growth = growthOf(state, most[0] ?? state.power);
  if (most.length === 0 || growth <= 0) return '';
  const names = joinWords(most.map((power) => thePower(state, power)));
  const by = `by ${ipcs(growth)}${most.length > 1 ? ' each' : ''}`;
  return ` Among the winners the production of ${names} grew most, ${by}.`;
}

/** 'At the end of Japan’s turn in round 7 they hold London and Moscow'. */
function victoryAt(state: GameState, outcome: Outcome, held: string): string {
  // The victory condition says at the end of whose turn it was decided; by now it may be another power's turn.
  const decided =
    editionOf(state.edition).victories[state.victory]?.find(({ side }) => side === outcome.winner)?.afterTurnOf ??
    state.power;
  return `At the end of ${possessive(state, decided)} turn in round ${state.round} they hold ${held}`;
}

const winners = ({ winner }: Outcome): string => `The ${sideName(winner)} win`;

/** By the alphabet, so that a city is found. */
const citiesHeld = (state: GameState, { held }: Outcome): string =>
  joinWords(held.map((space) => cityName(editionOf(state.edition), space)).toSorted((a, b) => a.localeCompare(b)));

/** ' They needed 8 of the 12 victory cities (minor victory).' */
function neededText(state: GameState, { winner }: Outcome): string {
  const edition = editionOf(state.edition);
  const condition = edition.victories[state.victory]?.find(({ side }) => side === winner);
  if (condition === undefined) return '';
  return ` They needed ${whatToHold(edition, condition)} (${victoryName(state.victory).toLowerCase()}).`;
}

/** The number of victory cities held, '8 victory cities'; null where the cities are few and named instead. */
const victoryCities = (state: GameState, { held }: Outcome): string | null =>
  areVictoryCities(editionOf(state.edition), held) ? `${held.length} victory cities` : null;

/** 'The Axis win' and why; null while the game goes on. */
export function endText(state: GameState): EndText | null {
  const { outcome } = state;
  if (outcome === null) return null;
  const number = victoryCities(state, outcome);
  const held = `${number === null ? '' : `${number}: `}${citiesHeld(state, outcome)}`;
  return {
    title: winners(outcome),
    why: `${victoryAt(state, outcome, held)}.${neededText(state, outcome)}${growthText(state)}`,
  };
}

/** Who has won and by what, in the words of a notice, which names the cities only if they are few. */
export const winText = (state: GameState, outcome: Outcome): string =>
  `${winners(outcome)}. ${victoryAt(state, outcome, victoryCities(state, outcome) ?? citiesHeld(state, outcome))}.`;
