import type { BattleSide, GameState } from '../../../../engine/axis-allies/index.ts';
import type { RollOut, RolledBoard, RolledTarget, StrikeSum } from '../../odds/rollOut/index.ts';
import { expected, percent, withSign } from '../../../../text/chances.ts';
import { spaceName } from '../names.ts';
import { capitalized, counted, joinWords, number } from '../../../../text/words.ts';

export const progressText = (over: number, turns: number): string => `${number(over)} of ${number(turns)} turns played`;

/** What all turns come to, in short sentences. */
export function sumText({ turns, mean, spread, boards }: RollOut): readonly string[] {
  const sum = `${number(turns)} turns played: ${withSign(mean)} IPCs on average, give or take ${expected(spread)}.`;
  const [low, high] = [boards[0], boards.at(-1)];
  return low === undefined || high === undefined ? [sum] : [sum, tailsText(low, high)];
}

/** How many turns end no better than the unlucky board and no worse than the lucky one: often far more than a tenth. */
const tailsText = (low: RolledBoard, high: RolledBoard): string =>
  `${inHundred(1 - low.better)} of 100 turns end at ${withSign(low.balance)} or below, ` +
  `${inHundred(1 - high.worse)} at ${withSign(high.balance)} or above.`;

/** How often a battle was won. */
export const targetText = (state: GameState, { plan, won, captured }: RolledTarget): string =>
  `${spaceName(state, plan.space)}: won ${percent(won)}${captured === null ? '' : `, taken ${percent(captured)}`}`;

/** What a raid or a rocket took and lost: 'Raid on Germany: 2.9 IPCs taken, 0.2 bombers lost on average'. */
export function strikeText(state: GameState, { space, from, taken, lost }: StrikeSum): string {
  const to = spaceName(state, space);
  return from === null
    ? `Raid on ${to}: ${expected(taken)} IPCs taken, ${expected(lost)} bombers lost on average`
    : `Rocket from ${spaceName(state, from)} to ${to}: ${expected(taken)} IPCs taken on average`;
}

export const takenText = (count: number): string =>
  count === 0 ? 'None' : counted(count, 'territory').replace(/ys$/, 'ies');

export const SIDE_TEXTS: Readonly<Record<BattleSide, string>> = { attacker: 'Attackers', defender: 'Defenders' };

/** A board to step into, by its place or places among all of them, the unlucky one first. */
export const boardText = ({ balance }: RolledBoard, places: readonly number[]): string =>
  `${capitalized(luckOf(places))}: ${withSign(balance)} IPCs`;

/** How many turns of a hundred end worse and better than on this board: '8 of 100 turns end worse, 90 better'. */
export function boardShareText({ worse, better }: RolledBoard): string {
  return `${inHundred(worse)} of 100 turns end worse, ${inHundred(better)} better`;
}

/** Of a hundred; what happens at all is never none. */
function inHundred(share: number): string {
  const count = Math.round(share * 100);
  return share > 0 && count === 0 ? 'fewer than 1' : String(count);
}

/** The name of the line that leads to such a board. */
export const boardLineName = (board: RolledBoard, places: readonly number[]): string =>
  `${boardText(board, places)}; ${boardShareText(board)}`;

const LUCK = ['unlucky', 'typical', 'lucky'];

const luckOf = (places: readonly number[]): string => joinWords(places.map((place) => LUCK[place] ?? 'another'));

/** The name of a study that begins on such a board. */
export const boardTitle = (title: string, places: readonly number[]): string => `${title}, ${luckOf(places)} turn`;

/** Why there is nothing to show. */
export function noRollOutText(why: string): string {
  if (why === 'no-battle') return 'No battles are planned in this turn.';
  if (why === 'too-large') return 'One of these battles is too large to be reckoned.';
  return 'Nothing can be told of one of these battles from here.';
}
