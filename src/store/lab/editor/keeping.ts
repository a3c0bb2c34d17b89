import { create } from 'zustand';
import type { PositionFault } from '../../../engine/index.ts';
import { useGame } from '../../gameStore.ts';
import { lastEdition } from '../../lastEdition.ts';
import { loadEditionOf } from '../../loadEditionOf.ts';
import { useEditor } from './editorStore.ts';
import { forgetDraft, keepDraft, keptDraft, onOtherDraft } from './keptDraft.ts';
import { draftOfGame, draftOfSetup, type Draft } from './openDraft.ts';

/** How the browser keeps the draft. */
export interface Keeping {
  /** False once the browser has refused to keep it. */
  readonly isKept: boolean;
  /** Whether another tab has changed a draft since this one opened its own. */
  readonly isElsewhere: boolean;
  /** What was kept and cannot be read. It is kept on, in place of the draft, till it is let go. */
  readonly broken: { readonly text: string; readonly faults: readonly PositionFault[] } | null;
  letGo(): void;
}

const keep = (draft: Draft | null): void => {
  if (draft === null || useKeeping.getState().broken !== null) return;
  const isKept = keepDraft(draft);
  if (isKept !== useKeeping.getState().isKept) useKeeping.setState({ isKept });
};

export const useKeeping = create<Keeping>()((set) => ({
  isKept: true,
  isElsewhere: false,
  broken: null,
  letGo: () => {
    forgetDraft();
    set({ broken: null });
    keep(useEditor.getState().draft);
  },
}));

/**
 * Begins to edit: the draft that was kept, else the position on the table, else the set-up of the edition asked for, or
 * of the one played last. From then on every change is kept. Rejects if the edition cannot be fetched.
 */
export async function beginEditing(asked: string | null = null): Promise<void> {
  const { draft, open } = useEditor.getState();
  if (draft !== null) {
    if (givesWay(draft, asked)) open(await firstDraft(asked));
    return;
  }
  const kept = await keptDraft();
  if (kept.kind === 'broken') useKeeping.setState({ broken: kept });
  open(kept.kind === 'draft' && !givesWay(kept.draft, asked) ? kept.draft : await firstDraft(asked));
  onOtherDraft(() => useKeeping.setState({ isElsewhere: true }));
  useEditor.subscribe(({ draft: now }, { draft: before }) => now !== before && keep(now));
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
