import { z } from 'zod/mini';
import { month } from '../schema.ts';

/** From what everybody should know to what few do. */
export const QUIZ_LEVELS = ['easy', 'medium', 'hard'] as const;
export type QuizLevel = (typeof QUIZ_LEVELS)[number];

const spaces = z.array(z.string());

/** Months, from one to another, in which it is beyond doubt who held a place: nobody is asked about others. */
const sure = z.array(z.tuple([month, month])).check(z.minLength(1));

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
  /** Countries, colonies and islands of which it is asked who held them. */
  held: z.array(
    z.strictObject({
      id: z.string(),
      /** As it stands within a sentence, if its land is not called so. */
      name: z.optional(z.string().check(z.minLength(4), z.maxLength(70))),
      /** Of which lands of the table of holders it is made up, if not of the one of its id. */
      lands: z.optional(z.array(z.string()).check(z.minLength(2))),
      region: z.string(),
      level: z.enum(QUIZ_LEVELS),
      sure,
    }),
  ),
  /** The months in which quizzes of earlier versions asked who held a space of the game. */
  heldSpaces: z.record(z.string(), sure),
});

export type QuizFile = z.infer<typeof quizSchema>;
