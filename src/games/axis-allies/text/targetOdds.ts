import { mayComeBefore, type GameState, type SpaceId } from '../../../engine/axis-allies/index.ts';
import { joinWords } from '../../../text/words.ts';
import type { Odds, OddsNow } from '../odds/odds.ts';
import type { TargetOdds, Unsolved } from '../odds/planOdds.ts';
import { expected, percent, withSign } from '../../../text/chances.ts';

/** Odds in two short lines: the chances, and what is expected in IPCs; null if there is no more to say. */
export type OddsLines = readonly [chances: string, ipcs: string | null];

/** What is expected of a battle to come. */
export function targetOddsText(found: TargetOdds | Unsolved): OddsLines {
  if ('why' in found) return [NO_ODDS[found.why], null];
  const { odds, landing, won, captured, swing } = found;
  if (odds === null && landing === null) return [certainText(found), `On balance ${withSign(swing)} IPCs`];
  const ipcs = landing === null ? ipcsText(found) : `${ipcsText(found)}, with the battle at sea`;
  return [chancesText(won, captured, odds?.results['attacker-retreated'] ?? 0), ipcs];
}

/** What is expected of a battle under way from now on; `captured` is null if no territory is at stake. */
export function oddsNowText(odds: Odds, captured: number | null): OddsLines {
  const { 'attacker-won': won, 'attacker-retreated': retreated } = odds.results;
  if (percent(retreated) === percent(1)) return ['the battle ends, and nothing more is lost in it', null];
  const { attacker, defender } = odds.lost;
  return [
    `attackers ${uncapitalized(chancesText(won, captured, retreated))}, on balance ${withSign(odds.swing)} IPCs`,
    `They lose ${expected(attacker)} and destroy ${expected(defender)} IPCs`,
  ];
}

/** What the odds of a battle to come leave out, as others are asked before it; null if it is nothing. */
export function leftOutText(state: GameState, space: SpaceId): string | null {
  const { scramble, kamikaze } = mayComeBefore(state);
  const left = [
    ...(kamikaze.has(space) ? ['kamikaze attacks'] : []),
    ...(scramble.has(space) ? ['aircraft that may scramble'] : []),
  ];
  return left.length === 0 ? null : `Not counted: ${joinWords(left)}.`;
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What can be answered in a battle, as a heading of its odds. */
export const ANSWER_TEXT: Readonly<Record<keyof OddsNow['answers'], string>> = {
  press: 'Pressing on',
  retreat: 'Retreating',
  stay: 'If none submerges',
  submerge: 'If all submerge',
};

/** Why there are no odds. */
export const NO_ODDS: Readonly<Record<Unsolved['why'], string>> = {
  'too-large': 'This battle is too large for its odds. Simpler rules for who is lost may help.',
  stopped: 'The odds took too long.',
  'unknown-step': 'There are no odds for a battle like this.',
  'no-battle': 'No battle is to be fought here.',
  'no-attackers': 'Nobody attacks here.',
  'no-defenders': 'Nobody defends here.',
};

const ipcsText = ({ lost, swing }: Pick<TargetOdds, 'lost' | 'swing'>): string =>
  `Lose ${expected(lost.attacker)}, destroy ${expected(lost.defender)}, on balance ${withSign(swing)} IPCs`;

function certainText({ captured }: TargetOdds): string {
  return captured === 0 ? 'Nobody defends, but no land unit comes to take it' : 'Nobody defends: taken for certain';
}

/** Where a win nearly always takes the territory, one number says both. */
function chancesText(won: number, captured: number | null, retreated: number): string {
  const [win, take] = [percent(won), captured === null ? null : percent(captured)];
  const both = take === null ? `Win ${win}` : win === take ? `Win and take ${win}` : `Win ${win}, take ${take}`;
  return retreated > 0 ? `${both}, retreat ${percent(retreated)}` : both;
}
