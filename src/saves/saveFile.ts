import type { AnyCommand, AnyState } from '../engine/index.ts';
import { RULES_VERSION } from './rulesVersion.ts';
import { SAVE_VERSION, type Checkpoint, type Save, type Setup, type SideLine, type TimeUsed } from './schema.ts';

/** Makes a save of a game. */
export const toSave = (
  setup: Setup,
  commands: readonly AnyCommand[],
  now: Date,
  checkpoint: Checkpoint | null = null,
  sideLines: readonly SideLine[] = [],
  name: string | null = null,
  timeUsed: TimeUsed = {},
): Save => ({
  version: SAVE_VERSION,
  rules: RULES_VERSION,
  ...(name !== null && { name }),
  ...setup,
  commands,
  checkpoint,
  ...(sideLines.length > 0 && { sideLines }),
  ...(Object.keys(timeUsed).length > 0 && { timeUsed }),
  savedAt: now.toISOString(),
});

/** The text of a position file. */
export const positionText = (position: object): string => JSON.stringify(position, null, 2);

export const saveText = (save: Save): string => JSON.stringify(save, null, 1);

/** 'warboard-', the edition, and then '-game-round-3-germany.json' */
export const fileName = (state: AnyState, what: 'game' | 'position'): string =>
  `warboard-${state.edition}-${what}-round-${state.round}-${state.power}.json`;
