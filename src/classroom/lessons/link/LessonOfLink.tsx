import { useState } from 'react';
import { lessonOf, type LessonFile } from '../../../saves/lessonSchema.ts';
import { addLesson, readLessonLink } from '../../../store/lessons/lessonActions.ts';
import { counted } from '../../../text/words.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goInstead } from '../../../ui/address/useAddress.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Window } from '../../../ui/components/Window.tsx';
import { LinkBeingRead, LinkRefused } from '../../../ui/files/LinkRead.tsx';
import { useLinkRead } from '../../../ui/files/useLinkRead.ts';
import { stopAsked } from '../useOpenLesson.ts';

/** In an address, in place of a lesson's id: the lesson is in the address itself. */
export const LINK = 'link';

const leave = (): void => goInstead(classroomAddress('lessons'));

interface LessonOfLinkProps {
  readonly packed: string;
  /** The stop to begin with, counted from 1, as the address has it. */
  readonly number: string;
}

/** Reads the lesson of a link and says what it is. Nothing happens before it is to be kept. */
export function LessonOfLink({ packed, number }: LessonOfLinkProps) {
  const read = useLinkRead(packed, readLessonLink);
  if (read === null) return <LinkBeingRead what="lesson" onClose={leave} />;
  if (read.ok) return <LessonOffered file={read.value} number={number} />;
  return <LinkRefused what="lesson" faults={read.fault} onClose={leave} />;
}

function LessonOffered({ file, number }: { readonly file: LessonFile; readonly number: string }) {
  const [problem, setProblem] = useState('');
  const first = stopAsked(number, file.stops.length) + 1;
  const keep = (...part: readonly string[]): void =>
    void addLesson(lessonOf(file)).then(
      (id) => goInstead(classroomAddress('lessons', id, ...part)),
      () => setProblem('This browser did not keep the lesson. It may have no room for it, or for any.'),
    );
  return (
    <Window
      open
      title="A lesson comes with this link"
      onClose={leave}
      buttons={
        <>
          <Button onClick={leave}>Do not open it</Button>
          <Button onClick={() => keep()}>Keep it and look through it</Button>
          <Button look="main" onClick={() => keep('show', String(first))}>
            Keep it and show it
          </Button>
        </>
      }
    >
      <strong>{file.title || 'A lesson without a name'}</strong>
      <p>
        {counted(file.stops.length, 'stop')}.
        {first > 1 && ` It begins at stop ${first}: ${file.stops[first - 1]?.title || 'without a title'}.`}
      </p>
      {file.about !== '' && <p>{file.about}</p>}
      <p>It becomes one more lesson of this browser.</p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </Window>
  );
}
