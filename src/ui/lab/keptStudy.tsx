import type { StudyHead, StudyFile } from '../../saves/studySchema.ts';
import type { KeptStudy } from '../../store/lab/studyStorage.ts';
import { editionTold } from '../../text/editions.ts';
import { savedAtText } from '../../text/gameName.ts';
import { counted } from '../../text/words.ts';
import { KeptEntry } from '../files/KeptEntry.tsx';
import { MAX_STUDY_BYTES } from '../../saves/limits.ts';
import { useLab } from '../../store/lab/labStore.ts';
import { toStudyFile } from '../../store/lab/studyFile.ts';
import { downloadBlob } from '../files/download.ts';

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

/** Downloads the open study. */
export function downloadStudy(): void {
  const { study, title, history } = useLab.getState();
  if (study === null) return;
  downloadStudyFile(toStudyFile(title, history.now, new Date()));
}

/** Downloads a study, and says so if the file is larger than what can be opened again. */
export function downloadStudyFile(file: StudyFile): void {
  // What is half written stays in this browser.
  const content = new Blob([JSON.stringify({ ...file, typing: undefined }, null, 1)], { type: 'application/json' });
  if (content.size > MAX_STUDY_BYTES) useLab.setState({ trouble: 'file-too-large' });
  downloadBlob(`warboard-${file.edition}-study-${file.savedAt.slice(0, 10)}.json`, content);
}
