import { ChartNoAxesColumn } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/components/Button.tsx';

interface OddsBoxProps {
  /** What the button tells more about. */
  readonly title: string;
  /** What the button opens; without it there is no button. */
  readonly details: ReactNode;
  readonly children: ReactNode;
}

/** Odds in a line, and a button for all about them. */
export function OddsBox({ title, details, children }: OddsBoxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="odds">
      <div className="odds__line">
        {children}
        {details !== null && (
          <Button
            small
            shape="icon"
            look="quiet"
            aria-label={title}
            title={title}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ChartNoAxesColumn size={18} aria-hidden />
          </Button>
        )}
      </div>
      {isOpen && details}
    </div>
  );
}
