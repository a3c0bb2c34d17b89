import { readShape, type PositionFault, type Result, type Steps } from '../engine/index.ts';
import { isStudy, openedElsewhere } from './isStudy.ts';
import { shapeSteps } from './longList.ts';
import { migrateStudy } from './migrateStudy.ts';
import { shapeFaults } from './parseSave.ts';
import { seenText } from './seenText.ts';
import { MAX_TITLE_LENGTH } from './limits.ts';
import { editionIn } from './schema.ts';
import { studySchemasFor, type StudyFile, type StudyHead } from './studySchema.ts';

/** Checks the shape of a study of any version. Whether its moves can be played is found by playing them. */
export function* parseStudy(json: unknown): Steps<Result<StudyFile, readonly PositionFault[]>> {
  if (!isStudy(json))
    return { ok: false, fault: [openedElsewhere(json) ?? { path: 'kind', message: 'this is no study' }] };
  const study = migrateStudy(json);
  const parsed = yield* shapeSteps(studySchemasFor(editionIn(study)).study, study);
  return parsed.success
    ? { ok: true, value: parsed.data as StudyFile }
    : { ok: false, fault: shapeFaults(parsed.error) };
}

/** What a list tells of a study of any version, without a look at its moves; null for what is no study. */
export function studyHead(json: unknown): StudyHead | null {
  const study = migrateStudy(json);
  const head = readShape(studySchemasFor(editionIn(study)).head, study).data as StudyHead | undefined;
  return head === undefined ? null : { ...head, title: seenText(head.title, MAX_TITLE_LENGTH) };
}
