import { useContext, type ReactNode } from 'react';
import { InFront } from './inFront.ts';

/** One of several layers. A layer behind stays mounted but is inert, and its windows are not shown. */
export function Layer({ inFront, children }: { readonly inFront: boolean; readonly children: ReactNode }) {
  const isAround = useContext(InFront);
  return (
    <div className="layer" inert={!inFront}>
      <InFront value={inFront && isAround}>{children}</InFront>
    </div>
  );
}
