import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Totalled } from '../../store/mapInset.ts';
import { beside } from './beside.ts';

/** A card beside the totals on the map whose units it shows one by one. Lets the pointer through. */
export function Inset({ at, children }: { readonly at: Totalled; readonly children: ReactNode }) {
  const card = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState({ left: 0, top: 0 });

  // Before it is painted: how large it is shows only once it is filled.
  useLayoutEffect(() => {
    const map = card.current?.offsetParent;
    if (card.current === null || !map) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    setSpot(beside(at, { width, height }, { width: map.clientWidth, height: map.clientHeight }));
  }, [at]);

  return (
    <aside ref={card} className="hover-card hover-card--inset" style={spot} aria-hidden="true">
      {children}
    </aside>
  );
}
