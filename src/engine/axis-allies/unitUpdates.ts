import type { Phase, SpaceId, UnitId } from './ids.ts';
import type { Deed, GameState, Unit } from './state.ts';

/** A state's pieces and its turn's deeds, copied for one event to write in. */
export type Pieces = Record<UnitId, Unit>;
export type Deeds = Record<UnitId, Deed>;

export const piecesOf = (state: GameState): Pieces => ({ ...state.units });
export const deedsOf = (state: GameState): Deeds => ({ ...state.turn.deeds });

/** The state with these deeds. */
export const withDeeds = (state: GameState, deeds: Deeds): GameState => ({ ...state, turn: { ...state.turn, deeds } });

/** What a unit did this turn and then more; a first deed begins where it stands. */
export const extended = (deed: Deed | undefined, at: SpaceId, phase: Phase, more: Partial<Deed>): Deed => ({
  ...(deed ?? { spent: 0, route: [at], phase }),
  ...more,
});

/** Put a piece otherwise; one that is not there is passed over. */
export function change(pieces: Pieces, id: UnitId, to: Partial<Unit>): void {
  const piece = pieces[id];
  if (piece) pieces[id] = { ...piece, ...to };
}
