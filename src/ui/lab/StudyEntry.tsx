import type { StudyHead } from '../../saves/studySchema.ts';
import type { KeptStudy } from '../../store/lab/studyStorage.ts';
import { editionTold } from '../../text/editions.ts';
import { savedAtText } from '../../text/gameProgress.ts';
import { counted } from '../../text/words.ts';
import { KeptEntry } from '../files/KeptEntry.tsx';

interface StudyEntryProps {
  readonly entry: KeptStudy;
  readonly onOpen: () => void;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}

/** A kept study: its name, and buttons. */
export const StudyEntry = ({ entry: { file }, onOpen, onSave, onDelete }: StudyEntryProps) => (
  <KeptEntry
    name={file === null ? 'A study that cannot be read' : studyName(file)}
    about={file === null ? null : aboutStudy(file)}
    onOpen={file === null ? null : onOpen}
    onSave={file === null ? null : onSave}
    onDelete={onDelete}
  />
);

export const studyName = ({ title }: Pick<StudyHead, 'title'>): string => title || 'A study without a name';

/** The edition if there are several, what it holds, and when: '3 chapters · 214 moves · 22 November 2026 at 14:05'. */
function aboutStudy({ edition, chapters, savedAt }: StudyHead): string {
  const moves = chapters.reduce((sum, { nodes }) => sum + nodes, 0);
  const parts = chapters.length > 1 ? counted(chapters.length, 'chapter') : null;
  return [editionTold(edition), parts, counted(moves, 'move'), savedAtText(savedAt)]
    .filter((part) => part !== null)
    .join(' · ');
}
