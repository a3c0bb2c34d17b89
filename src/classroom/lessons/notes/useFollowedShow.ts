import { useCallback, useEffect, useRef, useState } from 'react';
import { joinShow, type ShowChannel, type ShowMessage, type ShowStep } from '../../../store/lessons/showChannel.ts';

type Shown = Extract<ShowMessage, { kind: 'shown' }>;

interface FollowedShow {
  /** What the class sees; null while no show of the lesson is running. */
  readonly shown: Shown | null;
  readonly send: (step: ShowStep) => void;
}

/** Follows the show of a lesson in another window, and tells it where to go. */
export function useFollowedShow(lesson: string): FollowedShow {
  const [shown, setShown] = useState<Shown | null>(null);
  const channel = useRef<ShowChannel | null>(null);
  useEffect(() => {
    const joined = joinShow(lesson, (message) => {
      if (message.kind === 'shown') setShown(message);
      else if (message.kind === 'ended') setShown(null);
    });
    channel.current = joined;
    joined.say({ kind: 'ask' });
    return joined.close;
  }, [lesson]);
  const send = useCallback((step: ShowStep): void => channel.current?.say({ kind: 'do', step }), []);
  return { shown, send };
}
