import { create } from 'zustand';
import type { ShortGameDraft } from '../../shortGames/draft.ts';
import { keepOwn, ownShortGame } from './ownShortGames.ts';

/** So many edits can be undone. */
const MOST_EDITS = 100;

/** The short game of one's own that is being changed. */
export interface EditedShortGame {
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
