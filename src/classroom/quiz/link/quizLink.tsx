import { useEffect, useState } from 'react';
import { z } from 'zod/mini';
import { loadAtlas } from '../../../atlas/loadAtlas.ts';
import type { QuizSetup } from '../../../atlas/quiz/course.ts';
import type { QuizFacts } from '../../../atlas/quiz/facts.ts';
import { loadQuizFacts, quizEdition } from '../../../atlas/quiz/loadQuizFacts.ts';
import { questionsOf } from '../../../atlas/quiz/questions.ts';
import { readShape, type Result } from '../../../engine/index.ts';
import { packedFile } from '../../../saves/link.ts';
import { limitedFaults, shapeFaults } from '../../../saves/saveFile.ts';
import { id, versionOf } from '../../../saves/schema.ts';
import { HIDDEN } from '../../../saves/seenText.ts';
import { loadEditionOf } from '../../../store/loadEditionOf.ts';
import type { FileFault } from '../../../store/openSave.ts';
import { quizSetupSchema, useQuiz } from '../../../store/quiz/quizStore.ts';
import { retry } from '../../../store/retry.ts';
import { readLinked } from '../../../store/runInChunks.ts';
import { setupLines } from '../../../text/quiz/sheetText.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goInstead } from '../../../ui/address/useAddress.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Window } from '../../../ui/components/Window.tsx';
import {
  CopyLinkButton,
  LinkBeingRead,
  LinkField,
  LinkRefused,
  shortLink,
  useLinkRead,
} from '../../../ui/files/links.tsx';

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

interface LinkedQuiz {
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
function setupFaults(facts: QuizFacts, setup: QuizSetup): readonly FileFault[] {
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

interface QuizLinkWindowProps {
  readonly edition: string;
  readonly setup: QuizSetup;
  readonly onClose: () => void;
}

/** A link that holds a quiz, to be copied. It is always short. */
export function QuizLinkWindow({ edition, setup, onClose }: QuizLinkWindowProps) {
  const [packed, setPacked] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    packedQuiz(edition, setup).then(setPacked, () =>
      setSaid(
        `This browser cannot make a link. With the number ${setup.seed} and the same choices the questions come.`,
      ),
    );
  }, [edition, setup]);
  const link = shortLink(packed, (letters) => classroomAddress('quiz', LINK, letters));
  return (
    <Window
      open
      title="A link to this quiz"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Close</Button>
          {link !== '' && <CopyLinkButton link={link} onSaid={setSaid} />}
        </>
      }
    >
      {link !== '' && (
        <>
          <p>
            What you chose is in the link{setup.players === 'teams' && ', with the names of the teams'}. Whoever opens
            it is asked first, and gets the same questions in the same order.
          </p>
          <LinkField what="quiz" link={link} />
        </>
      )}
      <p role="status">{said}</p>
    </Window>
  );
}

/** In the address of the quiz: what follows is a quiz. */
export const LINK = 'link';

const leave = (): void => goInstead(classroomAddress('quiz'));

/** Reads the quiz of a link and says what it is. Nothing happens before it is begun. */
export function QuizOfLink({ packed }: { readonly packed: string }) {
  const read = useLinkRead(packed, readQuizLink);
  if (read === null) return <LinkBeingRead what="quiz" onClose={leave} />;
  if (read.ok) return <QuizOffered quiz={read.value} />;
  return <LinkRefused what="quiz" faults={read.fault} onClose={leave} />;
}

function QuizOffered({ quiz: { facts, setup } }: { readonly quiz: LinkedQuiz }) {
  const begin = useQuiz((quiz) => quiz.begin);
  const givesWay = useQuiz(({ isRunning, answers }) => isRunning && answers.length > 0);
  return (
    <Window
      open
      title="A quiz comes with this link"
      onClose={leave}
      buttons={
        <>
          <Button onClick={leave}>Do not open it</Button>
          <Button
            look="main"
            onClick={() => {
              begin(setup);
              leave();
            }}
          >
            Begin
          </Button>
        </>
      }
    >
      <ul className="quiz__setup">
        {setupLines(facts, setup).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>Everybody who opens this link gets the same questions.</p>
      {givesWay && <p>The quiz that is open in this tab ends when this one begins; its answers are lost.</p>}
    </Window>
  );
}
