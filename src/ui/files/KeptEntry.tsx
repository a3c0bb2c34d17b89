import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import './files.css';

interface KeptEntryProps {
  readonly name: string;
  /** What it holds, and when it was kept. */
  readonly about: string | null;
  /** Null if it cannot be opened. */
  readonly onOpen: (() => void) | null;
  /** Null if there is nothing to save. */
  readonly onSave: (() => void) | null;
  readonly onDelete: () => void;
}

/** Something kept in this browser that can be opened or deleted. Deleting asks first, and offers a file. */
export function KeptEntry({ name, about, onOpen, onSave, onDelete }: KeptEntryProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="archived-game">
      <div className="archived-game__words">
        <strong>{name}</strong>
        {about !== null && <span>{about}</span>}
      </div>
      <div className="archived-game__actions" role="group" aria-label={name}>
        {isAsking ? (
          <>
            <span>Delete it for ever?</span>
            {onSave !== null && (
              <Button small onClick={onSave}>
                Save it to a file
              </Button>
            )}
            <Button small onClick={() => setAsking(false)}>
              No
            </Button>
            <Button small look="danger" onClick={onDelete}>
              Delete
            </Button>
          </>
        ) : (
          <>
            <Button small disabled={onOpen === null} onClick={onOpen ?? undefined}>
              Open
            </Button>
            <Button small look="quiet" onClick={() => setAsking(true)}>
              Delete
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
