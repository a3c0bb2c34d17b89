import { MAX_STUDY_BYTES } from '../../saves/limits.ts';
import { useLab } from '../../store/lab/labStore.ts';
import { toStudyFile } from '../../store/lab/studyFile.ts';
import { downloadBlob } from '../files/download.ts';

/** Downloads the open study, and says so if the file is larger than what can be opened again. */
export function downloadStudy(): void {
  const { study, title, history } = useLab.getState();
  if (study === null) return;
  const file = toStudyFile(title, history.now, new Date());
  const content = new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' });
  if (content.size > MAX_STUDY_BYTES) useLab.setState({ trouble: 'file-too-large' });
  downloadBlob(`warboard-${file.edition}-study-${file.savedAt.slice(0, 10)}.json`, content);
}
