import { readFileSync } from 'node:fs';
import { quizFactsOf } from '../../../src/atlas/quiz/quizFacts.ts';
import type { QuizCity, QuizFacts } from '../../../src/atlas/quiz/facts.ts';
import type { QuizFile } from '../../../src/atlas/quiz/schema.ts';
import type { Card, Holders, WarEvent } from '../../../src/atlas/schema.ts';
import type { Edition } from '../../../src/engine/axis-allies/index.ts';
import { entriesIn, fileOf } from '../files.ts';

const RULES = new URL('../../../rules/1941/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, RULES), 'utf8'));

export const BOARD = read('board.json') as Pick<Edition, 'spaces' | 'adjacent'>;
export const QUIZ = fileOf('quiz.json') as QuizFile;
export const EVENTS = entriesIn<WarEvent>('events');
const { cities } = read('geography/places.json') as { cities: readonly QuizCity[] };
type Names = Readonly<Record<string, readonly string[]>>;
export const NAMES = read('geography/names.json') as { readonly today: Names; readonly others: Names };
const isSea = new Set(BOARD.spaces.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : [])));

/** What the quiz of the atlas is made from. */
export const REAL: QuizFacts = quizFactsOf(
  BOARD,
  QUIZ,
  {
    cards: new Map(entriesIn<Card>('cards').map((card) => [card.space, { ...card, game: '1941' }])),
    events: EVENTS,
    holders: fileOf('holders.json') as Holders,
  },
  { cities, waters: Object.fromEntries(Object.entries(NAMES.others).filter(([id]) => isSea.has(id))) },
);

export const ALL_REGIONS = REAL.regions.map(({ id }) => id);
