import type { UnitId } from '../ids.ts';
import { areEnemies, cargoOf, typeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Battle, BattleSide, GameState, Unit } from '../state.ts';
import { isCarrier, isFighter } from '../unitRoles.ts';
import { unitsInBattle, hitsLeft, otherSide, survivors, targetKindOf } from './combatants.ts';
import { mostHits, type TargetKind, type Targets } from './hits.ts';

/** Which casualties a side must and may take (COM-8..12). */

const NO_TARGETS: Targets = { submarine: 0, air: 0, surface: 0, transport: 0 };

export interface CasualtyTask {
  /** The side that loses units. */
  readonly side: BattleSide;
  readonly candidates: readonly Unit[];
  /** Hits that must be assigned, and how many of them to transports, which come last (COM-10, COM-11). */
  readonly hitsToAssign: number;
  readonly onTransports: number;
}

/** The side that assigns hits in this step, or null. */
export function losingSide(battle: Battle): BattleSide | null {
  if (!battle.step.endsWith('-casualties')) return null;
  return battle.step.startsWith('attacker') ? 'defender' : 'attacker';
}

export function casualtyTask(state: GameState, battle: Battle): CasualtyTask | null {
  const side = losingSide(battle);
  if (!side) return null;
  const candidates = survivors(state, battle, side);
  const all = targetsAmong(state, candidates, (unit) => hitsLeft(state, unit));
  const withDestroyer = battle.destroyers[otherSide(side)];
  const hitsToAssign = mostHits(battle.hits, all, withDestroyer);
  const onTransports = hitsToAssign - mostHits(battle.hits, { ...all, transport: 0 }, withDestroyer);
  return { side, candidates, hitsToAssign, onTransports };
}

/** Hits on these units by the kind of target, as many on each as told. */
function targetsAmong(state: GameState, units: readonly Unit[], hitsOn: (unit: Unit) => number): Targets {
  const targets: Record<TargetKind, number> = { ...NO_TARGETS };
  for (const unit of units) targets[targetKindOf(state, unit)] += hitsOn(unit);
  return targets;
}

/** Could exactly these hits be taken, each by a unit it may strike? */
const canTake = (state: GameState, battle: Battle, task: CasualtyTask, hits: readonly Unit[]): boolean =>
  mostHits(
    battle.hits,
    targetsAmong(state, hits, () => 1),
    battle.destroyers[otherSide(task.side)],
  ) === hits.length;

/** What is wrong with a choice of casualties (one entry a hit); null if it stands. */
export function casualtyRefusal(
  state: GameState,
  battle: Battle,
  task: CasualtyTask,
  chosen: readonly UnitId[],
): Refusal | null {
  const hits: Unit[] = [];
  for (const id of chosen) {
    const unit = task.candidates.find((candidate) => candidate.id === id);
    if (!unit) return refusal(ruleAgainst(state, battle, task.side, id), 'not-a-casualty', { units: [id] });
    hits.push(unit);
  }
  for (const unit of hits)
    if (hits.filter((other) => other === unit).length > hitsLeft(state, unit))
      return refusal('COM-12', 'not-a-casualty', { units: [unit.id] });
  if (hits.length < task.hitsToAssign)
    return refusal('COM-11', 'too-few-casualties', { asked: hits.length, allowed: task.hitsToAssign });
  if (hits.length > task.hitsToAssign)
    return refusal('COM-11', 'too-many-casualties', { asked: hits.length, allowed: task.hitsToAssign });
  const transports = hits.filter((unit) => targetKindOf(state, unit) === 'transport');
  if (transports.length > task.onTransports)
    return refusal('COM-10', 'transports-last', {
      units: transports.map((unit) => unit.id),
      allowed: task.onTransports,
    });
  if (!canTake(state, battle, task, hits)) return refusal('COM-9', 'not-a-casualty', { units: [...new Set(chosen)] });
  return null;
}

/**
 * The rule that keeps a unit from being chosen at all: it is under water, cargo, a friend who looks on, or not of this
 * side.
 */
function ruleAgainst(state: GameState, battle: Battle, side: BattleSide, id: UnitId): RuleId {
  const unit = state.units[id];
  if (unit?.space !== battle.space || areEnemies(state, unit.owner, state.power) !== (side === 'defender'))
    return 'COM-8';
  if (battle.submerged.includes(id)) return 'COM-5';
  if (unit.aboard !== undefined) return 'COM-13';
  if (unit.owner === state.power) return 'COM-8';
  const isGuest = isFighter(unit.type) && unitsInBattle(state, battle, 'attacker').some((ship) => isCarrier(ship.type));
  return isGuest ? 'COM-13' : 'COM-14';
}

/**
 * Casualties a careful owner would take: free damage first, then the cheapest, a lone land unit kept to take ground
 * (COM-19).
 */
export function suggestCasualties(state: GameState, battle: Battle, task: CasualtyTask): readonly UnitId[] {
  const chosen: Unit[] = [];
  let transports = 0;
  for (const unit of preference(state, battle, task)) {
    if (chosen.length === task.hitsToAssign) break;
    const isTransport = targetKindOf(state, unit) === 'transport';
    if (isTransport && transports === task.onTransports) continue;
    if (!canTake(state, battle, task, [...chosen, unit])) continue;
    chosen.push(unit);
    if (isTransport) transports++;
  }
  return chosen.map((unit) => unit.id);
}

/** Every hit that could be taken, the hitsToAssign bearable first. */
function preference(state: GameState, battle: Battle, task: CasualtyTask): readonly Unit[] {
  const cost = (unit: Unit): number => typeOf(state, unit).cost;
  const cheapest = [...task.candidates].sort((a, b) => cost(a) - cost(b));
  const free = cheapest.filter((unit) => hitsLeft(state, unit) > 1);
  if (battle.kind === 'land' && task.side === 'attacker') {
    const keeper = cheapest.findLast((unit) => typeOf(state, unit).domain === 'land');
    if (keeper) return [...cheapest.filter((unit) => unit !== keeper), keeper];
  }
  return [...free, ...cheapest];
}

/** The only choice there is, or null when the owner really chooses: all are lost, or all alike. */
export function forcedCasualties(state: GameState, battle: Battle, task: CasualtyTask): readonly UnitId[] | null {
  const able = task.candidates.filter((unit) =>
    targetKindOf(state, unit) === 'transport' ? task.onTransports > 0 : canTake(state, battle, task, [unit]),
  );
  const room = able.reduce((sum, unit) => sum + hitsLeft(state, unit), 0);
  if (room <= task.hitsToAssign) return suggestCasualties(state, battle, task);
  const identityOf = (unit: Unit): string =>
    [
      unit.type,
      unit.owner,
      hitsLeft(state, unit),
      state.turn.deeds[unit.id]?.spent ?? 0,
      battle.seaborne.includes(unit.id),
      cargoOf(state, unit)
        .map((one) => `${one.owner} ${one.type}`)
        .sort(),
    ].join();
  const first = able[0]!;
  const allAlike = able.every((unit) => identityOf(unit) === identityOf(first));
  // Several hits may be spread over several battleships or heaped on one: that is a choice, however alike they are
  // (COM-12).
  const canHeap = task.hitsToAssign > 1 && hitsLeft(state, first) > 1;
  return allAlike && !canHeap ? suggestCasualties(state, battle, task) : null;
}
