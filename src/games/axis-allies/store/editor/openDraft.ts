import { ownState } from '../game.ts';
import {
  editionOf,
  newGame,
  readPosition,
  unitFault,
  toPosition,
  type GameState,
  type PositionInFile,
  type PositionFault,
  begin,
  drawnPosition,
  fromPosition,
  SIDES,
  type PositionFile,
} from '../../../../engine/axis-allies/index.ts';
import type { Result } from '../../../../engine/index.ts';
import { openedElsewhere } from '../../../../saves/isStudy.ts';
import { MAX_BYTES } from '../../../../saves/limits.ts';
import { tooLarge } from '../../../../saves/parseJson.ts';
import { limitedFaults } from '../../../../saves/saveFile.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import { openFile } from '../../../../store/openFile.ts';
import { partOfReading, readJson, type ReadingInChunks } from '../../../../store/runInChunks.ts';
import type { AgreedBid } from './bid.ts';
import type { Setup } from '../../../../saves/schema.ts';

/** What is edited: a position, and the bid that the table has agreed. */
export interface PositionDraft {
  readonly position: PositionInFile;
  readonly bid: AgreedBid | null;
}

/** The draft of a file's or a browser's data: any position of the right shape, with faults or not. */
export function readDraft(json: unknown): Result<PositionDraft, readonly PositionFault[]> {
  const tooMany = unitFault(json);
  if (tooMany !== null) return { ok: false, fault: [tooMany] };
  const read = readPosition(json);
  if (!read.ok) return { ok: false, fault: limitedFaults(read.fault) };
  // A file says by its version what it uses; saving says it anew.
  const { version: _, ...position } = read.value;
  return { ok: true, value: { position, bid: null } };
}

/** The draft of a game at one moment. */
export function draftOfGame(game: GameState): PositionDraft {
  const read = readDraft(toPosition(game));
  if (!read.ok) throw new Error(`A position of a game has faults: ${JSON.stringify(read.fault)}`);
  return read.value;
}

/** The set-up of an edition that is loaded. */
export const draftOfSetup = (edition: string): PositionDraft => draftOfGame(newGame(editionOf(edition)));

/** The first turn of an edition on a board without units. */
export function emptyDraft(edition: string): PositionDraft {
  const { position } = draftOfSetup(edition);
  return { position: { ...position, units: {}, aboard: [], pieces: [] }, bid: null };
}

/**
 * The draft of a file's text: a position, with faults or not,
 * or the last one of a saved game. Loads the edition it names.
 */
export async function openDraft(
  text: string,
  reading?: ReadingInChunks,
): Promise<Result<PositionDraft, readonly PositionFault[]>> {
  if (text.length > MAX_BYTES) return { ok: false, fault: [tooLarge()] };
  const json = await readJson(text, MAX_BYTES, partOfReading(reading, 0, 0.2));
  if (!json.ok) return { ok: false, fault: limitedFaults(json.fault) };
  const elsewhere = openedElsewhere(json.value);
  if (elsewhere !== null) return { ok: false, fault: [elsewhere] };
  const named = json.value as { readonly edition?: unknown } | null;
  try {
    await loadEditionOf(named);
  } catch {
    return {
      ok: false,
      fault: [{ path: 'edition', message: 'its edition could not be loaded; try again in a moment' }],
    };
  }
  if (typeof named !== 'object' || named === null || !('commands' in named)) return readDraft(named);
  const game = await openFile(
    text,
    { edition: '', seed: '', diceMode: 'program', players: [] },
    partOfReading(reading, 0.2, 1),
  );
  return game.ok
    ? { ok: true, value: draftOfGame(ownState(game.value.timeline.state)) }
    : { ok: false, fault: game.fault.faults };
}

/** A position as far as it can be drawn, and all that the rules have against it. */
export interface Judged {
  readonly drawn: GameState;
  /** Empty if a game can begin from it. */
  readonly faults: readonly PositionFault[];
}

/** Judges a position as the start of a game. */
export function judged(position: PositionInFile): Judged {
  const start = begin(setupOf(position), { fromPosition, toPosition });
  return start.ok ? { drawn: start.value, faults: [] } : { drawn: drawnPosition(position), faults: start.fault };
}

/** A game from a position with one player a side, as long as nobody has said who plays. */
function setupOf(position: PositionInFile): Setup {
  const { powers } = editionOf(position.edition);
  return {
    edition: position.edition,
    start: { kind: 'position', position },
    seed: 'a position',
    diceMode: 'program',
    players: SIDES.map((side) => ({
      name: side === 'axis' ? 'Axis' : 'Allies',
      powers: powers.filter((power) => power.side === side).map(({ id }) => id),
    })),
  };
}

/** The position file of a position: as any other if it has no faults, else what it says without its empty parts. */
export function fileOf(position: PositionInFile): PositionFile {
  const { drawn, faults } = judged(position);
  if (faults.length === 0) {
    const file = toPosition(drawn);
    return position.title === undefined ? file : { ...file, title: position.title };
  }
  const isEmpty = (value: unknown): boolean =>
    value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  const said = Object.entries(position).filter(([key, value]) => key === 'units' || !isEmpty(value));
  return Object.fromEntries(said) as unknown as PositionFile;
}
