import {
  areEnemies,
  type BattleSide,
  type EventOf,
  type GameState,
  type SpaceId,
  type Unit,
} from '../../../engine/axis-allies/index.ts';
import type { BattleSideRecord, Deed } from './entry.ts';
import { forcesOf, priceOf, together, unitsNamed } from './forces.ts';

/** A battle as far as it has been told. */
export interface BattleSoFar {
  readonly plan: EventOf<'battle-began'>['plan'];
  readonly rounds: number;
  readonly sides: Readonly<Record<BattleSide, BattleSideRecord>>;
  readonly retreatedTo?: SpaceId;
}

/** A battle that begins, with all units that take part. */
export function battleBegun(event: EventOf<'battle-began'>, state: GameState): BattleSoFar {
  const side = (ids: readonly string[]): BattleSideRecord => ({
    forces: forcesOf(unitsNamed(state, ids)),
    lost: [],
    ipcsLost: 0,
  });
  return {
    plan: event.plan,
    rounds: 1,
    sides: { attacker: side([...event.attackers, ...(event.bombarding ?? [])]), defender: side(event.defenders) },
  };
}

/** The battle after losses; cargo counts for the side of its owner. */
export function withLosses(battle: BattleSoFar, lost: readonly Unit[], state: GameState): BattleSoFar {
  const of = (side: BattleSide): BattleSideRecord => {
    const units = lost.filter(({ owner }) => areEnemies(state, owner, state.power) === (side === 'defender'));
    const before = battle.sides[side];
    return {
      ...before,
      lost: together(before.lost, forcesOf(units)),
      ipcsLost: before.ipcsLost + priceOf(state, units),
    };
  };
  return { ...battle, sides: { attacker: of('attacker'), defender: of('defender') } };
}

/** The battle after submarines of a side have submerged. */
export function withSubmerged(
  battle: BattleSoFar,
  { side, units }: EventOf<'submarines-submerged'>,
  state: GameState,
): BattleSoFar {
  const before = battle.sides[side];
  const submerged = together(before.submerged ?? [], forcesOf(unitsNamed(state, units)));
  return units.length === 0 ? battle : { ...battle, sides: { ...battle.sides, [side]: { ...before, submerged } } };
}

/** What the diary says about a battle that is over. */
export const battleFought = (
  { plan, ...told }: BattleSoFar,
  { result }: EventOf<'battle-ended'>,
): Deed & { readonly kind: 'fought' } => ({ kind: 'fought', battle: plan.kind, result, ...told });
