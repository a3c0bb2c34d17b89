import { isActing } from '../acting.ts';
import { boardOf } from '../board.ts';
import type { GameEvent } from '../event.ts';
import type { UnitId } from '../ids.ts';
import { battleSideOf, cargoOf, deedOf, domainOf, typeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import { hasDeck } from '../shipRoom.ts';
import type { Battle, BattleSide, GameState, Unit } from '../state.ts';
import { landsFrom } from './battles.ts';
import {
  type CasualtyCandidate,
  hitsDue,
  NO_TARGETS,
  preferredOrder,
  type RolledHits,
  takenInOrder,
} from './casualtyOrder.ts';
import { hitsLeft, otherSide, survivors, targetKindOf, unitsInBattle, valuesIn } from './combatants.ts';
import { type HitLimit, mostHits, type TargetKind, type Targets } from './hits.ts';

/** Which casualties a side must and can choose (COM-8, COM-9, COM-10, COM-11, COM-12). */

export interface CasualtyTask {
  /** The side that loses units. */
  readonly side: BattleSide;
  readonly candidates: readonly Unit[];
  /** What the hits are limited to, beside their kind (BOM-3). */
  readonly limit: HitLimit | null;
  /** How many hits must be assigned, and how many of them to defenceless units, the last choice (COM-10, COM-11). */
  readonly hitsToAssign: number;
  readonly onDefenceless: number;
}

/** What a side must take of the hits of the latest roll. */
export function casualtyTask(
  state: GameState,
  battle: Battle,
  side: BattleSide,
  limit: HitLimit | null = null,
): CasualtyTask {
  const candidates = survivors(state, battle, side).filter(
    (unit) => !battle.doomed?.includes(unit.id) && (limit?.canBeHit(state, unit) ?? true),
  );
  const all = targetsAmong(state, candidates, (unit) => hitsLeft(state, unit));
  return { side, candidates, limit, ...hitsDue(rollAgainst(state, battle, side), all) };
}

/** The hits of the latest roll, which a side takes. */
const rollAgainst = (state: GameState, { hits, destroyers }: Battle, side: BattleSide): RolledHits => ({
  strikes: boardOf(state).edition.strikes,
  hits,
  withDestroyer: destroyers[otherSide(side)],
});

/** Sums `hitsOn` of these units for each kind of target. */
function targetsAmong(state: GameState, units: readonly Unit[], hitsOn: (unit: Unit) => number): Targets {
  const targets: Record<TargetKind, number> = { ...NO_TARGETS };
  for (const unit of units) targets[targetKindOf(state, unit)] += hitsOn(unit);
  return targets;
}

/** Whether the rolled hits can be assigned to exactly these units (one entry per hit). */
const canTake = (state: GameState, battle: Battle, task: CasualtyTask, hits: readonly Unit[]): boolean =>
  mostHits(
    boardOf(state).edition.strikes,
    battle.hits,
    targetsAmong(state, hits, () => 1),
    battle.destroyers[otherSide(task.side)],
  ) === hits.length;

/** The refusal of a choice of casualties (one entry per hit), or null if it is allowed. */
export function casualtyRefusal(
  state: GameState,
  battle: Battle,
  task: CasualtyTask,
  chosen: readonly UnitId[],
): Refusal | null {
  const hits: Unit[] = [];
  for (const id of chosen) {
    const unit = task.candidates.find((candidate) => candidate.id === id);
    if (!unit) return refusal(ruleAgainst(state, battle, task, id), 'not-a-casualty', { units: [id] });
    hits.push(unit);
  }
  for (const unit of hits)
    if (hits.filter((other) => other === unit).length > hitsLeft(state, unit))
      return refusal('COM-12', 'not-a-casualty', { units: [unit.id] });
  if (hits.length < task.hitsToAssign)
    return refusal('COM-11', 'too-few-casualties', { requested: hits.length, allowed: task.hitsToAssign });
  if (hits.length > task.hitsToAssign)
    return refusal('COM-11', 'too-many-casualties', { requested: hits.length, allowed: task.hitsToAssign });
  const defenceless = hits.filter((unit) => typeOf(state, unit).defenceless);
  if (defenceless.length > task.onDefenceless)
    return refusal('COM-10', 'transports-last', {
      units: defenceless.map((unit) => unit.id),
      allowed: task.onDefenceless,
    });
  if (!canTake(state, battle, task, hits)) return refusal('COM-9', 'not-a-casualty', { units: [...new Set(chosen)] });
  return null;
}

/**
 * The rule why a unit is no candidate: it is submerged, cargo, a friend's unit that does not fight, or not on this
 * side.
 */
function ruleAgainst(state: GameState, battle: Battle, { side, limit }: CasualtyTask, id: UnitId): RuleId {
  const unit = state.units[id];
  if (unit?.space === battle.space && !typeOf(state, unit).canBeHit) return 'AA-6';
  if (limit && survivors(state, battle, side).some((one) => one.id === id)) return limit.rule;
  if (unit?.space !== battle.space || battleSideOf(state, unit) !== side) return 'COM-8';
  if (battle.submerged.includes(id)) return 'COM-5';
  if (battle.doomed?.includes(id)) return 'COM-8';
  if (unit.aboard !== undefined) return 'COM-13';
  if (isActing(state, unit.owner)) return 'COM-8';
  const isGuest =
    typeOf(state, unit).landsOnDecks && unitsInBattle(state, battle, 'attacker').some((ship) => hasDeck(state, ship));
  return isGuest ? 'COM-13' : 'COM-14';
}

/**
 * A sensible choice of casualties, one entry per hit: the cheapest units with their cargo. In a land battle the
 * attacker keeps a unit that can capture the territory (COM-19).
 */
export function suggestCasualties(state: GameState, battle: Battle, task: CasualtyTask): readonly UnitId[] {
  const values = valuesIn(state, battle, task.side);
  const candidates = task.candidates.map((unit) => ({ id: unit.id, ...candidateOf(state, unit, values) }));
  const wantsToCapture = battle.kind === 'land' && task.side === 'attacker';
  return takenInOrder(rollAgainst(state, battle, task.side), task, preferredOrder(candidates, wantsToCapture)).map(
    ({ id }) => id,
  );
}

/** A unit as a choice of casualties sees it, given what the units of its side hit with. */
export function candidateOf(state: GameState, unit: Unit, values: ReadonlyMap<UnitId, number>): CasualtyCandidate {
  return {
    cost: costWithCargo(state, unit),
    fights: (values.get(unit.id) ?? 0) > 0,
    hitsLeft: hitsLeft(state, unit),
    captures: typeOf(state, unit).captures,
    target: targetKindOf(state, unit),
  };
}

/** What is lost with a unit. The cargo of defenceless ships makes no difference: they go last anyway (COM-10). */
function costWithCargo(state: GameState, unit: Unit): number {
  const { cost, hold, defenceless } = typeOf(state, unit);
  if (hold.length === 0 || defenceless) return cost;
  return cargoOf(state, unit).reduce((sum, one) => sum + typeOf(state, one).cost, cost);
}

/** The candidates that can take one of the hits: all of a kind can, or none. */
function ableToTake(state: GameState, battle: Battle, task: CasualtyTask): readonly Unit[] {
  const byKind = new Map<TargetKind, boolean>();
  return task.candidates.filter((unit) => {
    const kind = targetKindOf(state, unit);
    let able = byKind.get(kind);
    if (able === undefined) {
      able = kind === 'defenceless' ? task.onDefenceless > 0 : canTake(state, battle, task, [unit]);
      byKind.set(kind, able);
    }
    return able;
  });
}

/** The casualties if there is only one possible choice (all are lost, or all are identical), otherwise null. */
export function forcedCasualties(state: GameState, battle: Battle, task: CasualtyTask): readonly UnitId[] | null {
  const able = ableToTake(state, battle, task);
  const room = able.reduce((sum, unit) => sum + hitsLeft(state, unit), 0);
  if (room <= task.hitsToAssign) return suggestCasualties(state, battle, task);
  // Land units and ships are asked about too if they came from different distances: recorded games answer that.
  const identityOf = (unit: Unit): string =>
    `${casualtyTraits(state, battle, unit)} ${deedOf(state, unit.id)?.spent ?? 0}`;
  const first = able[0]!;
  const identity = identityOf(first);
  const areIdentical = able.every((unit) => identityOf(unit) === identity);
  // Two hits on identical battleships leave a choice: damage two of them or sink one (COM-12).
  const canSinkOrDamage = task.hitsToAssign > 1 && hitsLeft(state, first) > 1;
  return areIdentical && !canSinkOrDamage ? suggestCasualties(state, battle, task) : null;
}

/**
 * The events of a choice of casualties (one entry per hit): ships that can take another hit are damaged (COM-12), other
 * units become casualties. Those are destroyed later, so that defending casualties can still fire.
 * @rule COM-8
 */
export function casualtyEvents(
  state: GameState,
  side: BattleSide,
  chosen: readonly UnitId[],
  limit: HitLimit | null,
): readonly GameEvent[] {
  const lost: UnitId[] = [];
  const damaged: UnitId[] = [];
  for (const id of new Set(chosen)) {
    const hits = chosen.filter((other) => other === id).length;
    (hits < hitsLeft(state, state.units[id]!) ? damaged : lost).push(id);
  }
  if (chosen.length === 0) return [];
  return [{ type: 'casualties-chosen', side, units: lost, damaged, ...(limit?.dooms && { doomed: true }) }];
}

/**
 * What tells the units of a side apart for whoever chooses casualties, beside what they hit with: two that are alike in
 * it are as good as each other, in this battle and after it.
 */
export const casualtyTraits = (state: GameState, battle: Battle, unit: Unit): string =>
  [
    unit.type,
    unit.owner,
    hitsLeft(state, unit),
    battle.seaborne.includes(unit.id),
    spentInFlight(state, unit),
    ...cargoOf(state, unit)
      // Where it is to land, and from where: the landing is lost with it.
      .map((one) => `${one.owner} ${one.type} ${deedOf(state, one.id)?.assault ?? ''} ${landsFrom(state, one)}`)
      .sort(),
  ].join();

/** How far an air unit has flown: the rest brings it home. Others go nowhere after a battle, however far they came. */
export const spentInFlight = (state: GameState, unit: Unit): number =>
  domainOf(state, unit) === 'air' ? (deedOf(state, unit.id)?.spent ?? 0) : 0;
