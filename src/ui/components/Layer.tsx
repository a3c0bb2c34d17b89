import type { ReactNode } from 'react';

/** One of several things laid over each other. Those behind stay as they are, but nobody sees or reaches them. */
export function Layer({ inFront, children }: { readonly inFront: boolean; readonly children: ReactNode }) {
  return (
    <div className="layer" inert={!inFront}>
      {children}
    </div>
  );
}
