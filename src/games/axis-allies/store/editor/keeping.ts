import { create } from 'zustand';
import { lastEdition } from '../../../../store/nextGame.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import { useEditor } from './editorStore.ts';
import { forgetDraft, keepDraft, keptDraft, openKept, type KeptDraft, type KeptText } from './keptDraft.ts';
import { draftOfGame, draftOfSetup, type Draft } from './openDraft.ts';
import { useGame } from '../game.ts';

/** How the browser keeps the draft. */
export interface Keeping {
  /** False once the browser has refused to keep it. */
  readonly isKept: boolean;
  /** Whether another tab changed the same draft too, and this one's became a draft of its own. */
  readonly isApart: boolean;
  /** What was kept, was to be begun with, and cannot be read. It is kept on till it is let go. */
  readonly broken: Extract<KeptDraft, { kind: 'broken' }> | null;
  letGo(): void;
}

function keep(draft: Draft): void {
  const kept = keepDraft(draft);
  const isApart = kept === 'apart' || useKeeping.getState().isApart;
  useKeeping.setState({ isKept: kept !== 'failed', isApart });
}

export const useKeeping = create<Keeping>()((set, get) => ({
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
function readable(kept: KeptDraft): Draft | null {
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
const givesWay = (draft: Draft, asked: string | null): boolean =>
  asked !== null &&
  asked !== draft.position.edition &&
  JSON.stringify(draft) === JSON.stringify(draftOfSetup(draft.position.edition));

async function firstDraft(asked: string | null): Promise<Draft> {
  const { game, inGame } = useGame.getState();
  if (game !== null && inGame) return draftOfGame(game);
  const edition = asked ?? lastEdition();
  await loadEditionOf({ edition });
  return draftOfSetup(edition);
}
