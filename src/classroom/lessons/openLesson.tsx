import { useEffect, type ReactNode } from 'react';
import { guardLesson, flushLesson } from '../../store/lessons/lessonActions.ts';
import { openLesson, useLessons, type LessonTrouble, type OpenLesson } from '../../store/lessons/lessonStore.ts';
import { openViews, useViews, type Views } from './views.ts';
import { classroomAddress } from '../../ui/address/classroomPages.ts';
import { Button } from '../../ui/components/Button.tsx';
import { FaultList } from '../../ui/files/FaultList.tsx';
import { say } from '../../ui/tableMode/said.ts';

interface LessonInUse {
  /** Null until it is open. */
  readonly open: OpenLesson | null;
  /** How its views lie on the board; null until that is known. */
  readonly views: Views | null;
  readonly trouble: LessonTrouble | null;
  readonly tryAgain: () => void;
}

async function begin(id: string): Promise<void> {
  await openLesson(id);
  const { open } = useLessons.getState();
  if (open !== null) await openViews(open.history.now.edition);
}

/** Opens the lesson of an address, and keeps what is changed in it. */
export function useOpenLesson(id: string): LessonInUse {
  const open = useLessons((store) => (store.open?.id === id ? store.open : null));
  const refused = useLessons((store) => (store.refused?.id === id ? store.refused.trouble : null));
  const edition = open?.history.now.edition ?? '';
  const views = useViews(({ loaded }) => loaded[edition]) ?? null;
  const hasFailed = useViews(({ failed }) => failed === edition);
  useEffect(() => void begin(id), [id]);
  useEffect(() => guardLesson(window), []);
  return {
    open,
    views,
    trouble: refused ?? (hasFailed ? { kind: 'unreachable' } : null),
    tryAgain: () => void begin(id),
  };
}

/** The place of the stop that an address asks for, which counts from 1 and can say anything; the first, if unclear. */
export const stopAsked = (number: string, count: number): number =>
  /^\d{1,4}$/.test(number) ? Math.max(0, Math.min(Number(number), count) - 1) : 0;

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

interface ShowLinkProps {
  readonly lesson: string;
  /** The stop to begin with, counted from 1. */
  readonly from?: number;
  readonly small?: boolean;
  readonly children: ReactNode;
}

/** Begins the presentation of a lesson, on the whole screen where the browser lets it. */
export function ShowLink({ lesson, from = 1, small = false, children }: ShowLinkProps) {
  return (
    <a
      className={`button button--main${small ? ' button--small' : ''}`}
      href={classroomAddress('lessons', lesson, 'show', String(from))}
      onClick={fillScreen}
    >
      {children}
    </a>
  );
}

/** A browser that refuses shows the lesson in its window. */
function fillScreen(): void {
  const page = document.documentElement;
  if (typeof page.requestFullscreen === 'function')
    page.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}

/** Opens the notes of a lesson in a window of their own, or brings that window to the front. */
export function openNotes(lesson: string): void {
  void flushLesson();
  const address = new URL(window.location.href);
  address.hash = classroomAddress('lessons', lesson, 'notes');
  const opened = window.open(address, `warboard-notes-${lesson}`, 'popup,width=900,height=700');
  if (opened === null) say('The browser did not open a second window. Allow windows of this page, and try again.');
  else opened.focus();
}
