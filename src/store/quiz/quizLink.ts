import { z } from 'zod/mini';
import type { QuizSetup } from '../../atlas/quiz/course.ts';
import { questionsOf } from '../../atlas/quiz/questions.ts';
import type { QuizFacts } from '../../atlas/quiz/facts.ts';
import { loadQuizFacts, quizEdition } from '../../atlas/quiz/loadQuizFacts.ts';
import { loadAtlas } from '../../atlas/loadAtlas.ts';
import { readShape, type Result } from '../../engine/index.ts';
import { packedFile } from '../../saves/link.ts';
import { limitedFaults, shapeFaults } from '../../saves/saveFile.ts';
import { id, versionOf } from '../../saves/schema.ts';
import { HIDDEN } from '../../saves/seenText.ts';
import { loadEditionOf } from '../loadEditionOf.ts';
import type { FileFault } from '../openSave.ts';
import { retry } from '../retry.ts';
import { readLinked } from '../runInChunks.ts';
import { quizSetupSchema } from './quizStore.ts';

const QUIZ_VERSION = 1;

const linkedQuiz = z.strictObject({
  version: versionOf(QUIZ_VERSION),
  kind: z.literal('quiz', 'this link holds no quiz'),
  edition: id,
  setup: quizSetupSchema,
});

/**
 * A quiz for a link, as letters: what was chosen and the number of its questions, so that everybody has the same. Names
 * of teams go along only if it is for teams.
 */
export const packedQuiz = (edition: string, setup: QuizSetup): Promise<string> =>
  packedFile({
    version: QUIZ_VERSION,
    kind: 'quiz',
    edition,
    setup: { ...setup, teams: setup.players === 'teams' ? setup.teams : [] },
  });

export interface LinkedQuiz {
  readonly setup: QuizSetup;
  readonly facts: QuizFacts;
}

/**
 * Reads the quiz of a link, which may hold anything; gives it, or everything that is wrong with it. Rejects if what it
 * asks about cannot be fetched.
 */
export async function readQuizLink(packed: string): Promise<Result<LinkedQuiz, readonly FileFault[]>> {
  const json = await readLinked(packed, 'quiz');
  if (!json.ok) return json;
  const parsed = readShape(linkedQuiz, json.value);
  if (!parsed.success) return { ok: false, fault: shapeFaults(parsed.error) };
  const { edition, setup } = parsed.data;
  if (quizEdition(edition) !== edition)
    return { ok: false, fault: limitedFaults([{ path: 'edition', message: `there is no quiz on "${edition}"` }]) };
  await loadEditionOf({ edition });
  const facts = await retry(async () => loadQuizFacts(edition, await loadAtlas(edition)));
  const faults = setupFaults(facts, setup);
  return faults.length === 0 ? { ok: true, value: { setup, facts } } : { ok: false, fault: limitedFaults(faults) };
}

/** What is wrong with choices of valid shape: places that are not asked about, teams that nobody could tell apart. */
export function setupFaults(facts: QuizFacts, setup: QuizSetup): readonly FileFault[] {
  const { kinds, regions, players, teams, length, seed } = setup;
  const twice = (list: readonly string[], path: string): readonly FileFault[] =>
    list.flatMap((entry, i) =>
      list.indexOf(entry) === i ? [] : [{ path: `${path}[${i}]`, message: `"${entry}" is named twice` }],
    );
  const faults: readonly FileFault[] = [
    ...twice(kinds, 'setup.kinds'),
    ...twice(regions, 'setup.regions'),
    ...regions.flatMap((region, i) =>
      facts.regions.some((known) => known.id === region)
        ? []
        : [{ path: `setup.regions[${i}]`, message: `there is no part of the world "${region}"` }],
    ),
    ...twice(teams, 'setup.teams'),
    ...teams.flatMap((team, i) =>
      HIDDEN.test(team) || team.trim() === ''
        ? [{ path: `setup.teams[${i}]`, message: 'it has characters that cannot be shown, or none' }]
        : [],
    ),
    ...(players === 'teams' && teams.length < 2 ? [{ path: 'setup.teams', message: 'there are at least two' }] : []),
    ...(players === 'teams' && teams.length > 1 && length % teams.length > 0
      ? [{ path: 'setup.length', message: `${teams.length} teams cannot share ${length} questions evenly` }]
      : []),
  ];
  if (faults.length > 0 || kinds.some((kind) => questionsOf(facts, kind, setup, seed).length > 0)) return faults;
  return [{ path: 'setup', message: 'there are no such questions there at this level' }];
}
