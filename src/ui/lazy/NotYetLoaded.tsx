import type { ReactNode } from 'react';
import './notLoaded.css';

/** Says that a part of the program is on its way, once that takes a moment. */
export function NotYetLoaded({
  overAll = false,
  children,
}: {
  /** Shown in the middle of the window, not in the place of the part. */
  readonly overAll?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <p className={overAll ? 'not-yet not-yet--over-all' : 'not-yet'}>
      <span>{children}</span>
    </p>
  );
}
