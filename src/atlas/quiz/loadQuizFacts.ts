import { editionNamed, shelf, type SpaceId } from '../../engine/index.ts';
import type { Atlas } from '../atlas.ts';
import type { QuizCity, QuizFacts } from './facts.ts';
import { quizFactsOf } from './quizFacts.ts';
import type { QuizFile } from './schema.ts';

// Checked against the schemas by tests, not here.
const QUIZZES = import.meta.glob<QuizFile>('../../../rules/*/atlas/quiz.json', { import: 'default' });
const CITIES = import.meta.glob<readonly QuizCity[]>('../../../rules/*/geography/places.json', { import: 'cities' });
const NAMES = import.meta.glob<OtherNames>('../../../rules/*/geography/names.json', { import: 'others' });

type OtherNames = Readonly<Record<SpaceId, readonly string[]>>;

/** The edition on whose board the quiz is played: the one wanted, or the first that has a quiz. */
export function quizEdition(wanted: string): string {
  const editions = shelf()
    .map(({ id }) => id)
    .filter((id) => `../../../rules/${id}/atlas/quiz.json` in QUIZZES);
  return editions.includes(wanted) ? wanted : (editions[0] ?? wanted);
}

/** What the quiz of a loaded edition is made from, with its atlas. Rejects if a file cannot be fetched. */
export async function loadQuizFacts(edition: string, atlas: Atlas): Promise<QuizFacts> {
  const folder = `../../../rules/${edition}`;
  const [quiz, cities, others] = await Promise.all([
    QUIZZES[`${folder}/atlas/quiz.json`]?.(),
    CITIES[`${folder}/geography/places.json`]?.(),
    NAMES[`${folder}/geography/names.json`]?.(),
  ]);
  const board = editionNamed(edition);
  const waters = Object.fromEntries(
    board.spaces.flatMap(({ id, kind }) => (kind === 'sea' ? [[id, others?.[id] ?? []]] : [])),
  );
  const file = quiz ?? { about: '', regions: [], leftOut: [], alike: [], called: {}, held: [], heldSpaces: {} };
  return quizFactsOf(board, file, atlas, { cities: cities ?? [], waters });
}
