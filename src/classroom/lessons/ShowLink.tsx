import type { ReactNode } from 'react';
import { classroomAddress } from '../../ui/address/classroomPages.ts';

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
