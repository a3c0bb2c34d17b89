import type { KeptFile } from '../../saves/keptFiles.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import { editionTold } from '../../text/editions.ts';
import { savedAtText } from '../../text/gameProgress.ts';
import { counted } from '../../text/words.ts';
import { KeptEntry } from '../files/KeptEntry.tsx';
import { downloadStudyFile } from './downloadStudy.ts';

interface StudyEntryProps {
  readonly entry: KeptFile<StudyFile | null>;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
}

/** A kept study: its name, and buttons. */
export const StudyEntry = ({ entry: { file }, onOpen, onDelete }: StudyEntryProps) => (
  <KeptEntry
    name={file === null ? 'A study that cannot be read' : studyName(file)}
    about={file === null ? null : aboutStudy(file)}
    onOpen={file === null ? null : onOpen}
    onSave={file === null ? null : () => downloadStudyFile(file)}
    onDelete={onDelete}
  />
);

export const studyName = ({ title }: StudyFile): string => title || 'A study without a name';

/** The edition if there are several, what it holds, and when: '3 chapters · 214 moves · 22 November 2026 at 14:05'. */
function aboutStudy({ edition, chapters, savedAt }: StudyFile): string {
  const moves = chapters.reduce((sum, { nodes }) => sum + nodes.length, 0);
  const parts = chapters.length > 1 ? counted(chapters.length, 'chapter') : null;
  return [editionTold(edition), parts, counted(moves, 'move'), savedAtText(savedAt)]
    .filter((part) => part !== null)
    .join(' · ');
}
