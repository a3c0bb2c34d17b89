import type { AnyEvent, AnyState } from '../../engine/index.ts';
import type { Motion } from '../../store/settings.ts';
import { beatsOf, tweensOf, type Tween } from './tweens.ts';

/** What the map shows between one state and the next. */
export interface MapAnimation {
  readonly before: AnyState;
  readonly tweens: readonly Tween[];
  readonly beats: number;
  readonly milliseconds: number;
}

/** Length of a beat and the maximum length of an animation, in milliseconds. */
const PACE: Readonly<Record<Exclude<Motion, 'off'>, { readonly beat: number; readonly most: number }>> = {
  quick: { beat: 340, most: 600 },
  calm: { beat: 1000, most: 1800 },
};

/**
 * The animation of these events; null if there is nothing to see, or if motion is off in the settings or reduced by the
 * system.
 */
export function animationOf(
  events: readonly AnyEvent[],
  before: AnyState | null,
  motion: Motion,
  isReduced: boolean,
): MapAnimation | null {
  if (before === null || motion === 'off' || isReduced) return null;
  const tweens = tweensOf(events, before);
  const beats = beatsOf(tweens);
  if (beats === 0) return null;
  const { beat, most } = PACE[motion];
  return { before, tweens, beats, milliseconds: Math.min(most, beats * beat) };
}
