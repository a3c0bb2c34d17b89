import { intactPart, type DamageKind, type IntactPart } from '../saves/intactPart.ts';
import type { Checkpoint } from '../saves/schema.ts';
import type { StoredRecords } from '../saves/storedGame.ts';
import { EditionNotLoaded } from './loadEditionOf.ts';
import {
  openFailure,
  playSave,
  usableCheckpoint,
  type FileFault,
  type KeptBeside,
  type OpenedGame,
  type OpenFailure,
} from './openSave.ts';
import { runInChunks } from './runInChunks.ts';

/** A stored game that could not be opened completely: what is lost, and what can be recovered. */
export interface BrokenStoredGame {
  /** Null if nothing is damaged but a command is illegal under the current rules. */
  readonly damage: DamageKind | null;
  /** The rules version it was played with; null if unknown. */
  readonly rules: number | null;
  /** How many commands can be played, and how many there were. */
  readonly playable: number;
  readonly total: number;
  readonly faults: readonly FileFault[];
  /** All records, for a file. */
  readonly records: StoredRecords;
  /** An earlier state of the game to go on from, and what goes with it. */
  readonly checkpoint: Checkpoint | null;
  readonly beside: KeptBeside;
}

export interface OpenedStoredGame {
  readonly part: IntactPart;
  /** The whole game, or the part that can be played; null if none can. */
  readonly opened: OpenedGame | null;
  readonly broken: BrokenStoredGame | null;
}

/** A game at which the program fails is broken like one that is damaged: it must not stop others from being stored. */
function failed(error: unknown): { readonly ok: false; readonly fault: OpenFailure } {
  if (error instanceof EditionNotLoaded) throw error;
  const message = `it cannot be played (${error instanceof Error ? error.message : String(error)})`;
  return { ok: false, fault: openFailure([{ path: '', message }]) };
}

/**
 * Opens a stored game and replays it as far as it is intact and legal. Rejects if its edition cannot be fetched; then
 * nothing can be said about the game.
 */
export async function openStoredGame(records: StoredRecords): Promise<OpenedStoredGame> {
  const part = await runInChunks(intactPart(records));
  const { game, commands, damage, total, sideLines } = part;
  const broken = (
    playable: number,
    checkpoint: Checkpoint | null,
    faults: readonly FileFault[] = [],
  ): BrokenStoredGame => ({
    damage,
    rules: game?.rules ?? null,
    playable,
    total,
    faults,
    records,
    checkpoint,
    beside: { name: game?.name, timeUsed: game?.timeUsed },
  });
  if (game === null) return { part, opened: null, broken: broken(0, await usableCheckpoint(part.checkpoint)) };
  const { rules, name, setup, timeUsed } = game;
  const kept = { commands, sideLines, timeUsed, checkpoint: part.checkpoint };
  const played = await playSave({ rules, name, ...setup, ...kept }).catch(failed);
  if (!played.ok) {
    const { playablePart, faults, checkpoint } = played.fault;
    const playable = playablePart?.timeline.commands.length ?? 0;
    return { part, opened: playablePart, broken: broken(playable, checkpoint, faults) };
  }
  if (damage === null) return { part, opened: played.value, broken: null };
  const opened = commands.length === 0 ? null : played.value;
  return { part, opened, broken: broken(commands.length, await usableCheckpoint(part.checkpoint)) };
}
