import { seenName } from '../../saves/seenText.ts';
import { MOST_QUESTIONS } from '../../store/quiz/keptQuiz.ts';
import type { Players, QuizSetup } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { seedFrom } from '../../atlas/quiz/questions.ts';
import { KINDS, type Kind } from '../../atlas/quiz/question.ts';
import type { Level } from '../../atlas/quiz/schema.ts';

/** What is chosen in the form, before a quiz begins. */
export interface QuizChoice {
  readonly players: Players;
  /** As they were typed. */
  readonly teams: readonly string[];
  readonly kinds: readonly Kind[];
  readonly regions: readonly string[];
  readonly level: Level;
  /** For each team, or for one or the class. */
  readonly questions: number;
  readonly typesNames: boolean;
  /** As it was typed; empty for a new one. */
  readonly seed: string;
}

export const QUESTIONS = [5, 10, 20] as const;

/** What the form shows first: what was chosen last, or a short easy quiz about everything. */
export function choiceFrom(facts: QuizFacts, last: QuizSetup | null): QuizChoice {
  const regions = facts.regions.map(({ id }) => id);
  if (last === null)
    return {
      players: 'one',
      teams: ['', ''],
      kinds: KINDS,
      regions,
      level: 'easy',
      questions: 10,
      typesNames: false,
      seed: '',
    };
  const { players, teams, kinds, level, length } = last;
  const each = players === 'teams' ? Math.round(length / teams.length) : length;
  return {
    players,
    teams: teams.length < 2 ? ['', ''] : teams,
    kinds,
    regions: regions.filter((id) => last.regions.includes(id)),
    level,
    questions: QUESTIONS.find((count) => count >= each) ?? 10,
    typesNames: last.typesNames === true,
    seed: '',
  };
}

/** The names of the teams: what was typed, or 'Team 1'; no two the same. */
export function teamNames(typed: readonly string[]): string[] {
  const names: string[] = [];
  for (const [i, text] of typed.entries()) {
    const seen = seenName(text).trim();
    const name = seen === '' ? `Team ${i + 1}` : seen;
    names.push(names.includes(name) ? `${name} (${i + 1})`.slice(-20) : name);
  }
  return names;
}

/** The quiz that was chosen. `chance`, from 0 to 1, gives a new quiz its number. */
export function setupOf({ players, teams, questions, seed, ...scope }: QuizChoice, chance: number): QuizSetup {
  const names = teamNames(teams);
  const length = Math.min(MOST_QUESTIONS, players === 'teams' ? questions * names.length : questions);
  const whole = players === 'teams' ? length - (length % names.length) : length;
  return {
    ...scope,
    asksOfLands: true,
    players,
    teams: names,
    length: whole,
    seed: seed === '' ? seedFrom(chance) : seed,
  };
}
