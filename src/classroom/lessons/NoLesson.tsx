import type { LessonTrouble } from '../../store/lessons/lessonStore.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { Button } from '../../ui/components/Button.tsx';
import { FaultList } from '../../ui/files/FaultList.tsx';

interface NoLessonProps {
  /** Null while it is being opened. */
  readonly trouble: LessonTrouble | null;
  readonly onTryAgain: () => void;
}

/** In place of a lesson that is not open, or not yet. */
export function NoLesson({ trouble, onTryAgain }: NoLessonProps) {
  if (trouble === null) return <p aria-live="polite">Opening the lesson…</p>;
  return (
    <div role="alert" className="lesson-trouble">
      {trouble.kind === 'missing' && (
        <p>
          This browser has no such lesson. A lesson is kept only in the browser in which it was made: ask its author for
          the link that “Link to the lesson” makes, or for its file. If it was made here, it may have been deleted.
        </p>
      )}
      {trouble.kind === 'unreachable' && <p>The lesson could not be loaded. Try again in a moment.</p>}
      {trouble.kind === 'broken' && (
        <>
          <p>This lesson cannot be opened. Nothing was changed.</p>
          <FaultList faults={trouble.faults} />
        </>
      )}
      <div className="lesson-buttons">
        {trouble.kind === 'unreachable' && <Button onClick={onTryAgain}>Try again</Button>}
        <a className="button" href={classroomAddress('lessons')}>
          All lessons
        </a>
      </div>
    </div>
  );
}
