import { Download, Link, NotebookText, Play, Printer, Redo2, Undo2, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { MAX_STOP_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../../../saves/limits.ts';
import {
  editLesson,
  redoLesson,
  stopAt,
  undoLesson,
  type OpenLesson,
  goToStop,
} from '../../../store/lessons/lessonStore.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { downloadLesson, LessonLinkWindow } from '../link/lessonLink.tsx';
import { openNotes, ShowLink } from '../openLesson.tsx';
import { toLessonFile, type Lesson } from '../../../saves/lessonSchema.ts';
import { addLesson, copyOf } from '../../../store/lessons/lessonActions.ts';
import { goToAddress } from '../../../ui/address/useAddress.ts';
import { say } from '../../../ui/tableMode/said.ts';

const KEEPING: Readonly<Record<OpenLesson['keeping'], string>> = {
  nothing: 'Every change is kept in this browser by itself.',
  keeping: 'Keeping the latest change…',
  kept: 'Kept in this browser.',
  failed: 'This browser does not keep the lesson. Save it to a file, so that nothing is lost.',
};

const ELSEWHERE: Readonly<Record<NonNullable<OpenLesson['elsewhere']>, string>> = {
  followed: 'This lesson is open in another tab too: what is changed there is taken over here. Undo takes it back.',
  copied:
    'Another tab changed this lesson too. So what you changed here is kept as a lesson of its own, this copy; ' +
    'the other is in the list as that tab left it.',
};

/** The name of the lesson, and what can be done with it as a whole. */
export function LessonHead({ open }: { readonly open: OpenLesson }) {
  const { id, history, keeping, elsewhere } = open;
  const { title, about } = history.now;
  const field = useId();
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <label className="lesson-label" htmlFor={`${field}-title`}>
        Name of the lesson
      </label>
      <input
        id={`${field}-title`}
        className="field"
        maxLength={MAX_TITLE_LENGTH}
        value={title}
        onChange={({ target }) => editLesson((lesson) => ({ ...lesson, title: target.value }), 'lesson title')}
      />
      <details className="lesson-about">
        <summary>What it is about</summary>
        <textarea
          className="field"
          aria-label="What the lesson is about"
          rows={3}
          maxLength={MAX_STOP_TEXT_LENGTH}
          value={about}
          onChange={({ target }) => editLesson((lesson) => ({ ...lesson, about: target.value }), 'lesson about')}
        />
      </details>
      <div className="lesson-buttons">
        <ShowLink lesson={id} from={stopAt(open) + 1} small>
          <Play size={16} aria-hidden /> Show from here
        </ShowLink>
        <Button small shape="icon" aria-label="Notes" title="Notes in a second window" onClick={() => openNotes(id)}>
          <NotebookText size={16} aria-hidden />
        </Button>
        <a
          className="button button--small button--icon"
          href={classroomAddress('lessons', id, 'handout')}
          aria-label="Handout"
          title="Handout, to print"
        >
          <Printer size={16} aria-hidden />
        </a>
        <Button
          small
          shape="icon"
          aria-label="Save to a file"
          title="Save to a file"
          onClick={() => downloadLesson(history.now)}
        >
          <Download size={16} aria-hidden />
        </Button>
        <Button small shape="icon" aria-label="Link to the lesson" title="A link" onClick={() => setLinking(true)}>
          <Link size={16} aria-hidden />
        </Button>
        <Button
          small
          shape="icon"
          aria-label="Undo"
          title="Undo (Ctrl+Z)"
          disabled={history.past.length === 0}
          onClick={undoLesson}
        >
          <Undo2 size={16} aria-hidden />
        </Button>
        <Button
          small
          shape="icon"
          aria-label="Redo"
          title="Redo (Ctrl+Shift+Z)"
          disabled={history.future.length === 0}
          onClick={redoLesson}
        >
          <Redo2 size={16} aria-hidden />
        </Button>
      </div>
      {isLinking && <LessonLinkWindow lesson={history.now} shipped={null} onClose={() => setLinking(false)} />}
      <p className={keeping === 'failed' ? 'lesson-trouble' : 'soft lesson-keeping'} role="status">
        {KEEPING[keeping]}
      </p>
      {elsewhere !== null && (
        <p className={elsewhere === 'copied' ? 'lesson-trouble' : 'lesson-keeping'} role="status">
          {ELSEWHERE[elsewhere]}
        </p>
      )}
    </>
  );
}

interface ShippedNoteProps {
  readonly id: string;
  readonly lesson: Lesson;
  readonly at: number;
}

/** A lesson that ships: it can be shown and looked through; a copy of it can be changed. */
export function ShippedNote({ id, lesson, at }: ShippedNoteProps) {
  const [isLinking, setLinking] = useState(false);
  const copy = (): void =>
    void addLesson(copyOf(toLessonFile(lesson, new Date()))).then(
      (added) => goToAddress(classroomAddress('lessons', added)),
      () => say('This browser did not keep the lesson.'),
    );
  return (
    <>
      <h2>{lesson.title}</h2>
      <p>{lesson.about}</p>
      <p className="soft">This lesson comes with Warboard. To change it, make a copy.</p>
      <div className="lesson-buttons">
        <ShowLink lesson={id} from={at + 1}>
          <Play size={18} aria-hidden /> Show
        </ShowLink>
        <Button onClick={copy}>
          <Copy size={18} aria-hidden /> Copy and change
        </Button>
        <Button shape="icon" aria-label="Link to the lesson" title="A link" onClick={() => setLinking(true)}>
          <Link size={18} aria-hidden />
        </Button>
      </div>
      {isLinking && <LessonLinkWindow lesson={lesson} shipped={id} onClose={() => setLinking(false)} />}
      <ol className="lesson-stops">
        {lesson.stops.map(({ title }, i) => (
          <li key={i}>
            <button
              type="button"
              className="lesson-stops__stop"
              aria-current={i === at ? 'step' : undefined}
              onClick={() => goToStop(i)}
            >
              {i + 1}. {title}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
