import { ArrowLeft, ArrowRight, MonitorOff } from 'lucide-react';
import { useCallback } from 'react';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goTo } from '../../../ui/address/useAddress.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Markdown } from '../../../ui/lab/Markdown.tsx';
import type { OpenLesson } from '../../../store/lessons/lessonStore.ts';
import { NoLesson } from '../NoLesson.tsx';
import { useShowKeys, type ShowDeed } from '../show/useShowKeys.ts';
import { useOpenLesson } from '../useOpenLesson.ts';
import { useFollowedShow } from './useFollowedShow.ts';
import { useClock } from './useClock.ts';

/** The teacher's window beside a show: what is shown, what comes next, what to say, and how long it has been. */
export function LessonNotes({ id }: { readonly id: string }) {
  const { open, trouble, tryAgain } = useOpenLesson(id);
  return (
    <main className="lesson-page lesson-notes" aria-label="Notes">
      {open === null || trouble !== null ? (
        <NoLesson trouble={trouble} onTryAgain={tryAgain} />
      ) : (
        <NotesOf open={open} />
      )}
    </main>
  );
}

function NotesOf({ open: { id, history } }: { readonly open: OpenLesson }) {
  const { title, stops } = history.now;
  const { shown, send } = useFollowedShow(id);
  const act = useCallback(
    (deed: ShowDeed): void => {
      if (deed === 'leave') goTo(classroomAddress('lessons', id));
      else if (deed === 'next' || deed === 'back' || deed === 'first' || deed === 'last' || deed === 'blank')
        send(deed);
    },
    [id, send],
  );
  useShowKeys(act);
  const { time, since } = useClock(shown?.since ?? null);
  const at = Math.max(0, Math.min(shown?.at ?? 0, stops.length - 1));
  const stop = stops[at];
  const next = stops[at + 1];
  return (
    <>
      <header className="lesson-notes__head">
        <p className="soft">{title}</p>
        <p className="lesson-notes__clock">
          <span>{time}</span> {since !== '' && <span title="Since the presentation began">{since}</span>}
        </p>
      </header>
      <div className="lesson-buttons" role="group" aria-label="Presentation">
        <Button disabled={shown === null || at === 0} onClick={() => act('back')}>
          <ArrowLeft size={18} aria-hidden /> Back
        </Button>
        <Button look="main" disabled={shown === null || next === undefined} onClick={() => act('next')}>
          Next <ArrowRight size={18} aria-hidden />
        </Button>
        <Button disabled={shown === null} aria-pressed={shown?.isBlank ?? false} onClick={() => act('blank')}>
          <MonitorOff size={18} aria-hidden /> Blank
        </Button>
        {shown === null && (
          <a className="button" href={classroomAddress('lessons', id, 'show', '1')}>
            Begin the presentation here
          </a>
        )}
      </div>
      <p className="soft" role="status">
        {statusText(shown)}
      </p>
      <article aria-live="polite">
        <h1>
          {at + 1}. {stop?.title}
        </h1>
        <p>{stop?.text}</p>
        <h2>Notes</h2>
        {stop === undefined || stop.notes.trim() === '' ? (
          <p className="soft">There are no notes for this stop.</p>
        ) : (
          <Markdown text={stop.notes} />
        )}
      </article>
      <p className="lesson-notes__next">{next === undefined ? 'This is the last stop.' : `Next: ${next.title}`}</p>
    </>
  );
}

function statusText(shown: { readonly isBlank: boolean } | null): string {
  if (shown === null) return 'No presentation of this lesson is running in this browser. Notes follow it once it does.';
  return shown.isBlank ? 'The class sees a blank screen.' : 'The class sees this stop.';
}
