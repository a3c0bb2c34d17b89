import { shuffled } from './chance.ts';
import type { QuizFacts, Scope } from './facts.ts';
import { questionsInTurn, questionsOf } from './questions.ts';
import { isRight, type QuestionKind, type QuizQuestion } from './question.ts';

/** Who answers: one alone, teams in turns, or the whole class together. */
export const PLAYERS = ['one', 'teams', 'class'] as const;
export type QuizPlayers = (typeof PLAYERS)[number];

/** A quiz as it was set up; with the answers it is all there is to know of it. */
export interface QuizSetup extends Scope {
  readonly kinds: readonly QuestionKind[];
  readonly players: QuizPlayers;
  /** Their names; kept for the next quiz if this one is not for teams. */
  readonly teams: readonly string[];
  /** How many questions are new; those that come back are not counted. */
  readonly length: number;
  readonly seed: string;
  /** A place that is to be named has its name typed, not chosen from four. */
  readonly typesNames?: boolean | undefined;
}

/** A question of a quiz when its turn has come. */
export interface QuizTurn {
  readonly question: QuizQuestion;
  /** The team that answers; null if all do. */
  readonly team: number | null;
  /** Whether it was answered wrong before: then it gives no points. */
  readonly isBack: boolean;
}

/** Whether a question is answered by typing a name. */
export const isTyped = ({ typesNames }: QuizSetup, { question }: QuizTurn): boolean =>
  question.kind === 'name' && typesNames === true;

export interface AnsweredTurn extends QuizTurn {
  readonly answer: string;
  readonly isRight: boolean;
}

export interface QuizCourse {
  readonly answered: readonly AnsweredTurn[];
  /** Null at the end. */
  readonly next: QuizTurn | null;
  /** How many new questions have come, with the next. */
  readonly begun: number;
  /** How many new questions there are. */
  readonly length: number;
}

/** A question that was answered wrong comes back after so many others. */
const OTHERS_BETWEEN = 3;

/** The new questions of a quiz, in their order. */
export const newQuestions = (facts: QuizFacts, setup: QuizSetup): QuizQuestion[] =>
  questionsInTurn(
    setup.kinds.map((kind) => questionsOf(facts, kind, setup, setup.seed)),
    setup.length,
    setup.seed,
  );

/**
 * Where a quiz stands after some answers. Teams take turns with the new questions. What was answered wrong comes back
 * after some others, to all, until it is answered right once. Answers after the end are left out.
 */
export function quizCourseOf(fresh: readonly QuizQuestion[], teams: number, answers: readonly string[]): QuizCourse {
  const answered: AnsweredTurn[] = [];
  const back: { readonly question: QuizQuestion; readonly from: number }[] = [];
  let begun = 0;
  const nextTurn = (): QuizTurn | null => {
    const isOver = begun === fresh.length;
    const due = back[0];
    if (due !== undefined && (isOver || due.from <= answered.length)) {
      back.shift();
      const { id, choices } = due.question;
      // In another order, so that one has to know the answer and not its place.
      const question = { ...due.question, choices: shuffled(choices, `${id} ${answered.length}`) };
      return { question, team: null, isBack: true };
    }
    const question = fresh[begun];
    if (question === undefined) return null;
    begun++;
    return { question, team: teams === 0 ? null : (begun - 1) % teams, isBack: false };
  };
  let next = nextTurn();
  for (const answer of answers) {
    if (next === null) break;
    const right = isRight(next.question, answer);
    answered.push({ ...next, answer, isRight: right });
    if (!right) back.push({ question: next.question, from: answered.length + OTHERS_BETWEEN });
    next = nextTurn();
  }
  return { answered, next, begun, length: fresh.length };
}

/** How many new questions were answered right, of how many; by one team, or by all. */
export function scoreOf(answered: readonly AnsweredTurn[], team: number | null): { right: number; of: number } {
  const counted = answered.filter((turn) => !turn.isBack && (team === null || turn.team === team));
  return { right: counted.filter((turn) => turn.isRight).length, of: counted.length };
}
