import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Lesson } from '../../../saves/lessonSchema.ts';
import { packedLesson } from '../../../store/lessons/lessonActions.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Window } from '../../../ui/components/Window.tsx';
import { CopyLinkButton, LinkField } from '../../../ui/files/LinkField.tsx';
import { linkTo, shortLink, tooLongText } from '../../../ui/files/longLink.ts';
import { downloadLesson } from '../downloadLesson.ts';
import { LINK } from './LessonOfLink.tsx';

interface LessonLinkWindowProps {
  readonly lesson: Lesson;
  /** The id of a lesson that comes with the program, which a link only has to name; null for one's own. */
  readonly shipped: string | null;
  readonly onClose: () => void;
}

/**
 * A link to a lesson, to be copied, from its beginning or from one stop. One's own lesson is in the link; where that is
 * too long, others need its file.
 */
export function LessonLinkWindow({ lesson, shipped, onClose }: LessonLinkWindowProps) {
  const [packed, setPacked] = useState<string | null>(null);
  const [from, setFrom] = useState(1);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (shipped === null)
      packedLesson(lesson).then(setPacked, () =>
        setSaid('This browser cannot make a link. Save the lesson to a file.'),
      );
  }, [lesson, shipped]);
  const link =
    shipped === null
      ? shortLink(packed, (letters) => classroomAddress('lessons', LINK, letters, ...(from > 1 ? [String(from)] : [])))
      : linkTo(classroomAddress('lessons', shipped, 'show', String(from)));
  const isTooLong = packed !== null && link === '';
  return (
    <Window
      open
      title="A link to this lesson"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Close</Button>
          {shipped === null && (
            <Button look={isTooLong ? 'main' : 'plain'} onClick={() => downloadLesson(lesson)}>
              <Download size={18} aria-hidden /> Save it to a file
            </Button>
          )}
          {link !== '' && <CopyLinkButton link={link} onSaid={setSaid} />}
        </>
      }
    >
      {link !== '' && (
        <>
          <p>
            {shipped === null
              ? 'The whole lesson is in the link, as it stands now, with the notes. Whoever opens it is asked first ' +
                'and gets a copy of their own.'
              : 'This lesson comes with Warboard: whoever opens the link sees it at once.'}
          </p>
          <label className="lesson-link__from">
            It begins at{' '}
            <select className="field" value={from} onChange={({ target }) => setFrom(Number(target.value))}>
              {lesson.stops.map(({ title }, i) => (
                <option key={i} value={i + 1}>
                  {i + 1}. {title || 'Without a title'}
                </option>
              ))}
            </select>
          </label>
          <LinkField what="lesson" link={link} />
        </>
      )}
      {isTooLong && (
        <>
          <p>{tooLongText('lesson', packed.length)}</p>
          <p>
            So no link leads others to one of its stops: they need the file first, open it among their lessons, and
            choose the stop there.
          </p>
        </>
      )}
      <p role="status">{said}</p>
    </Window>
  );
}
