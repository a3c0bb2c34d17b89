import { useCallback, useEffect, useRef, useState } from 'react';
import { joinShow, type ShowChannel, type ShowMessage, type ShowStep } from '../../../store/lessons/showChannel.ts';

type Shown = Extract<ShowMessage, { kind: 'shown' }>;

/** Milliseconds after which a show is asked whether it still runs: its window may have broken down without a word. */
const ASK_EVERY = 5_000;

interface FollowedShow {
  /** What the class sees, or saw last; null as long as no show of the lesson was heard of. */
  readonly shown: Shown | null;
  readonly hasEnded: boolean;
  readonly send: (step: ShowStep) => void;
}

/** Follows the show of a lesson in another window, and tells it where to go. */
export function useFollowedShow(lesson: string): FollowedShow {
  const [shown, setShown] = useState<Shown | null>(null);
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
