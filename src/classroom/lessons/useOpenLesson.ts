import { useEffect } from 'react';
import { guardLesson } from '../../store/lessons/keepLessons.ts';
import { openLesson, useLessons, type LessonTrouble, type OpenLesson } from '../../store/lessons/lessonStore.ts';
import { openViews, useViews, type Views } from './views.ts';

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
