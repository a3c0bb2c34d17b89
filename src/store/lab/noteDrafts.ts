import { create } from 'zustand';
import { branchOf, nodeIn, ROOT, type NodeId } from '../../engine/table/index.ts';
import { MAX_COMMENT_LENGTH, MAX_HALF_WRITTEN, MAX_LINE_NAME_LENGTH } from '../../saves/limits.ts';
import { seenText } from '../../saves/seenText.ts';
import type { HalfWritten, StudyFile } from '../../saves/studySchema.ts';
import type { ChapterId, StudyDocument } from './labStore.ts';
import type { CommandTree } from '../../session/moveTree.ts';
import type { StudyTrees } from './studyFile.ts';

/** Name and comment of a move as they are typed, and not saved yet. */
export interface NoteDraft {
  readonly name: string;
  readonly comment: string;
}

/** A move of a chapter of a study. */
interface NotedMove {
  readonly study: string;
  readonly chapter: ChapterId;
  readonly node: NodeId;
}

type Drafts = ReadonlyMap<string, NoteDraft & NotedMove>;

/** Notes that are being typed, by their moves: whoever looks at another one, or closes the tree, loses none of them. */
export const useNoteDrafts = create<{ readonly drafts: Drafts }>()(() => ({ drafts: new Map() }));

/** What tells a move from all others of all chapters; another one may get the number of one that was deleted. */
export function noteKey({ study, chapter, node }: NotedMove, tree: CommandTree): string {
  const { move, parent } = nodeIn(tree, node);
  return JSON.stringify([study, chapter, node, parent, move]);
}

/** Keeps a draft, or forgets it. */
export function keepNote(at: NotedMove, tree: CommandTree, draft: NoteDraft | null): void {
  const drafts = new Map(useNoteDrafts.getState().drafts);
  const key = noteKey(at, tree);
  if (draft === null) drafts.delete(key);
  else drafts.set(key, { ...at, ...draft });
  useNoteDrafts.setState({ drafts });
}

/** Notes of an open study that differ from those that are saved, by the places of their moves in its file. */
export function halfWrittenIn(
  study: string,
  { chapters, order }: StudyDocument,
  drafts: Drafts = useNoteDrafts.getState().drafts,
): readonly HalfWritten[] {
  const found = [...drafts].flatMap(([key, { name, comment, ...at }]) => {
    const tree = chapters[at.chapter]?.tree;
    if (at.study !== study || tree?.nodes[at.node] === undefined || noteKey(at, tree) !== key) return [];
    const { notes } = nodeIn(tree, at.node);
    if (name === (notes.name ?? '') && comment === (notes.comment ?? '')) return [];
    return {
      chapter: order.indexOf(at.chapter),
      node: branchOf(tree, nodeIn(tree, ROOT).children).findIndex(({ id }) => id === at.node),
      name: seenText(name, MAX_LINE_NAME_LENGTH),
      comment: seenText(comment, MAX_COMMENT_LENGTH),
    };
  });
  return found.slice(-MAX_HALF_WRITTEN);
}

/** Goes on with the notes that were half written when a study was kept; with those of this tab, if it has some. */
export function goOnWriting(study: string, { typing = [] }: StudyFile, { document, ids }: StudyTrees): void {
  const drafts = new Map(useNoteDrafts.getState().drafts);
  if (typing.length === 0 || [...drafts.values()].some((draft) => draft.study === study)) return;
  for (const { chapter: place, node: nodePlace, name, comment } of typing) {
    const chapter = document.order[place];
    const tree = chapter === undefined ? undefined : document.chapters[chapter]?.tree;
    const node = nodePlace === -1 ? ROOT : ids[place]?.[nodePlace];
    if (chapter === undefined || tree === undefined || node === undefined) continue;
    const at = { study, chapter, node };
    drafts.set(noteKey(at, tree), { ...at, name, comment });
  }
  useNoteDrafts.setState({ drafts });
}

/** What is being typed in a study goes on in its copy. */
export function followCopy(study: string, copy: string): void {
  const drafts = [...useNoteDrafts.getState().drafts].map(([key, draft]) => {
    if (draft.study !== study) return [key, draft] as const;
    const [, ...move] = JSON.parse(key) as unknown[];
    return [JSON.stringify([copy, ...move]), { ...draft, study: copy }] as const;
  });
  useNoteDrafts.setState({ drafts: new Map(drafts) });
}
