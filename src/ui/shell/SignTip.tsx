import { useEffect, type ReactNode } from 'react';
import './mapTip.css';

/** Pixels needed above a sign to show the tooltip there. */
const ROOM_ABOVE = 180;

interface SignTipProps {
  /** The sign's place in the map's window. */
  readonly x: number;
  readonly y: number;
  /** Must be one function every time. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A tooltip beside a sign on the map. Decorative: what it says must stand elsewhere too. */
export function SignTip({ x, y, onClose, children }: SignTipProps) {
  useEffect(() => {
    // Touch sends no leave event, so the next touch anywhere closes the tooltip.
    window.addEventListener('pointerdown', onClose, { capture: true });
    return () => window.removeEventListener('pointerdown', onClose, { capture: true });
  }, [onClose]);
  return (
    <aside
      className={`map-tip map-tip--${y < ROOM_ABOVE ? 'below' : 'above'}`}
      style={{ left: `clamp(9.5rem, ${x}px, 100% - 9.5rem)`, top: y }}
      aria-hidden="true"
    >
      {children}
    </aside>
  );
}
