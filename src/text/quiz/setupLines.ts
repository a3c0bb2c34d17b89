import type { QuizSetup } from '../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { counted, joinWords } from '../words.ts';
import { KIND_NAMES, LEVEL_NAMES, PLAYER_NAMES } from './questionText.ts';

/** So it was when the quiz was made, and so everybody has the same questions. */
const OF_SPACES = `“${KIND_NAMES.held}” asks about the spaces of the game, as it did when this quiz was made`;

/** What was chosen for a quiz, each in a line: who answers, how many questions, which kinds, where, how hard. */
export function setupLines({ regions: known }: QuizFacts, setup: QuizSetup): readonly string[] {
  const { players, teams, kinds, regions, level, length, typesNames, asksOfLands, seed } = setup;
  const where = known.filter(({ id }) => regions.includes(id)).map(({ name }) => name);
  return [
    players === 'teams' ? `${PLAYER_NAMES.teams}: ${joinWords(teams)}` : PLAYER_NAMES[players],
    `${counted(length, 'question')}: ${kinds.map((kind) => KIND_NAMES[kind]).join(' · ')}`,
    ...(typesNames === true && kinds.includes('name') ? ['Names of places are typed'] : []),
    ...(asksOfLands !== true && kinds.includes('held') ? [OF_SPACES] : []),
    where.length === known.length ? 'All parts of the world' : joinWords(where),
    LEVEL_NAMES[level],
    `Number of the questions: ${seed}`,
  ];
}
