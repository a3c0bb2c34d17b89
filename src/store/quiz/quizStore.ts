import { create } from 'zustand';
import { z } from 'zod/mini';
import { type QuizSetup, PLAYERS } from '../../atlas/quiz/course.ts';
import { readShape } from '../../engine/index.ts';
import { KINDS } from '../../atlas/quiz/question.ts';
import { QUIZ_LEVELS } from '../../atlas/quiz/schema.ts';
import { parseJson } from '../../saves/parseJson.ts';
import { inTab } from '../keptTexts.ts';

/** The quiz in this tab's storage, so that a reload loses nothing. It goes when the tab is closed. */

const KEY = 'warboard-quiz';
const VERSION = 1;

/** Teams that can be told apart from the back row, and names that fit there. */
export const MOST_TEAMS = 6;
export const LONGEST_NAME = 20;
export const MOST_QUESTIONS = 60;
/** With all that come back, no class answers more. */
const MOST_ANSWERS = 2000;

const short = z.string().check(z.maxLength(80));

/** What was chosen for a quiz. Whether its regions exist is found with the facts of its edition. */
export const quizSetupSchema = z.strictObject({
  kinds: z.array(z.enum(KINDS)).check(z.minLength(1), z.maxLength(KINDS.length)),
  regions: z.array(short).check(z.minLength(1), z.maxLength(20)),
  level: z.enum(QUIZ_LEVELS),
  players: z.enum(PLAYERS),
  teams: z
    .array(z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)))
    .check(z.maxLength(MOST_TEAMS, `there are at most ${MOST_TEAMS} teams`)),
  length: z.int().check(z.positive(), z.maximum(MOST_QUESTIONS)),
  seed: z.string().check(z.regex(/^[0-9]{1,12}$/, 'the number of a quiz has one to twelve digits')),
  typesNames: z.optional(z.boolean()),
  asksOfLands: z.optional(z.boolean()),
});

const kept = z.strictObject({
  version: z.literal(VERSION),
  setup: z.nullable(quizSetupSchema),
  isRunning: z.boolean(),
  answers: z.array(short).check(z.maxLength(MOST_ANSWERS)),
  isTold: z.boolean(),
  /** Quizzes of earlier versions have none. */
  isEnded: z.optional(z.boolean()),
});

/** Reads a quiz that was kept; null for anything else. */
export function readQuiz(text: string): Quiz | null {
  const json = parseJson(text);
  const parsed = json.ok ? readShape(kept, json.value) : null;
  if (parsed?.success !== true) return null;
  const { version: _, ...quiz } = parsed.data;
  return {
    ...quiz,
    isRunning: quiz.isRunning && quiz.setup !== null,
    isTold: quiz.isTold && quiz.answers.length > 0,
    isEnded: quiz.isEnded ?? false,
  };
}

export const quizText = ({ setup: chosen, isRunning, answers, isTold, isEnded }: Quiz): string =>
  JSON.stringify({ version: VERSION, setup: chosen, isRunning, answers, isTold, isEnded });

let isKept = false;

/** Brings back the quiz of this tab, and from now on keeps it. What the storage cannot read or hold is let go. */
export function keepQuiz(): void {
  if (isKept) return;
  isKept = true;
  useQuiz.setState(readQuiz(inTab.read(KEY) ?? '') ?? NO_QUIZ);
  useQuiz.subscribe((quiz) => void inTab.keep(KEY, quizText(quiz)));
}

/** A quiz: what was chosen, and what was answered. Everything else follows from these and the facts. */
export interface Quiz {
  /** Null before the first quiz; it stays after the end, for the next. */
  readonly setup: QuizSetup | null;
  readonly isRunning: boolean;
  readonly answers: readonly string[];
  /** The last answer is being told, before the next question comes. */
  readonly isTold: boolean;
  /** The quiz was ended before its last question; what was answered counts. */
  readonly isEnded: boolean;
}

interface QuizStore extends Quiz {
  begin(setup: QuizSetup): void;
  answer(choice: string): void;
  goOn(): void;
  /** To the result of what was answered, or back to the choice of a quiz if nothing was. */
  end(): void;
  /** Back to the choice of a quiz. */
  leave(): void;
}

export const NO_QUIZ: Quiz = { setup: null, isRunning: false, answers: [], isTold: false, isEnded: false };

export const useQuiz = create<QuizStore>()((set, get) => ({
  ...NO_QUIZ,
  begin: (setup) => set({ ...NO_QUIZ, setup, isRunning: true }),
  answer: (choice) => {
    const { isRunning, isTold, isEnded, answers } = get();
    if (isRunning && !isTold && !isEnded) set({ answers: [...answers, choice], isTold: true });
  },
  goOn: () => set({ isTold: false }),
  end: () => set(get().answers.length === 0 ? { isRunning: false } : { isTold: false, isEnded: true }),
  leave: () => set({ ...NO_QUIZ, setup: get().setup }),
}));
