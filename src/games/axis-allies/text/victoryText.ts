import {
  editionOf,
  victoryStandings,
  type Edition,
  type GameState,
  type VictoryCondition,
  type VictoryStanding,
  type SpaceId,
  type Territory,
  growthOf,
  individualWinners,
  type Outcome,
} from '../../../engine/axis-allies/index.ts';
import { possessive, sideName, thePower } from './names.ts';
import { joinWords, oneOrMany, ipcs } from '../../../text/words.ts';

const territoryIn = ({ spaces }: Edition, space: SpaceId): Territory | null => {
  const found = spaces.find(({ id }) => id === space);
  return found?.kind === 'land' ? found : null;
};

/** 'Berlin', the city for which a territory counts towards victory, or its capital city; its name if it has none. */
export function cityName(edition: Edition, space: SpaceId): string {
  const territory = territoryIn(edition, space);
  return territory?.victoryCity ?? territory?.capitalCity ?? territory?.name ?? space;
}

/** Whether each of these territories has a victory city. */
const areVictoryCities = (edition: Edition, spaces: readonly SpaceId[]): boolean =>
  spaces.every((space) => (territoryIn(edition, space)?.victoryCity ?? null) !== null);

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
export function gameEndText(state: GameState): EndText | null {
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

const NAMES: Readonly<Record<string, string>> = {
  standard: 'Standard game',
  short: 'Short game',
  minor: 'Minor victory',
  major: 'Major victory',
  total: 'Total victory',
};

export const victoryName = (victory: string): string => NAMES[victory] ?? victory;

/** What a side must hold: 'Berlin and Tokyo', 'any two of London, Moscow and Washington', 'all 12 victory cities'. */
function whatToHold(edition: Edition, { needs, territories }: VictoryCondition): string {
  const isAll = needs === territories.length;
  if (territories.length === 1) return joinWords(territories.map((space) => cityName(edition, space)));
  if (areVictoryCities(edition, territories))
    return isAll ? `all ${needs} victory cities` : `${needs} of the ${territories.length} victory cities`;
  const cities = territories.map((space) => cityName(edition, space));
  if (isAll) return joinWords(cities);
  return needs === 1 ? joinWords(cities, 'or') : `any ${needs === 2 ? 'two' : needs} of ${joinWords(cities)}`;
}

/** '… at the end of Japan’s turn' */
function when({ powers }: Edition, { afterTurnOf }: VictoryCondition): string {
  const name = powers.find(({ id }) => id === afterTurnOf)?.name ?? afterTurnOf;
  return `at the end of ${name.endsWith('s') ? `the ${name}’` : `${name}’s`} turn`;
}

/** What each side must do to win, in sentences; in one if both must do the same. */
export function victoryText(edition: Edition, victory: string): string {
  const sentences = (edition.victories[victory] ?? []).map((condition) => ({
    side: condition.side,
    deed: `by holding ${whatToHold(edition, condition)} ${when(edition, condition)}.`,
  }));
  const [first, second] = sentences;
  if (first !== undefined && first.deed === second?.deed) return `A side wins ${first.deed}`;
  return sentences.map(({ side, deed }) => `The ${side === 'axis' ? 'Axis win' : 'Allies win'} ${deed}`).join(' ');
}

/** 'city' where territories count for their victory cities, else 'capital'. */
const countedPlace = (edition: Edition, { territories, needs }: VictoryCondition): string =>
  areVictoryCities(edition, territories) ? oneOrMany(needs, 'city', 'cities') : oneOrMany(needs, 'capital', 'capitals');

/** Of a side that needs one place: 'Allies without Tokyo', 'Allies hold Tokyo'; null where it needs more. */
function onePlaceText(edition: Edition, { side, territories, held }: VictoryStanding): string | null {
  const [place] = territories;
  if (place === undefined || territories.length > 1) return null;
  return `${sideName(side)} ${held.length > 0 ? 'hold' : 'without'} ${cityName(edition, place)}`;
}

/** How near each side is: 'Axis 6, Allies 6 of 8 cities'; 'Axis 1 of 2 capitals, Allies without Tokyo'. */
export function standingText(state: GameState): string {
  const edition = editionOf(state.edition);
  const sides = victoryStandings(state).map((standing) => ({
    held: `${sideName(standing.side)} ${standing.held.length}`,
    goal: `of ${standing.needs} ${countedPlace(edition, standing)}`,
    onePlace: onePlaceText(edition, standing),
  }));
  const areAlike = sides.every(({ goal }) => goal === sides[0]?.goal);
  return sides
    .map(({ held, goal, onePlace }, i) => onePlace ?? (areAlike && i < sides.length - 1 ? held : `${held} ${goal}`))
    .join(', ');
}

/** Cities of a standing by name, in the order of the board: 'London and Moscow'. */
export const citiesAmong = (state: GameState, spaces: readonly string[]): string =>
  joinWords(spaces.map((space) => cityName(editionOf(state.edition), space)));

/** So few places are named, more are counted. */
const NAMED = 3;

/** 'London and Moscow are held'; 'They hold 8 of 8 cities'. */
function heldText(state: GameState, standing: VictoryStanding): string {
  const { held, side } = standing;
  if (held.length <= NAMED) return `${citiesAmong(state, held)} ${oneOrMany(held.length, 'is', 'are')} held`;
  return `The ${sideName(side)} hold ${held.length} ${countedPlace(editionOf(state.edition), standing)}`;
}

/** What would still prevent a victory: ' unless one of them is freed'. */
function unlessText({ held, needs }: VictoryStanding): string {
  const toFree = held.length - needs + 1;
  if (held.length === 1) return ' unless it is freed';
  return toFree === 1 ? ' unless one of them is freed' : ` unless ${toFree} of them are freed`;
}

/**
 * Says that a side wins soon if nothing changes: 'London is held: the Axis win at the end of this turn.', with whose
 * turn it is, and what would prevent it. One sentence a side that holds enough; none once the war is over.
 */
export const comingVictories = (state: GameState): readonly string[] =>
  comingIn(state).map((standing) => comingText(state, standing));

/** Of the coming victories those that this very turn ends with. */
export const lastTurnTexts = (state: GameState): readonly string[] =>
  comingIn(state)
    .filter(({ afterTurnOf }) => afterTurnOf === state.power)
    .map((standing) => comingText(state, standing));

const comingIn = (state: GameState): readonly VictoryStanding[] =>
  state.outcome === null ? victoryStandings(state).filter(({ held, needs }) => held.length >= needs) : [];

function comingText(state: GameState, standing: VictoryStanding): string {
  const turn = standing.afterTurnOf === state.power ? 'this turn' : `${possessive(state, standing.afterTurnOf)} turn`;
  const win = `the ${sideName(standing.side)} win at the end of ${turn}`;
  return `${heldText(state, standing)}: ${win}${unlessText(standing)}.`;
}
