import { ownState } from '../game.ts';
import { create } from 'zustand';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { ROOT, type NodeId } from '../../../../engine/table/index.ts';
import { chapterShown, useLab } from '../../../../store/lab/labStore.ts';

/** A position that is kept for the comparison, whatever is shown, and what it is called. */
export interface KeptPosition {
  readonly state: GameState;
  readonly words: string;
}

/** One side of the comparison: a position that is kept, or whichever is shown. */
export type Compared = KeptPosition | 'shown';

export type WhichPosition = 'first' | 'second';

interface Comparison {
  readonly isOpen: boolean;
  /** Null until one is chosen: then it is the start of the chapter. */
  readonly first: Compared | null;
  readonly second: Compared;
}

/** Two positions of the lab that are compared. */
export const useComparison = create<Comparison>()(() => ({ isOpen: false, first: null, second: 'shown' }));

export const openComparison = (): void => useComparison.setState({ isOpen: true });
export const closeComparison = (): void => useComparison.setState({ isOpen: false });
export const compareAs = (place: WhichPosition, position: Compared): void =>
  useComparison.setState({ [place]: position });

/** The position at a node of the chapter shown; null if the rules do not allow its line. */
export function positionAt(id: NodeId): GameState | null {
  const lab = useLab.getState();
  const state = lab.study?.positions.stateAt(chapterShown(lab).tree, id) ?? null;
  return state && ownState(state);
}

/** The position of one side of the comparison. */
export function stateOf(compared: Compared | null, shown: GameState): GameState {
  if (compared === 'shown') return shown;
  return compared?.state ?? positionAt(ROOT) ?? shown;
}

// What is compared is forgotten with the study.
useLab.subscribe((now, before) => {
  if (now.study?.id !== before.study?.id) useComparison.setState({ isOpen: false, first: null, second: 'shown' });
});
