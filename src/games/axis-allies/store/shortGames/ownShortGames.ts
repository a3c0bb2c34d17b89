import { z } from 'zod/mini';
import { readShape } from '../../../../engine/index.ts';
import { parseJson } from '../../../../saves/parseJson.ts';
import { draftSchema, type ShortGameDraft } from '../../shortGames/draft.ts';
import { newSeed } from '../../../../session/dice.ts';
import { inBrowser } from '../../../../store/keptTexts.ts';

/**
 * Short games of one's own in the browser's storage, written with every change, so that nothing is lost when the page
 * closes. A tab replaces only the state that it read or kept last: what does not follow on it goes on as a copy.
 */

const KEY = 'warboard-short-game ';
/** So many can be begun; what is there already is never deleted. */
export const MOST_OWN = 40;

const keptSchema = z.strictObject({ draft: draftSchema, savedAt: z.string().check(z.maxLength(40)) });

export interface OwnShortGame {
  readonly id: string;
  /** Null if what is kept cannot be read. */
  readonly draft: ShortGameDraft | null;
  readonly savedAt: string;
  /** As it is kept. */
  readonly text: string;
}

function read(id: string, text: string): OwnShortGame {
  const json = parseJson(text);
  const kept = json.ok ? readShape(keptSchema, json.value).data : undefined;
  return { id, draft: kept?.draft ?? null, savedAt: kept?.savedAt ?? '', text };
}

/** All of them, the latest first. */
export const ownShortGames = (): readonly OwnShortGame[] =>
  inBrowser
    .keys(KEY)
    .map((key) => read(key.slice(KEY.length), inBrowser.read(key) ?? ''))
    .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));

/** One of them; null if there is none. */
export function ownShortGame(id: string): OwnShortGame | null {
  const text = inBrowser.read(KEY + id);
  return text === null ? null : read(id, text);
}

/**
 * Keeps a draft under its id, or as another if a tab changed that one meanwhile (`base` is the text that this one goes
 * on from; null for a new one). Null if the browser does not keep it.
 */
export function keepOwn(id: string, draft: ShortGameDraft, base: string | null, now: Date): OwnShortGame | null {
  const isApart = inBrowser.read(KEY + id) !== base;
  const to = isApart ? newSeed() : id;
  const savedAt = now.toISOString();
  const text = JSON.stringify({ draft, savedAt });
  return inBrowser.keep(KEY + to, text) ? { id: to, draft, savedAt, text } : null;
}

/** Keeps a draft as a new short game; null if the browser does not, or has too many. */
export const addOwn = (draft: ShortGameDraft): OwnShortGame | null =>
  inBrowser.keys(KEY).length >= MOST_OWN ? null : keepOwn(newSeed(), draft, null, new Date());

/** Deletes one for ever. */
export const removeOwn = (id: string): void => void inBrowser.keep(KEY + id, null);

/** Brings back one that was deleted, as it was. */
export const bringBackOwn = ({ id, text }: OwnShortGame): boolean => inBrowser.keep(KEY + id, text);
