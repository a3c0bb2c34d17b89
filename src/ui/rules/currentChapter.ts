import { victoryRule, type GameState, type Phase } from '../../engine/index.ts';
import { chapterOf, type ChapterId } from '../address/address.ts';

const CHAPTERS: Record<Phase, ChapterId> = {
  'develop-weapons': 'RES',
  'purchase-units': 'BUY',
  'combat-move': 'CM',
  'conduct-combat': 'COM',
  'noncombat-move': 'NCM',
  'mobilize-new-units': 'MOB',
  'collect-income': 'INC',
};

/** The chapter to open now: of the phase, of assaults during an assault, of victory after the game. */
export function currentChapter(game: GameState): ChapterId {
  const { phase, battle, turn, outcome } = game;
  if (outcome !== null) return chapterOf(victoryRule(game));
  if (phase !== 'conduct-combat') return CHAPTERS[phase];
  const next = battle === null ? turn.battles : [battle];
  return next.some(({ landingFrom }) => landingFrom.length > 0) ? 'AMPH' : CHAPTERS[phase];
}
