import { z } from 'zod/mini';
import { create } from 'zustand';
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
function keepOwn(id: string, draft: ShortGameDraft, base: string | null, now: Date): OwnShortGame | null {
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

/** So many edits can be undone. */
const MOST_EDITS = 100;

/** The short game of one's own that is being changed. */
interface EditedShortGame {
  readonly id: string;
  readonly draft: ShortGameDraft;
  /** What was before each edit, the latest last. */
  readonly past: readonly ShortGameDraft[];
  /** The field that was typed in last: further letters there belong to the same edit. */
  readonly typing: string | null;
  /** The text in the storage that it goes on from. */
  readonly base: string;
  readonly isKept: boolean;
  /** Another tab changed the same one too, and this became a copy. */
  readonly isApart: boolean;
}

export const useEditedShortGame = create<{ readonly edited: EditedShortGame | null }>()(() => ({ edited: null }));

/** Opens a short game of one's own; null if there is none, or it cannot be read. */
export function openOwn(id: string): EditedShortGame | null {
  const { edited: open } = useEditedShortGame.getState();
  const own = ownShortGame(id);
  if (own === null || own.draft === null) return null;
  // One that is open and kept nowhere else stays as it is.
  if (open?.id === id && (!open.isKept || open.base === own.text)) return open;
  const edited = { id, draft: own.draft, past: [], typing: null, base: own.text, isKept: true, isApart: false };
  useEditedShortGame.setState({ edited });
  return edited;
}

/** Changes the open one and keeps it. Letters typed in the same field are one edit. */
export function editOwn(change: (draft: ShortGameDraft) => ShortGameDraft, typing: string | null = null): void {
  const { edited } = useEditedShortGame.getState();
  if (edited === null) return;
  const draft = change(edited.draft);
  if (draft === edited.draft) return;
  const goesOn = typing !== null && typing === edited.typing;
  const past = goesOn ? edited.past : [...edited.past, edited.draft].slice(-MOST_EDITS);
  keep({ ...edited, draft, past, typing });
}

/** Takes back the latest edit. */
export function undoOwn(): void {
  const { edited } = useEditedShortGame.getState();
  const before = edited?.past.at(-1);
  if (edited === null || before === undefined) return;
  keep({ ...edited, draft: before, past: edited.past.slice(0, -1), typing: null });
}

function keep(edited: EditedShortGame): void {
  const kept = keepOwn(edited.id, edited.draft, edited.base, new Date());
  useEditedShortGame.setState({
    edited:
      kept === null
        ? { ...edited, isKept: false }
        : { ...edited, id: kept.id, base: kept.text, isKept: true, isApart: edited.isApart || kept.id !== edited.id },
  });
}
