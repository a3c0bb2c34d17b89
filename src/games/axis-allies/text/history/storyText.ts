import { editionOf, sideOf, type GameState, nationalProduction, SIDES } from '../../../../engine/axis-allies/index.ts';
import { luckOf, type ToldEntry, type Throw, type TurningPoint, type WarInNumbers } from '../../history/index.ts';
import { cityName, gameEndText, type EndText } from '../victoryText.ts';
import { withSign } from '../../../../text/chances.ts';
import { possessive, sideName, spaceName, thePower, phaseName } from '../names.ts';
import { capitalized, counted, ipcs, oneOrMany, withOneStop, joinWords } from '../../../../text/words.ts';
import { entryText, luckLine } from './entryText.ts';
import { battleText, battleLossesText, roundsText } from './turnText.ts';

/** The headline of a war and why: who won it, or how it stands. */
export function storyTitle(state: GameState): EndText {
  const end = gameEndText(state);
  if (end !== null) return end;
  const { powers } = editionOf(state.edition);
  const production = SIDES.map((side) => {
    const own = powers.filter((power) => power.side === side);
    return `the ${sideName(side)} ${own.reduce((sum, { id }) => sum + nationalProduction(state, id), 0)}`;
  });
  return {
    title: `The war in round ${state.round}`,
    why:
      `It is not over: ${possessive(state, state.power)} turn, ${phaseName(state.phase).toLowerCase()}. ` +
      `Production: ${joinWords(production)}.`,
  };
}

/** When a turning point was: 'Round 3, Japan' or 'Round 3'. */
export const turningPointTime = (state: GameState, point: TurningPoint): string =>
  point.kind === 'swing' ? `Round ${point.round}` : `Round ${point.at.round}, ${thePower(state, point.at.power)}`;

/** What happened at a turning point, in a sentence or two. */
export function turningPointText(state: GameState, point: TurningPoint): string {
  return withOneStop(capitalized(textOf(state, point)));
}

function textOf(state: GameState, point: TurningPoint): string {
  if (point.kind === 'battle') return battleText(spaceName(state, point.at.spaces[0] ?? ''), point.at);
  if (point.kind === 'swing') {
    const side = (name: 'axis' | 'allies'): string =>
      `the ${sideName(name)} from ${point.before[name]} to ${point.after[name]}`;
    return `production turns: ${side('axis')}, ${side('allies')}.`;
  }
  const { at, battle } = point;
  const space = at.spaces[0] ?? '';
  const edition = editionOf(state.edition);
  const owner = edition.powers.find(({ capital }) => capital === space)?.id;
  const what = `${cityName(edition, space)}${owner === undefined ? '' : `, ${possessive(state, owner)} capital,`}`;
  const deed = at.kind === 'captured' && at.to === at.power ? 'falls' : `is freed for ${thePower(state, at.to)}`;
  return battle === null ? `${what} ${deed}.` : `${what} ${deed}${roundsText(battle)}. ${battleLossesText(battle)}`;
}

/** The whole war in a few numbers. */
export const numbersText = ({ rounds, battles, destroyed, captures }: WarInNumbers): string =>
  `${counted(rounds, 'round')}, ${counted(battles, 'battle')}, units for ${ipcs(destroyed)} destroyed, ` +
  `${captures} ${oneOrMany(captures, 'territory', 'territories')} taken or freed.`;

/** How lucky each side was with its dice; empty if nobody rolled. */
export function luckBySide(state: GameState, throws: readonly Throw[]): string {
  const sides = (['axis', 'allies'] as const).flatMap((side) => {
    const luck = luckOf(throws.filter(({ by }) => sideOf(state, by) === side));
    return luck.dice === 0 ? [] : [`the ${sideName(side)} ${luckLine(luck)} (${withSign(luck.ipcs)} IPCs)`];
  });
  return sides.length === 0 ? '' : `Dice: ${sides.join('; ')}.`;
}

/** 'Decided in round 6: Germany takes Russia from the Soviet Union.' */
export const decidedText = (state: GameState, fall: ToldEntry): string =>
  `Decided in round ${fall.round}: ${entryText(state, fall)}`;
