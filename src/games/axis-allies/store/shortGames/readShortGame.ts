import { SHELF, type PositionFault } from '../../../../engine/axis-allies/index.ts';
import { readShape, type Result } from '../../../../engine/index.ts';
import { openedElsewhere } from '../../../../saves/isStudy.ts';
import { limitedFaults, shapeFaults } from '../../../../saves/parseSave.ts';
import { draftIn, type ShortGameDraft } from '../../shortGames/draft.ts';
import { shortGameFaults } from '../../shortGames/faults.ts';
import { shortGameSchema, type ShortGame } from '../../shortGames/schema.ts';
import { EditionNotLoaded, loadStart } from '../../../../store/loadEditionOf.ts';
import { readJson } from '../../../../store/runInChunks.ts';
import { setupOf } from './beginShortGame.ts';
import { startState } from '../game.ts';

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
  const start = own.length === 0 ? startState(setupOf(shortGame, '-')) : null;
  const faults = start?.ok === false ? start.fault.map(atPosition) : own;
  return faults.length === 0 ? { ok: true, value: shortGame } : { ok: false, fault: limitedFaults(faults) };
}

const atPosition = (fault: PositionFault): PositionFault =>
  fault.path === 'players' ? fault : { ...fault, path: `position.${fault.path}` };
