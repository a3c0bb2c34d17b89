import { useEffect, useState } from 'react';
import type { QuizSetup } from '../../../atlas/quiz/course.ts';
import { packedQuiz } from '../../../store/quiz/quizLink.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Window } from '../../../ui/components/Window.tsx';
import { CopyLinkButton, LinkField } from '../../../ui/files/LinkField.tsx';
import { shortLink } from '../../../ui/files/longLink.ts';
import { LINK } from './QuizOfLink.tsx';

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
