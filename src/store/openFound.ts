import { soundPart, type DamageKind, type SoundPart } from '../saves/soundPart.ts';
import type { Checkpoint } from '../saves/schema.ts';
import { startOf } from '../saves/startOf.ts';
import type { Found } from '../saves/storedGame.ts';
import { playSave, type FileFault, type OpenedGame } from './openSave.ts';

/** A stored game that did not open to its end: what is lost, and what can be done about it. */
export interface BrokenGame {
  /** Null if nothing was damaged, but a command is against the rules as they are today. */
  readonly damage: DamageKind | null;
  /** Of the rules it was played with; null if unknown. */
  readonly rules: number | null;
  /** Commands that could be played, and how many there were. */
  readonly opened: number;
  readonly of: number;
  readonly faults: readonly FileFault[];
  /** All that was found, for a file. */
  readonly found: Found;
  readonly checkpoint: Checkpoint | null;
}

export interface OpenedFound {
  readonly part: SoundPart;
  /** The whole game, or the part of it that stands; null if none does. */
  readonly opened: OpenedGame | null;
  readonly broken: BrokenGame | null;
}

/** A game found in the database, played as far as it is sound and stands. */
export async function openFound(found: Found): Promise<OpenedFound> {
  const part = soundPart(found);
  const { game, commands, damage, of } = part;
  const checkpoint = part.checkpoint !== null && startOf(part.checkpoint.setup).ok ? part.checkpoint : null;
  const broken = (opened: number, faults: readonly FileFault[]): BrokenGame => ({
    damage,
    rules: game?.rules ?? null,
    opened,
    of,
    faults,
    found,
    checkpoint,
  });
  if (game === null) return { part, opened: null, broken: broken(0, []) };
  const played = await playSave({ rules: game.rules, ...game.setup, commands, checkpoint });
  if (!played.ok) {
    const { upTo, faults } = played.fault;
    return { part, opened: upTo, broken: broken(upTo?.timeline.commands.length ?? 0, faults) };
  }
  if (damage === null) return { part, opened: played.value, broken: null };
  return { part, opened: commands.length === 0 ? null : played.value, broken: broken(commands.length, []) };
}
