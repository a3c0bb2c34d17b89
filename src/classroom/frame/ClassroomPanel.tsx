import { useEffect, useRef, type ReactNode } from 'react';
import { focusIfLost } from '../../ui/components/focusIfLost.ts';

interface ClassroomPanelProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The panel beside the map. The focus that was on the page before goes on here, where the keyboard would lose it. */
export function ClassroomPanel({ label, className = 'classroom-panel', children }: ClassroomPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => focusIfLost(panel.current), []);
  return (
    <aside ref={panel} tabIndex={-1} className={`panel example ${className}`} data-over-map aria-label={label}>
      {children}
    </aside>
  );
}
