import type { ReactNode } from 'react';
import './notLoaded.css';

/** Says in place of a part of the program that it is on its way, once that takes a moment. */
export function NotYetLoaded({ children }: { readonly children: ReactNode }) {
  return (
    <p className="not-yet">
      <span>{children}</span>
    </p>
  );
}
