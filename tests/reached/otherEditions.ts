import type { GameEvent, Reason } from '../../src/engine/index.ts';

/** Events of rules that the played edition does not have: its play never comes to them. */
export const EVENTS_ELSEWHERE: readonly GameEvent['type'][] = ['submarines-surfaced'];

/** Reasons of such rules. */
export const REASONS_ELSEWHERE: readonly Reason[] = [
  'noncombat-only',
  'cannot-assault',
  'load-without-use',
  'load-or-offload',
];
