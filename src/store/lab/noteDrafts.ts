import { create } from 'zustand';
import { nodeIn, type NodeId } from '../../engine/table/index.ts';
import type { CommandTree } from './positions.ts';

/** Name and comment of a move as they are typed, and not saved yet. */
export interface NoteDraft {
  readonly name: string;
  readonly comment: string;
}

/** Notes that are being typed, by their moves: whoever looks at another one, or closes the tree, loses none of them. */
export const useNoteDrafts = create<{ readonly drafts: ReadonlyMap<string, NoteDraft> }>()(() => ({
  drafts: new Map(),
}));

/** What tells a move from all others of all chapters; another one may get the number of one that was deleted. */
export function noteKey(chapter: string, tree: CommandTree, id: NodeId): string {
  const { move, parent } = nodeIn(tree, id);
  return JSON.stringify([chapter, id, parent, move]);
}

/** Keeps a draft, or forgets it. */
export function keepNote(key: string, draft: NoteDraft | null): void {
  const drafts = new Map(useNoteDrafts.getState().drafts);
  if (draft === null) drafts.delete(key);
  else drafts.set(key, draft);
  useNoteDrafts.setState({ drafts });
}
