import type { Draft } from 'immer';
import type { Deed, GameState } from './state.ts';

export type GameDraft = Draft<GameState>;

/** Add to what a unit did this turn; its deed begins where it stands. */
export function extendDeed(draft: GameDraft, unit: string, change: Partial<Deed>): void {
  const at = draft.units[unit]?.space ?? '';
  const before = draft.turn.deeds[unit] ?? { spent: 0, route: [at], phase: draft.phase };
  draft.turn.deeds[unit] = { ...before, ...change } as Draft<Deed>;
}
