import type { GameEvent, Reason } from '../../src/engine/index.ts';

/** Events of rules that the played edition does not have: its play never comes to them. */
export const EVENTS_ELSEWHERE: readonly GameEvent['type'][] = [
  'fighters-kept-aboard',
  'fighters-released',
  'submarines-surfaced',
  'landing-called-off',
  'dice-bought',
  'research-rolled',
  'development-gained',
  'complex-placed',
  'flights-under-fire',
  'antiaircraft-fired',
];

/** Reasons of such rules. */
export const REASONS_ELSEWHERE: readonly Reason[] = [
  'noncombat-only',
  'cannot-assault',
  'no-landing',
  'no-deck',
  'load-without-use',
  'load-or-offload',
  'unknown-development',
  'developed-already',
  'researched-this-turn',
  'dice-first',
  'collect-first',
  'complex-new',
  'no-new-carrier',
  'not-beside-new-carrier',
  'not-yours-long-enough',
  'worth-nothing',
  'has-complex',
  'guns-first',
];
