import type { GameEvent, GameState } from '../../engine/index.ts';
import type { Motion } from '../../store/settings.ts';
import { beatsOf, tweensOf, type Tween } from './tweens.ts';

/** What the map shows on the way from one state to the next. */
export interface MapAnimation {
  readonly before: GameState;
  readonly tweens: readonly Tween[];
  readonly beats: number;
  readonly milliseconds: number;
}

/** A beat's length and the most that all of it may take, in milliseconds. */
const PACE: Readonly<Record<Exclude<Motion, 'off'>, { readonly beat: number; readonly most: number }>> = {
  quick: { beat: 340, most: 600 },
  calm: { beat: 1000, most: 1800 },
};

/** What there is to be seen of these events; null for nothing, and for people who want no motion. */
export function animationOf(
  events: readonly GameEvent[],
  before: GameState | null,
  motion: Motion,
  isStill: boolean,
): MapAnimation | null {
  if (before === null || motion === 'off' || isStill) return null;
  const tweens = tweensOf(events, before);
  const beats = beatsOf(tweens);
  if (beats === 0) return null;
  const { beat, most } = PACE[motion];
  return { before, tweens, beats, milliseconds: Math.min(most, beats * beat) };
}
