/**
 * A tree of moves and documents with undo, for any game. It is a second face of the engine, because the page loads it
 * later than the rules.
 */
export { lastFork, note, promote, remove } from './change.ts';
export * from './draws.ts';
export { branchOf, follow, graft, TreeIsFull, treeOf, treeSteps, type Branch, type BranchNode } from './grow.ts';
export { edited, MAX_STEPS, moved, newHistory, redone, undone, type History } from './history.ts';
export * from './tree.ts';
