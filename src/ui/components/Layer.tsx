import { useContext, type ReactNode, createContext } from 'react';

/** Whether the layer that a component is in lies in front. */
export const InFront = createContext(true);

/** One of several layers. A layer behind stays mounted but is inert, and its windows are not shown. */
export function Layer({ inFront, children }: { readonly inFront: boolean; readonly children: ReactNode }) {
  const isAround = useContext(InFront);
  return (
    <div className="layer" inert={!inFront}>
      <InFront value={inFront && isAround}>{children}</InFront>
    </div>
  );
}
