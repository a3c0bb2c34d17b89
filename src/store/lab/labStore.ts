import { create } from 'zustand';
import type { Command } from '../../engine/index.ts';
import { newHistory, newTree, ROOT, type Branch, type History, type NodeId } from '../../engine/table/index.ts';
import type { Setup } from '../../saves/schema.ts';
import type { CommandTree, Positions } from './positions.ts';

/** What is edited in the lab: the tree of commands, and the node that is shown. */
export interface LabDocument {
  readonly tree: CommandTree;
  readonly cursor: NodeId;
}

/** What stays the same while a study is open. */
export interface OpenStudy {
  readonly id: string;
  readonly setup: Setup;
  readonly positions: Positions;
}

/** Edits that can be undone, in one word each. */
export type EditKind = 'play' | 'remove' | 'promote' | 'name' | 'comment' | 'mark' | 'fold' | 'draw' | 'paste' | 'ends';

/** What the lab has to say about the latest action; null if it went well. */
export type LabTrouble =
  | 'tree-full'
  | 'line-not-allowed'
  | 'no-line'
  | 'nothing-pasted'
  | 'draws-full'
  | { readonly kind: 'not-pasted'; readonly moves: number };

/** Whether this browser has the study: nothing to keep yet, being written, written, or impossible. */
export type Keeping = 'nothing' | 'keeping' | 'kept' | 'failed';

export interface LabStore {
  /** Null while the lab is closed. */
  readonly study: OpenStudy | null;
  readonly title: string;
  readonly history: History<LabDocument>;
  /** The line on the table: its commands and their nodes. */
  readonly shown: { readonly commands: readonly Command[]; readonly path: readonly NodeId[] };
  readonly copied: Branch<Command> | null;
  readonly trouble: LabTrouble | null;
  readonly keeping: Keeping;
}

const emptyDocument: LabDocument = { tree: newTree<Command>(), cursor: ROOT };

export const CLOSED: LabStore = {
  study: null,
  title: '',
  history: newHistory(emptyDocument),
  shown: { commands: [], path: [] },
  copied: null,
  trouble: null,
  keeping: 'nothing',
};

/** The lab. Its actions are in editLab.ts; it is opened by openLab.ts. */
export const useLab = create<LabStore>()(() => CLOSED);

export const labDocument = (): LabDocument => useLab.getState().history.now;
