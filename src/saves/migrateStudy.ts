import { migrated, type Migrations } from './migrate.ts';
import { STUDY_VERSION } from './schema.ts';

const STUDY_MIGRATIONS: Migrations = {
  // Version 1 was one tree without chapters, with the drawings of its start.
  1: ({ version, kind, title, edition, savedAt, draws, ...tree }) => ({
    version: Number(version) + 1,
    kind,
    title,
    edition,
    chapters: [{ title: 'Chapter 1', ...tree, ...(draws !== undefined && { notes: { draws } }) }],
    shown: 0,
    savedAt,
  }),
  // Up to version 2, submarines rolled dice that could hit nobody.
  2: ({ chapters, ...study }) => ({
    ...study,
    version: 3,
    chapters: Array.isArray(chapters) ? chapters.map((chapter: object) => ({ ...chapter, idleDice: true })) : chapters,
  }),
};

/** Converts a study of any version to the newest one. Anything else is returned unchanged. */
export const migrateStudy = (json: unknown): unknown => migrated(json, STUDY_VERSION, STUDY_MIGRATIONS);
