import { ArrowLeft, ArrowRight, MonitorOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { goToAddress } from '../../../ui/address/useAddress.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { Markdown } from '../../../ui/lab/Markdown.tsx';
import type { OpenLesson } from '../../../store/lessons/lessonStore.ts';
import { NoLesson, useOpenLesson } from '../openLesson.tsx';
import { useShowKeys, type ShowDeed } from '../show/useShow.ts';
import { joinShow, type ShowChannel, type ShowMessage, type ShowStep } from '../../../store/lessons/showChannel.ts';

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
  const { shown, hasEnded, send } = useFollowedShow(id);
  const isRunning = shown !== null && !hasEnded;
  const act = useCallback(
    (deed: ShowDeed): void => {
      if (deed === 'leave') goToAddress(classroomAddress('lessons', id));
      else if (deed === 'next' || deed === 'back' || deed === 'first' || deed === 'last' || deed === 'blank')
        send(deed);
    },
    [id, send],
  );
  useShowKeys(act);
  const { time, since } = useClock(isRunning ? shown.since : null);
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
        <Button disabled={!isRunning || at === 0} onClick={() => act('back')}>
          <ArrowLeft size={18} aria-hidden /> Back
        </Button>
        <Button look="main" disabled={!isRunning || next === undefined} onClick={() => act('next')}>
          Next <ArrowRight size={18} aria-hidden />
        </Button>
        <Button disabled={!isRunning} aria-pressed={isRunning && shown.isBlank} onClick={() => act('blank')}>
          <MonitorOff size={18} aria-hidden /> Blank
        </Button>
        {shown === null && (
          <a className="button" href={classroomAddress('lessons', id, 'show', '1')}>
            Begin the presentation here
          </a>
        )}
        {shown !== null && hasEnded && (
          <>
            <a className="button" href={classroomAddress('lessons', id, 'show', String(at + 1))} target="_blank">
              Start it again from this stop
            </a>
            <Button onClick={() => closeNotes(id)}>Close the notes</Button>
          </>
        )}
      </div>
      <p className="soft" role="status">
        {statusText(shown, hasEnded)}
      </p>
      <article aria-live="polite">
        <h1>
          {at + 1}. {stop?.title}
        </h1>
        <Markdown text={stop?.text ?? ''} keepsLines />
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

/** Closes this window; where the browser does not let it, it goes to the lesson. */
function closeNotes(id: string): void {
  window.close();
  goToAddress(classroomAddress('lessons', id));
}

function statusText(shown: { readonly isBlank: boolean } | null, hasEnded: boolean): string {
  if (shown === null) return 'No presentation of this lesson is running in this browser. Notes follow it once it does.';
  if (hasEnded) return 'The presentation has ended. These are the notes of the stop that it showed last.';
  return shown.isBlank ? 'The class sees a blank screen.' : 'The class sees this stop.';
}

interface NotesClock {
  /** "10:45" */
  readonly time: string;
  /** Minutes and seconds since a moment: "12:07"; '' without one. */
  readonly since: string;
}

/** The time of day, and how long ago a moment was (milliseconds since 1970). */
function useClock(begun: number | null): NotesClock {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const time = new Date(now).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return { time, since: begun === null ? '' : spanOf(Math.max(0, now - begun)) };
}

/** "12:07" of milliseconds. */
export function spanOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

type ShownMessage = Extract<ShowMessage, { kind: 'shown' }>;

/** Milliseconds after which a show is asked whether it still runs: its window may have broken down without a word. */
const ASK_EVERY = 5_000;

interface FollowedShow {
  /** What the class sees, or saw last; null as long as no show of the lesson was heard of. */
  readonly shown: ShownMessage | null;
  readonly hasEnded: boolean;
  readonly send: (step: ShowStep) => void;
}

/** Follows the show of a lesson in another window, and tells it where to go. */
function useFollowedShow(lesson: string): FollowedShow {
  const [shown, setShown] = useState<ShownMessage | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const channel = useRef<ShowChannel | null>(null);
  useEffect(() => {
    /** Questions that nobody has answered yet. */
    let unanswered = 0;
    const joined = joinShow(lesson, (message) => {
      if (message.kind !== 'shown' && message.kind !== 'ended') return;
      unanswered = 0;
      setEnded(message.kind === 'ended');
      if (message.kind === 'shown')
        setShown((before) => (JSON.stringify(before) === JSON.stringify(message) ? before : message));
    });
    channel.current = joined;
    const ask = (): void => {
      if (unanswered === 2) setEnded(true);
      unanswered += 1;
      joined.say({ kind: 'ask' });
    };
    ask();
    const timer = setInterval(ask, ASK_EVERY);
    return () => {
      clearInterval(timer);
      joined.close();
    };
  }, [lesson]);
  const send = useCallback((step: ShowStep): void => channel.current?.say({ kind: 'do', step }), []);
  return { shown, hasEnded, send };
}
