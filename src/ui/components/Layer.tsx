import type { ReactNode } from 'react';

/** One of several layers. A layer behind stays mounted but is inert. */
export function Layer({ inFront, children }: { readonly inFront: boolean; readonly children: ReactNode }) {
  return (
    <div className="layer" inert={!inFront}>
      {children}
    </div>
  );
}
