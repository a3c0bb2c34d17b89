import { Copy, Link, Play } from 'lucide-react';
import { useState } from 'react';
import { toLessonFile, type Lesson } from '../../../saves/lessonSchema.ts';
import { addLesson, copyOf } from '../../../store/lessons/lessonActions.ts';
import { goToStop } from '../../../store/lessons/lessonStore.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goTo } from '../../../ui/address/useAddress.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { say } from '../../../ui/tableMode/said.ts';
import { LessonLinkWindow } from '../link/LessonLinkWindow.tsx';
import { ShowLink } from '../ShowLink.tsx';

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
      (added) => goTo(classroomAddress('lessons', added)),
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
