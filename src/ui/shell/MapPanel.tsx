import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../components/Button.tsx';
import { useFront, type OverMap } from './overMap.ts';
import './mapPanel.css';

interface MapPanelProps {
  readonly panel: OverMap;
  readonly className: string;
  readonly title: string;
  /** What the button says that closes it. */
  readonly close: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel over the map with a title and a button to close it. It takes the focus when it comes to the front. */
export function MapPanel({ panel, className, title, close, onClose, children }: MapPanelProps) {
  const isInFront = useFront(panel);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isInFront) heading.current?.focus({ preventScroll: true });
  }, [isInFront]);
  // Escape in the panel closes only the panel.
  useEffect(() => {
    const element = section.current;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onClose();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [onClose]);
  return (
    <section ref={section} className={`map-panel ${className}`} hidden={!isInFront} data-over-map aria-label={title}>
      <div className="map-panel__head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button shape="icon" look="quiet" small aria-label={close} onClick={onClose}>
          <X size={18} aria-hidden />
        </Button>
      </div>
      {children}
    </section>
  );
}
