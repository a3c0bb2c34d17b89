import type { StudyFile } from '../../saves/studySchema.ts';
import { openStudyFile, type Faults } from './openStudy.ts';
import type { Result } from '../../engine/index.ts';

// Checked by tests, not here. Those of an edition are loaded together, when they are first asked for.
const FILES = import.meta.glob<StudyFile>('../../../rules/*/studies/*.json', { import: 'default' });

/** The studies of openings that come with an edition, by title. Rejects if they cannot be fetched. */
export async function shippedStudies(edition: string): Promise<readonly StudyFile[]> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/rules/${edition}/`));
  const files = await Promise.all(paths.map((path) => FILES[path]?.() ?? []));
  return files.flat().toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/** Opens a study that comes with an edition as a new one of one's own: the shipped one stays as it is. */
export const openShipped = (file: StudyFile): Promise<Result<null, Faults>> => openStudyFile(file, 'nothing');
