import { useState } from 'react';
import type { KeptStudyEntry } from '../../store/lab/studyStorage.ts';
import { editionTold } from '../../text/editions.ts';
import { counted } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import '../files/files.css';
import { downloadStudyFile } from './downloadStudy.ts';

interface StudyEntryProps {
  readonly entry: KeptStudyEntry;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** A kept study: its name, and buttons. Deleting asks first. */
export function StudyEntry({ entry: { file }, onOpen, onDelete }: StudyEntryProps) {
  const [isAsking, setAsking] = useState(false);
  const name = file === null ? 'A study that cannot be read' : studyName(file);
  return (
    <li className="archived-game">
      <div className="archived-game__words">
        <strong>{name}</strong>
        {file !== null && <span>{aboutStudy(file)}</span>}
      </div>
      <div className="archived-game__actions" role="group" aria-label={name}>
        {isAsking ? (
          <>
            <span>Delete it for ever?</span>
            {file !== null && (
              <Button small onClick={() => downloadStudyFile(file)}>
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
            <Button small disabled={file === null} onClick={onOpen}>
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

export const studyName = ({ title }: NonNullable<KeptStudyEntry['file']>): string => title || 'A study without a name';

/** The edition if there are several, what it holds, and when: '3 chapters · 214 moves · 22 November 2026, 14:05'. */
function aboutStudy({ edition, chapters, savedAt }: NonNullable<KeptStudyEntry['file']>): string {
  const when = new Date(savedAt);
  const time = Number.isNaN(when.getTime())
    ? []
    : [when.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })];
  const moves = chapters.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const parts = chapters.length > 1 ? [counted(chapters.length, 'chapter')] : [];
  return [editionTold(edition) ?? [], parts, counted(moves, 'move'), time].flat().join(' · ');
}
