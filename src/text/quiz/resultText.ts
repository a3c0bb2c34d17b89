import { scoreOf, type AnsweredTurn, type QuizSetup } from '../../atlas/quiz/course.ts';
import { joinWords, oneOrMany } from '../words.ts';

/** How a quiz ended, in a sentence: whose points are the most, or how much was right at once. */
export function resultText({ players, teams }: QuizSetup, answered: readonly AnsweredTurn[]): string {
  if (players === 'teams') {
    const points = teams.map((_, i) => scoreOf(answered, i).right);
    const most = Math.max(...points);
    const best = teams.filter((_, i) => points[i] === most);
    const have =
      best.length === teams.length ? `All teams have` : `${joinWords(best)} ${oneOrMany(best.length, 'has', 'have')}`;
    return `${have} ${best.length === teams.length ? 'the same points' : 'the most points'}: ${most}.`;
  }
  const { right, of } = scoreOf(answered, null);
  const who = players === 'class' ? 'The class' : 'You';
  return `${who} answered ${right} of ${of} questions right at the first try.`;
}
