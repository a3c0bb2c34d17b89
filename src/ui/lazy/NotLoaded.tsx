import { Button } from '../components/Button.tsx';
import './notLoaded.css';

interface NotLoadedProps {
  readonly name: string;
  readonly back: string | undefined;
  readonly onTryAgain: () => void;
}

/** Shown in place of a part of the program that failed to load. */
export function NotLoaded({ name, back, onTryAgain }: NotLoadedProps) {
  return (
    <div className="not-loaded" role="alert">
      <p>{name} could not be loaded. Everything else goes on.</p>
      {/* The files of a page that is open for long may be gone. */}
      <p className="soft">If it fails again, load the page again: there may be a newer Warboard.</p>
      <div className="not-loaded__buttons">
        <Button look="main" onClick={onTryAgain}>
          Try again
        </Button>
        {back !== undefined && (
          <a className="button" href={back}>
            Back
          </a>
        )}
      </div>
    </div>
  );
}
