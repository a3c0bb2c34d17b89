import { familyOf, shelf, type Result } from '../engine/index.ts';
import { MAX_BYTES } from '../saves/limits.ts';
import { openedElsewhere } from '../saves/isStudy.ts';
import type { Setup } from '../saves/schema.ts';
import { startState } from '../saves/saveFile.ts';
import { EditionNotLoaded, loadEditionOf, loadStart } from './loadEditionOf.ts';
import { faultsIn, openFailure, openSave, type OpenedGame, type OpenFailure } from './openSave.ts';
import { partOfReading, readJson, type ReadingInChunks } from './runInChunks.ts';
import { newTimeline } from '../session/timeline.ts';

/** A save has commands and a version; a position has units, and may have a version of its own. */
const isSave = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('commands' in json || ('version' in json && !('units' in json)));

const NOT_LOADED = { path: 'edition', message: 'its edition could not be loaded; try again in a moment' };

/**
 * Opens the text of a save or a position file. A position gets the players and dice mode of `table`, and the edition
 * too if it names none that there is. Loads the edition and has no other side effects.
 */
export async function openFile(
  text: string,
  table: Omit<Setup, 'start'>,
  reading?: ReadingInChunks,
): Promise<Result<OpenedGame, OpenFailure>> {
  const json = await readJson(text, MAX_BYTES, partOfReading(reading, 0, 0.2));
  if (!json.ok) return { ok: false, fault: openFailure(json.fault) };
  const elsewhere = openedElsewhere(json.value);
  if (elsewhere !== null) return { ok: false, fault: openFailure([elsewhere]) };
  try {
    return await openJson(json.value, table, partOfReading(reading, 0.2, 1));
  } catch (error) {
    if (error instanceof EditionNotLoaded) return { ok: false, fault: openFailure([NOT_LOADED]) };
    throw error;
  }
}

async function openJson(
  json: unknown,
  table: Omit<Setup, 'start'>,
  reading?: ReadingInChunks,
): Promise<Result<OpenedGame, OpenFailure>> {
  const named = json as { readonly edition?: unknown } | null;
  await loadEditionOf(named);
  if (isSave(json)) return openSave(json, reading);
  const edition = shelf().find(({ id }) => id === named?.edition)?.id ?? table.edition;
  const setup: Setup = { ...table, edition, start: { kind: 'position', position: json } };
  await loadStart(setup);
  const start = startState(setup);
  if (!start.ok) return { ok: false, fault: openFailure(faultsIn(setup, start.fault)) };
  return { ok: true, value: { setup, timeline: newTimeline(familyOf(start.value), start.value) } };
}
