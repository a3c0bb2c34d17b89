import { familyOf, type AnyRefusal, type AnyState, type PositionFault, type Result } from '../engine/index.ts';
import { limitedFaults, parseSave, RULES_VERSION, placedInFile, startState } from '../saves/saveFile.ts';
import type { Checkpoint, Save, Setup, TimeUsed } from '../saves/schema.ts';
import { loadStart } from './loadEditionOf.ts';
import { partOfReading, runInChunks, type ReadingInChunks } from './runInChunks.ts';
import { replaySteps, type Timeline } from '../session/timeline.ts';

export interface OpenedGame {
  readonly setup: Setup;
  readonly timeline: Timeline;
  /** What people call it; left out if it has no name. */
  readonly name?: string | undefined;
  readonly timeUsed?: TimeUsed | undefined;
}

/** What a game keeps if it goes on from a checkpoint. */
export type KeptBeside = Pick<OpenedGame, 'name' | 'timeUsed'>;

/** What is wrong with a file; for an illegal command, its refusal and the state it was refused in. */
export interface FileFault extends PositionFault {
  /** The edition whose rule it names. */
  readonly edition?: string;
  readonly refused?: { readonly state: AnyState; readonly refusal: AnyRefusal };
}

/** Why a game could not be opened completely, and which part of it can be played. */
export interface OpenFailure {
  readonly faults: readonly FileFault[];
  /** The game up to the first illegal command; null if not even the first is legal. */
  readonly playablePart: OpenedGame | null;
  /** An earlier state of the game to continue from, and what goes with it. */
  readonly checkpoint: Checkpoint | null;
  readonly beside: KeptBeside;
}

/** What a save holds beside its set-up. */
const BESIDE: readonly (keyof Save)[] = [
  'version',
  'rules',
  'name',
  'commands',
  'checkpoint',
  'sideLines',
  'timeUsed',
  'savedAt',
];

/** What of a save is agreed before the first command. */
export const setupOfSave = (save: Save): Setup =>
  Object.fromEntries(
    Object.entries(save).filter(([name, value]) => !BESIDE.some((one) => one === name) && value !== undefined),
  ) as unknown as Setup;

export const openFailure = (faults: readonly FileFault[]): OpenFailure => ({
  faults: limitedFaults(faults),
  playablePart: null,
  checkpoint: null,
  beside: {},
});

/** The faults of a start in this edition. */
export const faultsIn = ({ edition }: Setup, faults: readonly PositionFault[]): readonly FileFault[] =>
  faults.map((fault) => (fault.rule === undefined ? fault : { ...fault, edition }));

/**
 * Opens a save by replaying it, or returns everything that is wrong with it. Loads what its start needs and has no
 * other side effects; rejects if that cannot be fetched.
 */
export async function openSave(json: unknown, reading?: ReadingInChunks): Promise<Result<OpenedGame, OpenFailure>> {
  const save = await runInChunks(parseSave(json), partOfReading(reading, 0, 0.2));
  if (!save.ok) return { ok: false, fault: openFailure(save.fault) };
  return playSave(save.value, partOfReading(reading, 0.2, 1));
}

/** Opens a save of valid shape as `openSave` does. */
export async function playSave(
  save: Omit<Save, 'savedAt' | 'version'>,
  reading?: ReadingInChunks,
): Promise<Result<OpenedGame, OpenFailure>> {
  const setup = setupOfSave(save as Save);
  const beside = { name: save.name, timeUsed: save.timeUsed };
  await loadStart(setup);
  const start = startState(setup);
  if (!start.ok) {
    const checkpoint = await usableCheckpoint(save.checkpoint);
    return {
      ok: false,
      fault: { ...openFailure(faultsIn(setup, placedInFile(setup, start.fault))), checkpoint, beside },
    };
  }
  const { timeline, stopped } = await runInChunks(
    replaySteps(familyOf(start.value), start.value, save.commands),
    reading,
  );
  // A line that leaves the log behind its end, as after damage, hangs in the air.
  const sideLines = (save.sideLines ?? []).filter(({ after }) => after <= timeline.index);
  const opened = { setup, timeline: { ...timeline, sideLines }, ...beside };
  if (stopped === null && save.rules === RULES_VERSION) return { ok: true, value: opened };
  const checkpoint = await usableCheckpoint(save.checkpoint);
  if (stopped === null) {
    if (checkpoint === null || (await passesThrough(opened, checkpoint))) return { ok: true, value: opened };
    const fault = { path: 'rules', message: 'by the rules of today the game stands otherwise than when it was played' };
    return { ok: false, fault: { faults: [fault], playablePart: opened, checkpoint, beside } };
  }
  const { index, state, refusal } = stopped;
  const place = { path: `commands[${index}]`, message: `command ${index + 1} of ${save.commands.length}` };
  const fault: FileFault =
    refusal === null
      ? { ...place, message: `${place.message} cannot be played` }
      : { ...place, message: `${place.message} is not allowed there`, rule: refusal.rule, refused: { state, refusal } };
  return {
    ok: false,
    fault: { faults: [fault], playablePart: index === 0 ? null : opened, checkpoint, beside },
  };
}

/** The checkpoint if a game can begin from it. Loads what that needs. */
export async function usableCheckpoint(checkpoint: Checkpoint | null): Promise<Checkpoint | null> {
  if (checkpoint === null) return null;
  await loadStart(checkpoint.setup);
  try {
    return startState(checkpoint.setup).ok ? checkpoint : null;
  } catch {
    return null;
  }
}

/**
 * Whether the replayed game still has the same state at its checkpoint. If not, a rule has changed since, and the same
 * commands now give another result, although none of them is refused.
 */
async function passesThrough({ timeline }: OpenedGame, { after, setup }: Checkpoint): Promise<boolean> {
  const kept = startState(setup);
  if (!kept.ok || after > timeline.commands.length) return true;
  const { toPosition } = await familyOf(kept.value).loadPositions();
  const then = await runInChunks(replaySteps(timeline.rules, timeline.start, timeline.commands.slice(0, after)));
  return JSON.stringify(toPosition(then.timeline.state)) === JSON.stringify(toPosition(kept.value));
}
