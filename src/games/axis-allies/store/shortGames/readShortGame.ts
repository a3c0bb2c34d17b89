import { create } from 'zustand';
import { SHELF, type PositionFault, editionOf, axisAllies } from '../../../../engine/axis-allies/index.ts';
import { readShape, type Result } from '../../../../engine/index.ts';
import { openedElsewhere } from '../../../../saves/isStudy.ts';
import { limitedFaults, shapeFaults } from '../../../../saves/saveFile.ts';
import { draftIn, type ShortGameDraft } from '../../shortGames/draft.ts';
import { shortGameFaults, playersOf } from '../../shortGames/faults.ts';
import { shortGameSchema, type ShortGame } from '../../shortGames/schema.ts';
import { EditionNotLoaded, loadStart } from '../../../../store/loadEditionOf.ts';
import { readJson } from '../../../../store/runInChunks.ts';
import type { DiceMode, Setup } from '../../../../saves/schema.ts';
import { newSeed } from '../../../../session/dice.ts';
import { newTimeline } from '../../../../session/timeline.ts';
import { startState, useGame } from '../game.ts';

/** How a short game begins: an ordinary game from its position, that knows its goal. Its edition must be loaded. */
export function shortGameSetup(shortGame: ShortGame, seed: string, diceMode: DiceMode = 'program'): Setup {
  const { position, ...told } = shortGame;
  const players = playersOf(editionOf(shortGame.edition), shortGame.roles);
  return {
    edition: shortGame.edition,
    start: { kind: 'position', position },
    seed,
    diceMode,
    players: players.map(({ name, powers, resting }) => ({
      name,
      powers: [...powers],
      ...(resting && { resting: [...resting] }),
    })),
    agreed: { takebacks: 'ask', clock: null },
    // The position stands in the start already.
    shortGame: told,
  };
}

/** Begins a short game under its own name, in place of the game on the table. One with faults changes nothing. */
export function beginShortGame(shortGame: ShortGame, diceMode: DiceMode): Result<null, readonly PositionFault[]> {
  const setup = shortGameSetup(shortGame, newSeed(), diceMode);
  const start = startState(setup);
  if (!start.ok) return start;
  useGame.getState().loadGame({ setup, timeline: newTimeline(axisAllies, start.value), name: shortGame.title });
  return { ok: true, value: null };
}

/** The short game that was opened from a file; null if none was. */
export const useOpenedShortGame = create<{ readonly shortGame: ShortGame | null }>()(() => ({ shortGame: null }));

// Checked by tests, not here. They are loaded together, when they are first asked for.
const FILES = import.meta.glob<ShortGame>('../../../../../rules/*/scenarios/*.json', { import: 'default' });

/** The short games that come with all editions, by date. Rejects if they cannot be fetched. */
export async function shippedShortGames(): Promise<readonly ShortGame[]> {
  const files = await Promise.all(Object.values(FILES).map((load) => load()));
  const begins = ({ happened }: ShortGame): string => happened.steps[0]?.date ?? '';
  return files.toSorted((a, b) => begins(a).localeCompare(begins(b)));
}

/** A short game is a few KB. */
export const MAX_BYTES = 200_000;

export const TOO_LARGE: PositionFault = {
  path: '',
  message: `the file is too large: a short game has at most ${MAX_BYTES / 1000} KB`,
};

type Faults = readonly PositionFault[];

const NOT_LOADED = { path: 'edition', message: 'its edition could not be loaded; try again in a moment' };

/** Reads the text of a file, or tells everything that is wrong with it. Loads its edition; changes nothing else. */
export async function readShortGameText(text: string): Promise<Result<ShortGame, Faults>> {
  if (text.length > MAX_BYTES) return { ok: false, fault: [TOO_LARGE] };
  const json = await readJson(text);
  return json.ok ? readShortGame(json.value) : json;
}

/** The draft in a file with faults, to be mended on the page for short games of one's own; null if it is none. */
export async function draftInText(text: string): Promise<ShortGameDraft | null> {
  const json = text.length > MAX_BYTES ? null : await readJson(text);
  const draft = json?.ok === true ? draftIn(json.value) : null;
  return draft !== null && SHELF.some(({ id }) => id === draft.edition) ? draft : null;
}

/** Reads a short game from what has been read as JSON: the game, or its faults. */
export async function readShortGame(json: unknown): Promise<Result<ShortGame, Faults>> {
  const isShortGame = (json as { readonly kind?: unknown } | null)?.kind === 'short-game';
  const elsewhere = isShortGame ? null : openedElsewhere(json);
  if (elsewhere !== null) return { ok: false, fault: [elsewhere] };
  const parsed = readShape(shortGameSchema, json);
  if (!parsed.success) return { ok: false, fault: shapeFaults(parsed.error) };
  const shortGame = parsed.data;
  const { edition, position } = shortGame;
  if (!SHELF.some(({ id }) => id === edition))
    return { ok: false, fault: [{ path: 'edition', message: `there is no edition ${edition.slice(0, 40)}` }] };
  try {
    await loadStart({ edition, start: { kind: 'position', position }, seed: '-', diceMode: 'program', players: [] });
  } catch (error) {
    if (error instanceof EditionNotLoaded) return { ok: false, fault: [NOT_LOADED] };
    throw error;
  }
  const own = shortGameFaults(shortGame);
  const start = own.length === 0 ? startState(shortGameSetup(shortGame, '-')) : null;
  const faults = start?.ok === false ? start.fault.map(atPosition) : own;
  return faults.length === 0 ? { ok: true, value: shortGame } : { ok: false, fault: limitedFaults(faults) };
}

const atPosition = (fault: PositionFault): PositionFault =>
  fault.path === 'players' ? fault : { ...fault, path: `position.${fault.path}` };
