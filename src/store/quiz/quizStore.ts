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
}

interface QuizStore extends Quiz {
  begin(setup: QuizSetup): void;
  answer(choice: string): void;
  goOn(): void;
  /** Back to the choice of a quiz. */
  leave(): void;
}

export const NO_QUIZ: Quiz = { setup: null, isRunning: false, answers: [], isTold: false };

export const useQuiz = create<QuizStore>()((set, get) => ({
  ...NO_QUIZ,
  begin: (setup) => set({ setup, isRunning: true, answers: [], isTold: false }),
  answer: (choice) => {
    const { isRunning, isTold, answers } = get();
    if (isRunning && !isTold) set({ answers: [...answers, choice], isTold: true });
  },
  goOn: () => set({ isTold: false }),
  leave: () => set({ isRunning: false, answers: [], isTold: false }),
}));
