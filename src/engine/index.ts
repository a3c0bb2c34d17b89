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
export type { Destination, Meaning, Warning } from './axis-allies/destination.ts';

import type { GameState as S, Player } from './axis-allies/state.ts';
import type { Edition } from './axis-allies/edition.ts';
import type { Command as C } from './axis-allies/command.ts';
import type { GameEvent } from './axis-allies/event.ts';
import type { Awaiting } from './axis-allies/awaiting.ts';
import type { Refusal } from './axis-allies/refusal.ts';
import type { Result } from './table/result.ts';
import type { Destination, Warning } from './axis-allies/destination.ts';
import type { Side, PowerId, SpaceId, UnitId } from './axis-allies/ids.ts';
export interface PositionFault { readonly path: string; readonly message: string; readonly rule?: string }
export declare function editionOf(id: string): Edition;
export declare const EDITIONS: readonly Edition[];
export declare function newGame(edition: Edition, options: { players: readonly Player[]; victory: string }): S;
export declare function play(state: S, command: C): Result<{ state: S; events: readonly GameEvent[] }, Refusal>;
export declare function refusalOf(state: S, command: C): Refusal | null;
export declare function awaiting(state: S): Awaiting;
export declare function reach(state: S, units: readonly UnitId[]): readonly Destination[];
/** The command that "these units, there" stands for, so that a refused one can be explained through refusalOf. */
export declare function orderTo(state: S, units: readonly UnitId[], space: SpaceId): C;
export declare function warnings(state: S): readonly Warning[];
export declare function production(state: S, power: PowerId): number;
export declare function winner(state: S): Side | null;
export declare function fromPosition(json: unknown): Result<S, readonly PositionFault[]>;
export declare function toPosition(state: S): unknown;
export declare function replay(start: S, commands: readonly C[]): Result<S, { index: number; refusal: Refusal }>;
/** Drop one command; later ones that no longer stand are dropped too and named by index. */
export declare function withoutCommand(start: S, commands: readonly C[], index: number): { state: S; commands: readonly C[]; dropped: readonly number[] };
/** Where one more unit of this type can be mobilized now, with what the complex may still place. */
export declare function mobilizationPlaces(state: S, unitType: string): readonly { space: SpaceId; complex: SpaceId; left: number }[];
/** Territories by which a power's income is made. */
export declare function income(state: S, power: PowerId): readonly { space: SpaceId; ipcs: number }[];
/** Spaces with their units, and other questions panels ask. */
export declare function unitsIn(state: S, space: SpaceId): readonly import('./axis-allies/state.ts').Unit[];
export declare function isHostileZone(state: S, zone: SpaceId, power: PowerId): boolean;
/** Fighters a zone's carriers can still take, of the side of `power`. */
export declare function movesLeft(state: S, unit: UnitId): number;
export declare function die(seed: string, n: number): number;
