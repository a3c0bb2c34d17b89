import { z } from 'zod/mini';
import { create } from 'zustand';
import { SIDES, type Phase, type PositionFault } from '../../../../engine/axis-allies/index.ts';
import { readShape } from '../../../../engine/index.ts';
import { chainedChecksum } from '../../../../saves/checksum.ts';
import { MAX_ID_LENGTH } from '../../../../saves/limits.ts';
import { parseJson } from '../../../../saves/parseJson.ts';
import { newSeed } from '../../../../session/dice.ts';
import { inBrowser, inTab } from '../../../../store/keptTexts.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import { readJson } from '../../../../store/runInChunks.ts';
import { readDraft, type PositionDraft, draftOfGame, draftOfSetup } from './openDraft.ts';
import { lastEdition } from '../../../../store/nextGame.ts';
import { useEditor } from './editorStore.ts';
import { useGame } from '../game.ts';

/**
 * The drafts in the browser's storage, so that a reload loses nothing. Each tab goes on with its own; a new tab begins
 * with the one that was changed last. A tab replaces only the state that it read or kept last: what does not follow on
 * it becomes a draft of its own, as with studies and lessons.
 */

const KEY = 'warboard-editor';
/** Where a tab keeps which draft is its own, and the checksum of the stored text that it goes on from. */
const OWN = `${KEY} own`;

/** A program of before kept one draft, which has no id and no date. */
const keyOf = (id: string): string => (id === '' ? KEY : `${KEY} ${id}`);

const date = z._default(z.string().check(z.maxLength(MAX_ID_LENGTH)), '');
/** What can be told of a draft without its edition. */
const TOLD = z.object({
  position: z.object({
    edition: z.string(),
    round: z._default(z.int(), 1),
    power: z.string(),
    phase: z.custom<Phase>((phase) => typeof phase === 'string'),
  }),
  savedAt: date,
});
const KEPT = z.strictObject({
  position: z.unknown(),
  bid: z.nullable(z.strictObject({ side: z.enum(SIDES), ipcs: z.int().check(z.nonnegative(), z.maximum(9999)) })),
  savedAt: date,
});

/** A draft as the storage has it, not validated yet. */
export interface KeptText {
  readonly id: string;
  readonly text: string;
  /** When it was changed last; empty if that is not known. */
  readonly savedAt: string;
  /** Whose turn it is in it; null if that cannot be read. */
  readonly standing: z.infer<typeof TOLD>['position'] | null;
}

/** What the storage had: a draft, nothing, or what cannot be read, with its text as it is. */
type KeptDraft =
  | { readonly kind: 'draft'; readonly draft: PositionDraft }
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'broken'; readonly faults: readonly PositionFault[] } & KeptText);

function keptText(id: string, text: string): KeptText {
  const json = parseJson(text);
  const told = json.ok ? readShape(TOLD, json.value).data : undefined;
  return { id, text, savedAt: told?.savedAt ?? '', standing: told?.position ?? null };
}

const checkOf = (text: string): string => chainedChecksum('', text);

function own(): { readonly id: string; readonly base: string } | null {
  const [id, base = ''] = inTab.read(OWN)?.split(' ') ?? [];
  return id === undefined ? null : { id, base };
}

function goOnWith(id: string, base: string, text: string): void {
  inTab.keep(OWN, `${id} ${base}`);
  inTab.keep(KEY, text);
}

/** All drafts in this browser, the one changed last first. */
export const keptDrafts = (): readonly KeptText[] =>
  inBrowser
    .keys(KEY)
    .map((key) => keptText(key.slice(KEY.length + 1), inBrowser.read(key) ?? ''))
    .toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1));

/** Whether this tab goes on with that draft. */
export const isOwnDraft = ({ id }: KeptText): boolean => own()?.id === id;

/** Reads the draft that this tab is to begin with. Rejects if its edition cannot be fetched: no fault of the draft. */
export async function keptDraft(): Promise<KeptDraft> {
  const mine = own();
  const text = mine === null ? null : inTab.read(KEY);
  if (mine === null || text === null) {
    const [latest] = keptDrafts();
    return latest === undefined ? { kind: 'nothing' } : openKept(latest);
  }
  const kept = await readKept(keptText(mine.id, text));
  // What is set up in place of one that cannot be read is another draft.
  if (kept.kind === 'broken') [OWN, KEY].forEach((key) => inTab.keep(key, null));
  return kept;
}

/** Reads one of the drafts; this tab goes on with it, if it can be read. */
export async function openKept(kept: KeptText): Promise<KeptDraft> {
  const read = await readKept(kept);
  if (read.kind === 'draft') goOnWith(kept.id, checkOf(kept.text), kept.text);
  return read;
}

