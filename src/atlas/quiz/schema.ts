import { z } from 'zod/mini';
import { month } from '../schema.ts';

/** From what everybody should know to what few do. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

const spaces = z.array(z.string());

/** What the quiz asks about (rules/EDITION/atlas/quiz.json): our own data, checked by tests. */
export const quizSchema = z.strictObject({
  about: z.string(),
  regions: z.array(
    z.strictObject({
      id: z.string().check(z.regex(/^[a-z-]{3,30}$/)),
      name: z.string().check(z.minLength(3), z.maxLength(30)),
      spaces: z.strictObject({ easy: spaces, medium: spaces, hard: spaces }),
    }),
  ),
  /** Cities that are not asked about. */
  leftOut: z.array(z.string()),
  /** Holders that are never choices of the same question. */
  alike: z.array(z.tuple([z.string(), z.string()])),
  /** Other names of lands, of another time or language, that are right too when a name is typed. */
  called: z.record(z.string(), z.array(z.string().check(z.minLength(3)))),
  /** Months, from one to another, in which it is beyond doubt who held a land: nobody is asked about others. */
  sure: z.record(z.string(), z.array(z.tuple([month, month])).check(z.minLength(1))),
});

export type QuizFile = z.infer<typeof quizSchema>;
