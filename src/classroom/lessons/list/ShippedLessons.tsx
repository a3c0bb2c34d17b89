import { Copy, Play, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { shippedLessons, type ShippedLesson } from '../../../store/lessons/lessonStorage.ts';
import { retry } from '../../../store/retry.ts';
import { counted } from '../../../text/words.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { ShowLink } from '../ShowLink.tsx';

interface ShippedLessonsProps {
  readonly isBusy: boolean;
  readonly onCopy: (lesson: string) => void;
}

/** The lessons that come with the program. A copy of one can be changed. */
export function ShippedLessons({ isBusy, onCopy }: ShippedLessonsProps) {
  const [lessons, setLessons] = useState<readonly ShippedLesson[] | 'failed' | null>(null);
  useEffect(() => void retry(shippedLessons).then(setLessons, () => setLessons('failed')), []);
  if (lessons === null) return <p className="soft">Fetching them…</p>;
  if (lessons === 'failed') return <p role="alert">They could not be fetched. Open this page again in a moment.</p>;
  return (
    <ul className="lesson-list__entries">
      {lessons.map(({ id, title, about, stops }) => (
        <li key={id} className="lesson-entry">
          <a className="lesson-entry__name" href={classroomAddress('lessons', id)}>
            {title}
          </a>
          <span className="soft">{counted(stops, 'stop')}</span>
          <p className="lesson-entry__about">{about}</p>
          <div className="lesson-buttons" role="group" aria-label={title}>
            <ShowLink lesson={id} small>
              <Play size={16} aria-hidden /> Show
            </ShowLink>
            <a
              className="button button--small button--icon"
              href={classroomAddress('lessons', id, 'handout')}
              aria-label={`Handout of ${title}`}
              title="Handout, to print"
            >
              <Printer size={16} aria-hidden />
            </a>
            <Button small disabled={isBusy} onClick={() => onCopy(id)}>
              <Copy size={16} aria-hidden /> Copy and change
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
