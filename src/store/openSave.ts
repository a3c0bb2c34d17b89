import type { GameState, PositionFault, Refusal, Result } from '../engine/index.ts';
import { parseSave } from '../saves/parseSave.ts';
import type { Save, Setup } from '../saves/schema.ts';
import { startOf } from '../saves/startOf.ts';
import { replayed, type Timeline } from './timeline.ts';

export interface OpenedGame {
  readonly setup: Setup;
  readonly timeline: Timeline;
}

/** What is wrong with a file; for a command against the rules, why it is refused and where. */
export interface FileFault extends PositionFault {
  readonly refused?: { readonly state: GameState; readonly refusal: Refusal };
}

export function setupOf({ edition, start, seed, diceMode, players }: Save): Setup {
  return { edition, start, seed, diceMode, players };
}

/** A save played to its end, or everything that is wrong with it. Touches nothing. */
export function openSave(json: unknown): Result<OpenedGame, readonly FileFault[]> {
  try {
    return playedToItsEnd(json);
  } catch (error) {
    // What should never be; but a stored game must not be lost to it, and the table must hear of it.
    return {
      ok: false,
      fault: [{ path: '', message: `it cannot be played: ${error instanceof Error ? error.message : String(error)}` }],
    };
  }
}

function playedToItsEnd(json: unknown): Result<OpenedGame, readonly FileFault[]> {
  const save = parseSave(json);
  if (!save.ok) return save;
  const setup = setupOf(save.value);
  const start = startOf(setup);
  if (!start.ok) return start;
  const timeline = replayed(start.value, save.value.commands);
  if (timeline.ok) return { ok: true, value: { setup, timeline: timeline.value } };
  const { index, state, refusal } = timeline.fault;
  const message = `command ${index + 1} of ${save.value.commands.length} is not allowed there`;
  return {
    ok: false,
    fault: [{ path: `commands[${index}]`, message, rule: refusal.rule, refused: { state, refusal } }],
  };
}
