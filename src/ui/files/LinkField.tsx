import { Link } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { copied } from './copied.ts';
import './files.css';

interface LinkFieldProps {
  /** What is in the link: 'game'. */
  readonly what: string;
  readonly link: string;
}

/** A link as text, chosen whole with the focus. */
export function LinkField({ what, link }: LinkFieldProps) {
  return (
    <input
      className="field link-field"
      aria-label={`Link to the ${what}`}
      readOnly
      value={link}
      onFocus={({ target }) => target.select()}
    />
  );
}

interface CopyLinkButtonProps {
  readonly link: string;
  /** Hears whether it was copied, in words. */
  readonly onSaid: (said: string) => void;
}

export function CopyLinkButton({ link, onSaid }: CopyLinkButtonProps) {
  return (
    <Button look="main" onClick={() => void copied(link).then(onSaid)}>
      <Link size={18} aria-hidden /> Copy the link
    </Button>
  );
}
