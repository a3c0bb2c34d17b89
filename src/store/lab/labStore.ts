import type { AnyCommand, RefusedCommand } from '../../engine/index.ts';
import { create } from 'zustand';
import { newHistory, newTree, ROOT, type Branch, type History, type NodeId } from '../../engine/table/index.ts';
import type { Setup } from '../../saves/schema.ts';
import type { CommandTree, Positions } from '../../session/moveTree.ts';

/** A tree of commands, and the node of it that is shown. */
export interface LabDocument {
  readonly tree: CommandTree;
  readonly cursor: NodeId;
}

/** A chapter of a study: where it begins, and what was tried from there. */
export interface Chapter extends LabDocument {
  readonly title: string;
  readonly setup: Setup;
}

export type ChapterId = number;

/** What is edited in the lab, with undo and redo: all chapters in their order, one of which is shown. */
export interface StudyDocument {
  readonly chapters: Readonly<Record<ChapterId, Chapter>>;
  readonly order: readonly ChapterId[];
  readonly shown: ChapterId;
}

/** The open study: where its chapter shown begins, and the positions along its lines. */
export interface OpenStudy {
  readonly id: string;
  readonly setup: Setup;
  readonly positions: Positions;
}

/** Edits of a tree that can be undone, in one word each. */
export type TreeEdit =
  'play' | 'remove' | 'promote' | 'name' | 'comment' | 'mark' | 'fold' | 'draw' | 'paste' | 'ends' | 'boards';
export type ChapterEdit = 'add-chapter' | 'rename-chapter' | 'move-chapter' | 'remove-chapter';
export type EditKind = TreeEdit | ChapterEdit;

/** What the lab has to say about the latest action; null if it went well. */
export type LabTrouble =
  | 'tree-full'
  | 'chapters-full'
  | 'no-line'
  | 'draws-full'
  | 'file-too-large'
  | 'apart'
  | { readonly kind: 'line-not-allowed'; readonly why: RefusedCommand | null }
  | {
      readonly kind: 'not-pasted';
      readonly pasted: number;
      readonly refused: number;
      readonly why: RefusedCommand | null;
    };

/**
 * Whether this browser has the study: nothing to keep yet, or as it came from elsewhere; being written, written, or
 * impossible.
 */
export type Keeping = 'nothing' | 'elsewhere' | 'keeping' | 'kept' | 'failed';

export interface LabStore {
  /** Null while the lab is closed. */
  readonly study: OpenStudy | null;
  readonly title: string;
  readonly history: History<StudyDocument>;
  /** The line on the table: its commands and their nodes. */
  readonly shown: { readonly commands: readonly AnyCommand[]; readonly path: readonly NodeId[] };
  readonly copied: Branch<AnyCommand> | null;
  readonly trouble: LabTrouble | null;
  readonly keeping: Keeping;
}

const NO_SETUP: Setup = {
  edition: '',
  start: { kind: 'setup', victory: '' },
  seed: '',
  diceMode: 'program',
  players: [],
};
const NO_CHAPTER: Chapter = { title: '', setup: NO_SETUP, tree: newTree<AnyCommand>(), cursor: ROOT };

export const CLOSED: LabStore = {
  study: null,
  title: '',
  history: newHistory<StudyDocument>({ chapters: { 0: NO_CHAPTER }, order: [0], shown: 0 }),
  shown: { commands: [], path: [] },
  copied: null,
  trouble: null,
  keeping: 'nothing',
};

/** The lab. Its actions are in editLab.ts and editChapters.ts; it is opened by openLab.ts. */
export const useLab = create<LabStore>()(() => CLOSED);

export const chapterIn = ({ chapters, shown }: StudyDocument): Chapter => chapters[shown] ?? NO_CHAPTER;

/** The chapter shown, for `useLab`. */
export const chapterShown = ({ history }: LabStore): Chapter => chapterIn(history.now);

export const labDocument = (): Chapter => chapterShown(useLab.getState());
