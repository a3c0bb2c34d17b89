import {
  canLoseAirUnits,
  cargoOf,
  landsFrom,
  unitsIn,
  type GameState,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { begunIn, type Chain, type PoliciesOf } from './chainOdds.ts';
import type { Policies } from './policies.ts';

/** Answers by key, of which only the latest are kept. */
export interface OddsCache {
  /** What was found for this key, or what is found now. */
  recall<Found>(key: string, find: () => Found): Found;
}

/** A cache of so many answers; the one that was asked for longest ago makes room. */
export function oddsCache(most: number): OddsCache {
  const known = new Map<string, unknown>();
  return {
    recall<Found>(key: string, find: () => Found): Found {
      const found = known.has(key) ? (known.get(key) as Found) : find();
      known.delete(key);
      known.set(key, found);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return found;
    },
  };
}

/**
 * Everything that the odds of a chain of battles to come depend on, as a key: chains with the same key have the
 * same odds. Units count by what they are, not by who they are.
 */
export function chainKey(listed: GameState, { sea, land }: Chain, policiesOf: PoliciesOf): string {
  const begun = [...sea, ...land].map((plan) => begunIn(listed, plan));
  const ships = begun.flatMap(({ battle }) => (battle!.kind === 'sea' ? battle!.attackers : []));
  // Who lands depends on whose ship is left, and from where.
  const shipOf = (id: UnitId): readonly unknown[] => {
    const unit = listed.units[id]!;
    return unit.aboard === undefined ? [] : [ships.indexOf(unit.aboard), landsFrom(listed, unit)];
  };
  return JSON.stringify([
    worldKey(listed),
    landingKey(listed, sea),
    begun.map((state) => [
      ...battleParts(state, policiesOf(state.battle!.space)),
      state.battle!.attackers.map(shipOf),
      state.battle!.landingFrom,
    ]),
  ]);
}

/** All that the odds of one battle depend on that has begun and was not fought yet, as a key. */
export const battleKey = (begun: GameState, policies: Policies): string =>
  JSON.stringify([worldKey(begun), battleParts(begun, policies)]);

/** Whether aircraft find a place to land after a battle at sea can depend on all that moves or falls elsewhere. */
const landingKey = (listed: GameState, sea: Chain['sea']): readonly unknown[] =>
  sea.some(({ space }) => canLoseAirUnits(listed, space))
    ? [listed.units, listed.turn, listed.purchased, listed.complexes, listed.facilities]
    : [];

/** What developments and advantages make of units can depend on who holds what. */
const worldKey = ({ edition, power, developments, advantages, spentAdvantages, running, control }: GameState) => [
  edition,
  power,
  [developments, advantages, spentAdvantages, running, control],
];

function battleParts(state: GameState, policies: Policies): readonly unknown[] {
  const { space, kind, attackers, defenders, origins, bombarding = [], destroyers } = state.battle!;
  const those = (ids: readonly UnitId[]): readonly string[] => ids.map((id) => unitKey(state, id));
  return [
    [space, kind, origins.length > 0, destroyers],
    policies,
    those(attackers),
    those(defenders),
    those(bombarding),
    // Guns fire at flights on the way, and others there can fire too.
    state.shots.map(({ value, targets }) => [
      value,
      targets.map((id) => attackers.indexOf(id)).filter((at) => at >= 0),
    ]),
    unitsIn(state, space).map(({ owner, type, submerged }) => [owner, type, submerged]),
  ];
}

function unitKey(state: GameState, id: UnitId): string {
  const unit = state.units[id]!;
  const { seaborne, doomed = [] } = state.battle!;
  const deed = state.turn.deeds[id];
  const cargo = cargoOf(state, unit).map(({ owner, type }) => `${owner} ${type}`);
  const ties = [unit.damaged === true, seaborne.includes(id), doomed.includes(id)].map(Number);
  return [unit.owner, unit.type, ...ties, deed?.did, deed?.phase, deed?.duty, ...cargo].join(' ');
}
