import { useEffect, useState } from 'react';
import type { QuizSetup } from '../../../atlas/quiz/course.ts';
import { packedQuiz, readQuizLink, type LinkedQuiz } from '../../../store/quiz/quizLink.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Window } from '../../../ui/components/Window.tsx';
import {
  CopyLinkButton,
  LinkField,
  shortLink,
  LinkBeingRead,
  LinkRefused,
  useLinkRead,
} from '../../../ui/files/links.tsx';
import { useQuiz } from '../../../store/quiz/quizStore.ts';
import { setupLines } from '../../../text/quiz/sheetText.ts';
import { goInstead } from '../../../ui/address/useAddress.ts';

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
