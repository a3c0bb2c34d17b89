import { play, type GameState, type Offer } from '../engine/index.ts';

const KNOWN = new WeakMap<GameState, readonly Offer[]>();

/** What advantages let other powers do before combat if combat move ended now: it is asked before any battle (NA-4). */
export function offersAhead(state: GameState): readonly Offer[] {
  const known = KNOWN.get(state) ?? found(state);
  KNOWN.set(state, known);
  return known;
}

function found(state: GameState): readonly Offer[] {
  if (state.phase !== 'combat-move') return [];
  const ended = play(state, { type: 'end-phase' });
  return ended.ok ? ended.value.state.offers : [];
}
