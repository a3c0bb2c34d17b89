import {
  awaiting,
  homebound,
  raidsToFly,
  rocketStrikes,
  RULE_IDS,
  victoryRule,
  type AxisAllies,
  type GameState,
  type NamedRoll,
  type Phase,
  type RuleId,
} from '../../../engine/axis-allies/index.ts';
import type { Books } from '../../face/books.ts';

/** A rule's id without its number. */
type Letters<Rule> = Rule extends `${infer First}-${infer Second}-${number}`
  ? `${First}-${Second}`
  : Rule extends `${infer First}-${number}`
    ? First
    : never;

/** A chapter of the rulebook by the letters of its rule ids: 'CM', 'NA-SU'. */
type BookChapterId = Letters<RuleId>;

const CHAPTERS: Record<Phase, BookChapterId> = {
  'develop-weapons': 'RES',
  'purchase-units': 'BUY',
  'combat-move': 'CM',
  'conduct-combat': 'COM',
  'noncombat-move': 'NCM',
  'mobilize-new-units': 'MOB',
  'collect-income': 'INC',
};

/** The chapters of dice that are rolled outside battles, or before all others in them. */
const CHAPTERS_OF_DICE: Readonly<Record<NamedRoll, BookChapterId>> = {
  research: 'RES',
  antiaircraft: 'AA',
  raid: 'SBR',
  rocket: 'RKT',
  passing: 'HUNT',
  kamikaze: 'KAM',
};

/**
 * The chapter to open now: of the phase, of assaults during an assault, of guns, raids and rockets while they are what
 * is to be done, of victory after the game.
 */
export function currentChapter(game: GameState): BookChapterId {
  const { phase, battle, turn, outcome } = game;
  if (outcome !== null) return victoryRule(game).replace(/-\d+$/, '') as BookChapterId;
  if (phase !== 'conduct-combat') return CHAPTERS[phase];
  const awaited = awaiting(game);
  if (awaited.kind === 'dice' && awaited.roll !== undefined) return CHAPTERS_OF_DICE[awaited.roll];
  if (awaited.kind === 'kamikaze') return 'KAM';
  if (awaited.kind === 'scramble') return 'SCR';
  const next = battle === null ? turn.battles : [battle];
  if (next.some(({ landingFrom }) => landingFrom.length > 0)) return 'AMPH';
  if (next.length > 0) return CHAPTERS[phase];
  if (raidsToFly(game).length > 0) return 'SBR';
  return homebound(game).length === 0 && rocketStrikes(game).length > 0 ? 'RKT' : CHAPTERS[phase];
}

const texts = () => import('./bookTexts.ts');

/** The rulebooks of this family's editions. */
export const books: Books<AxisAllies> = {
  rules: new Set<string>(RULE_IDS),
  load: async (edition) => (await texts()).load(edition),
  loadTitles: async (edition) => (await texts()).loadTitles(edition),
  currentChapter,
};
