import { create } from 'zustand';
import type { QuizSetup } from '../../atlas/quiz/course.ts';

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
