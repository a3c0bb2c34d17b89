import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Lesson, lessonOf, type LessonFile } from '../../../saves/lessonSchema.ts';
import {
  packedLesson,
  lessonFileName,
  lessonText,
  addLesson,
  readLessonLink,
} from '../../../store/lessons/lessonActions.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Window } from '../../../ui/components/Window.tsx';
import {
  CopyLinkButton,
  LinkField,
  linkTo,
  shortLink,
  tooLongText,
  LinkBeingRead,
  LinkRefused,
  useLinkRead,
} from '../../../ui/files/links.tsx';
import { download } from '../../../ui/files/download.ts';
import { counted } from '../../../text/words.ts';
import { goInstead } from '../../../ui/address/useAddress.ts';
import { stopAsked } from '../openLesson.tsx';

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

/** Downloads a lesson as a file. */
export const downloadLesson = (lesson: Lesson): void =>
  download(lessonFileName(lesson), lessonText(lesson, new Date()));
