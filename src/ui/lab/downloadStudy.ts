import { useLab } from '../../store/lab/labStore.ts';
import { toStudyFile } from '../../store/lab/studyFile.ts';
import { download } from '../files/download.ts';

/** Downloads the open study. */
export function downloadStudy(): void {
  const { study, title, history } = useLab.getState();
  if (study === null) return;
  const file = toStudyFile(title, history.now, new Date());
  download(`warboard-${file.edition}-study-${file.savedAt.slice(0, 10)}.json`, JSON.stringify(file, null, 1));
}
