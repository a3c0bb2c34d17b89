/**
 * The face of the rules engine. Everything outside src/engine imports from here only.
 *
 *   const game = newGame(edition1941, { players, victory: 'standard' });
 *   const answer = play(game, { type: 'purchase', units: { infantry: 4 } });
 *   if (answer.ok) answer.value.state … answer.value.events; else answer.fault.rule
 */
export type * from './axis-allies/ids.ts';
export { PHASES, SIDES } from './axis-allies/ids.ts';
export type * from './axis-allies/edition.ts';
export type * from './axis-allies/state.ts';
export type { Command, CommandType } from './axis-allies/command.ts';
export type { BattleResult, GameEvent, Leg } from './axis-allies/event.ts';
export type { Awaiting } from './axis-allies/awaiting.ts';
export { REASONS, type Reason, type Refusal } from './axis-allies/refusal.ts';
export { RULE_IDS, type RuleId } from './axis-allies/ruleIds.ts';
export type { Result } from './table/result.ts';
