import type { Result } from '../engine/index.ts';
import { parseJson } from '../saves/parseSave.ts';
import type { Setup } from '../saves/schema.ts';
import { startState } from '../saves/startState.ts';
import { openSave, openFailure, type OpenedGame, type OpenFailure } from './openSave.ts';
import { newTimeline } from './timeline.ts';

const isSave = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('commands' in json || 'version' in json);

/**
 * Opens the text of a save or a position file. A position gets the players and dice mode of `table`. Has no side
 * effects.
 */
export async function openFile(text: string, table: Omit<Setup, 'start'>): Promise<Result<OpenedGame, OpenFailure>> {
  const json = parseJson(text);
  if (!json.ok) return { ok: false, fault: openFailure(json.fault) };
  if (isSave(json.value)) return openSave(json.value);
  const setup: Setup = { ...table, start: { kind: 'position', position: json.value } };
  const start = startState(setup);
  if (!start.ok) return { ok: false, fault: openFailure(start.fault) };
  return { ok: true, value: { setup, timeline: newTimeline(start.value) } };
}
