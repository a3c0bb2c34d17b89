import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Lesson } from '../../../saves/lessonSchema.ts';
import { packedLesson } from '../../../store/lessons/lessonLink.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Window } from '../../../ui/components/Window.tsx';
import { CopyLinkButton, LinkField } from '../../../ui/files/LinkField.tsx';
import { shortLink, tooLongText } from '../../../ui/files/longLink.ts';
import { downloadLesson } from '../downloadLesson.ts';
import { LINK } from './LessonOfLink.tsx';

interface LessonLinkWindowProps {
  readonly lesson: Lesson;
  /** The stop that is looked at, counted from 1. */
  readonly stop: number;
  readonly onClose: () => void;
}

/** A link that holds a lesson, to be copied, from its beginning or from one stop; where it is too long, a file. */
export function LessonLinkWindow({ lesson, stop, onClose }: LessonLinkWindowProps) {
  const [packed, setPacked] = useState<string | null>(null);
  const [fromStop, setFromStop] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    packedLesson(lesson).then(setPacked, () => setSaid('This browser cannot make a link. Save the lesson to a file.'));
  }, [lesson]);
  const from = fromStop ? [String(stop)] : [];
  const link = shortLink(packed, (letters) => classroomAddress('lessons', LINK, letters, ...from));
  return (
    <Window
      open
      title="A link to this lesson"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look={link === '' ? 'main' : 'plain'} onClick={() => downloadLesson(lesson)}>
            <Download size={18} aria-hidden /> Save it to a file
          </Button>
          {link !== '' && <CopyLinkButton link={link} onSaid={setSaid} />}
        </>
      }
    >
      {link !== '' && (
        <>
          <p>
            The whole lesson is in the link, as it stands now, with the notes. Whoever opens it is asked first and gets
            a copy of their own.
          </p>
          <LinkField what="lesson" link={link} />
          {stop > 1 && (
            <label>
              <input type="checkbox" checked={fromStop} onChange={({ target }) => setFromStop(target.checked)} /> Begin
              at stop {stop}
            </label>
          )}
        </>
      )}
      {packed !== null && link === '' && <p>{tooLongText('lesson', packed.length)}</p>}
      <p role="status">{said}</p>
    </Window>
  );
}