async function readKept(kept: KeptText): Promise<KeptDraft> {
  const broken = (faults: readonly PositionFault[]): KeptDraft => ({ kind: 'broken', ...kept, faults });
  const json = await readJson(kept.text);
  if (!json.ok) return broken(json.fault);
  const shape = readShape(KEPT, json.value);
  if (!shape.success) return broken([{ path: '', message: 'this is no draft of a position' }]);
  const { position, bid } = shape.data;
  await loadEditionOf(position as { readonly edition?: unknown } | null);
  const draft = readDraft(position);
  return draft.ok ? { kind: 'draft', draft: { ...draft.value, bid } } : broken(draft.fault);
}

/**
 * Keeps a draft in place of the one that this tab goes on from; 'apart', as a draft of its own, if another tab changed
 * that one meanwhile.
 */
export function keepDraft(draft: PositionDraft): 'kept' | 'apart' | 'failed' {
  const { id, base } = own() ?? { id: newSeed(), base: '' };
  const stored = inBrowser.read(keyOf(id));
  const isApart = stored !== null && checkOf(stored) !== base;
  const to = isApart ? newSeed() : id;
  const text = JSON.stringify({ ...draft, savedAt: new Date().toISOString() });
  const isKept = inBrowser.keep(keyOf(to), text);
  // What could not be kept goes on from the state that is there still.
  goOnWith(isKept ? to : id, isKept ? checkOf(text) : base, text);
  if (!isKept) return 'failed';
  return isApart ? 'apart' : 'kept';
}

export const forgetDraft = (id: string): void => void inBrowser.keep(keyOf(id), null);

/** How the browser keeps the draft. */
interface DraftKeeping {
  /** False once the browser has refused to keep it. */
  readonly isKept: boolean;
  /** Whether another tab changed the same draft too, and this one's became a draft of its own. */
  readonly isApart: boolean;
  /** What was kept, was to be begun with, and cannot be read. It is kept on till it is let go. */
  readonly broken: Extract<KeptDraft, { kind: 'broken' }> | null;
  letGo(): void;
}

function keep(draft: PositionDraft): void {
  const kept = keepDraft(draft);
  const isApart = kept === 'apart' || useKeeping.getState().isApart;
  useKeeping.setState({ isKept: kept !== 'failed', isApart });
}

export const useKeeping = create<DraftKeeping>()((set, get) => ({
  isKept: true,
  isApart: false,
  broken: null,
  letGo: () => {
    const { broken } = get();
    if (broken !== null) forgetDraft(broken.id);
    set({ broken: null });
  },
}));

/** Keeps every change; a draft that was only opened is kept already, or can be made again. */
useEditor.subscribe(({ draft, history }, before) => {
  if (draft !== null && draft !== before.draft && history.done.length + history.undone.length > 0) keep(draft);
});

/** The draft that was read; null for none, or one that cannot be read, of which it is said so. */
function readable(kept: KeptDraft): PositionDraft | null {
  if (kept.kind === 'broken') useKeeping.setState({ broken: kept });
  return kept.kind === 'draft' ? kept.draft : null;
}

/** Goes on with another of the drafts that are kept; the one before stays kept too. False if it cannot be read. */
export async function goOnWithDraft(kept: KeptText): Promise<boolean> {
  const draft = readable(await openKept(kept));
  if (draft !== null) useEditor.getState().open(draft);
  return draft !== null;
}

/**
 * Begins to edit: the draft that was kept, else the position on the table, else the set-up of the edition asked for, or
 * of the one played last. Rejects if the edition cannot be fetched.
 */
export async function beginEditing(asked: string | null = null): Promise<void> {
  const { draft, open } = useEditor.getState();
  if (draft !== null) {
    if (givesWay(draft, asked)) open(await firstDraft(asked));
    return;
  }
  const kept = readable(await keptDraft());
  open(kept !== null && !givesWay(kept, asked) ? kept : await firstDraft(asked));
}

/** Whether a draft, which nobody has changed, is of another edition than the one asked for. */
const givesWay = (draft: PositionDraft, asked: string | null): boolean =>
  asked !== null &&
  asked !== draft.position.edition &&
  JSON.stringify(draft) === JSON.stringify(draftOfSetup(draft.position.edition));

async function firstDraft(asked: string | null): Promise<PositionDraft> {
  const { game, inGame } = useGame.getState();
  if (game !== null && inGame) return draftOfGame(game);
  const edition = asked ?? lastEdition();
  await loadEditionOf({ edition });
  return draftOfSetup(edition);
}
