import type { Result } from '../engine/index.ts';
import { parseJson } from '../saves/parseSave.ts';
import type { Setup } from '../saves/schema.ts';
import { startOf } from '../saves/startOf.ts';
import { openSave, unopened, type OpenedGame, type Unopened } from './openSave.ts';
import { begun } from './timeline.ts';

const isSave = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('commands' in json || 'version' in json);

/**
 * The text of a save or of a position file; a position is played by the people and dice of `table`. Touches nothing.
 */
export async function openFile(text: string, table: Omit<Setup, 'start'>): Promise<Result<OpenedGame, Unopened>> {
  const json = parseJson(text);
  if (!json.ok) return { ok: false, fault: unopened(json.fault) };
  if (isSave(json.value)) return openSave(json.value);
  const setup: Setup = { ...table, start: { kind: 'position', position: json.value } };
  const start = startOf(setup);
  if (!start.ok) return { ok: false, fault: unopened(start.fault) };
  return { ok: true, value: { setup, timeline: begun(start.value) } };
}
