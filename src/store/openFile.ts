import type { Result } from '../engine/index.ts';
import { parseJson } from '../saves/parseSave.ts';
import type { Setup } from '../saves/schema.ts';
import { startOf } from '../saves/startOf.ts';
import { openSave, type FileFault, type OpenedGame } from './openSave.ts';
import { begun } from './timeline.ts';

const isSave = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('commands' in json || 'version' in json);

/**
 * The text of a save or of a position file; a position is played by the people and dice of `table`. Touches nothing.
 */
export function openFile(text: string, table: Omit<Setup, 'start'>): Result<OpenedGame, readonly FileFault[]> {
  const json = parseJson(text);
  if (!json.ok) return json;
  if (isSave(json.value)) return openSave(json.value);
  const setup: Setup = { ...table, start: { kind: 'position', position: json.value } };
  const start = startOf(setup);
  return start.ok ? { ok: true, value: { setup, timeline: begun(start.value) } } : start;
}
