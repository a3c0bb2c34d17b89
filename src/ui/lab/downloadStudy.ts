import { MAX_STUDY_BYTES } from '../../saves/limits.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import { useLab } from '../../store/lab/labStore.ts';
import { toStudyFile } from '../../store/lab/studyFile.ts';
import { downloadBlob } from '../files/download.ts';

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
