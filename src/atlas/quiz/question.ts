import type { HeldPlace } from './facts.ts';

export const KINDS = ['find', 'name', 'held', 'first', 'farther'] as const;
export type QuestionKind = (typeof KINDS)[number];

interface ChoiceQuestion {
  /** Its own among all questions of a quiz. */
  readonly id: string;
  /** Ids of what one can choose, all different. */
  readonly choices: readonly string[];
  /** The one of them that is right. */
  readonly right: string;
}

/** Press a space, or the space in which a city lies. The choices, spaces too, are for those who do not use the map. */
export interface FindQuestion extends ChoiceQuestion {
  readonly kind: 'find';
  /** The city's name, or null if the space itself is asked for. */
  readonly city: string | null;
}

/** Which of these spaces is lit on the map. */
export interface NameQuestion extends ChoiceQuestion {
  readonly kind: 'name';
}

/** Which of these holders held a place through a month. */
export interface HeldQuestion extends ChoiceQuestion {
  readonly kind: 'held';
  readonly place: HeldPlace;
  readonly month: string;
}

/** Which of these events was first. */
export interface FirstQuestion extends ChoiceQuestion {
  readonly kind: 'first';
}

/** Which of two cities is farther from a third. */
export interface FartherQuestion extends ChoiceQuestion {
  readonly kind: 'farther';
  readonly from: string;
}

export type QuizQuestion = FindQuestion | NameQuestion | HeldQuestion | FirstQuestion | FartherQuestion;

/** Whether an answer is right. Any space of the map can be the answer to 'find'. */
export const isRight = ({ right }: QuizQuestion, answer: string): boolean => answer === right;
