import { readQuizLink, type LinkedQuiz } from '../../../store/quiz/quizLink.ts';
import { useQuiz } from '../../../store/quiz/quizStore.ts';
import { setupLines } from '../../../text/quiz/setupLines.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goInstead } from '../../../ui/address/useAddress.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Window } from '../../../ui/components/Window.tsx';
import { LinkBeingRead, LinkRefused } from '../../../ui/files/LinkRead.tsx';
import { useLinkRead } from '../../../ui/files/useLinkRead.ts';

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
