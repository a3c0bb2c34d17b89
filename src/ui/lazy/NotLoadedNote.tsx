import { Button } from '../components/Button.tsx';
import './notLoaded.css';

interface NotLoadedNoteProps {
  readonly name: string;
  readonly onTryAgain: () => void;
  readonly onClose: () => void;
}

/** Says at the edge of the window that a control failed to load; the control's stand-in stays where it is. */
export function NotLoadedNote({ name, onTryAgain, onClose }: NotLoadedNoteProps) {
  return (
    <div className="not-loaded-note" role="alert">
      <p>{name} could not be loaded. Everything else goes on; perhaps the connection is down for a moment.</p>
      <div className="not-loaded__buttons">
        <Button look="main" onClick={onTryAgain}>
          Try again
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </div>
  );
}
