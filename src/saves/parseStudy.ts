import { readShape, type PositionFault, type Result } from '../engine/index.ts';
import { isStudy, openedElsewhere } from './isStudy.ts';
import { migrateStudy } from './migrateStudy.ts';
import { shapeFaults } from './parseSave.ts';
import { studySchema, type StudyFile } from './studySchema.ts';

/** Checks the shape of a study of any version. Whether its moves can be played is found by playing them. */
export function parseStudy(json: unknown): Result<StudyFile, readonly PositionFault[]> {
  if (!isStudy(json))
    return { ok: false, fault: [openedElsewhere(json) ?? { path: 'kind', message: 'this is no study' }] };
  const parsed = readShape(studySchema, migrateStudy(json));
  return parsed.success
    ? { ok: true, value: parsed.data as StudyFile }
    : { ok: false, fault: shapeFaults(parsed.error) };
}
