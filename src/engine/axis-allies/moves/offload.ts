import { fault, ok, type Result } from '../../common/result.ts';
import { isActing } from '../acting.ts';
import { boardOf, neighboursIn, territoryOf } from '../board.ts';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import { groundRefusal } from '../homeGround.ts';
import type { SpaceId } from '../ids.ts';
import {
  cargoOf,
  deedOf,
  hasEnemySubmarine,
  isFriendlyTerritory,
  isHostileTerritory,
  isHostileZone,
  typeOf,
} from '../pieces.ts';
import { peaceRefusal } from '../politics/peace.ts';
import { risingAt } from '../politics/neutrals.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import { isTrapped } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import { canAssault, couldBeCleared, couldBeLeft } from './possibleBattles.ts';
import { isRefusal, mayAssaultAgain, ownUnits } from './readiness.ts';
import { guardedRefusal, mayWalkIn } from './walkIn.ts';

type Offload = Extract<Command, { type: 'offload' }>;

/** A transport and the units on it that offload. */
interface Shipload {
  readonly ship: Unit;
  readonly units: readonly Unit[];
}

/** In combat move, declare an assault (CM-18, AMPH-9). In noncombat move, offload cargo (NCM-8, NCM-9, NCM-10). */
export function planOffload(state: GameState, { units: ids, to }: Offload): Result<readonly GameEvent[], Refusal> {
  const units = ownUnits(state, ids);
  if (isRefusal(units)) return fault(units);
  const target = territoryOf(boardOf(state), to);
  const rule = state.phase === 'combat-move' ? 'CM-18' : 'NCM-8';
  if (!target) return fault(refusal(rule, 'wrong-element', { units: ids, spaces: [to] }));
  if (target.neutral) return fault(refusal('MAP-3', 'neutral-space', { units: ids, spaces: [to] }));
  const peace = peaceRefusal(state, state.power, ids, to);
  if (peace) return fault(peace);
  const guarded = guardedRefusal(state, state.power, ids, to);
  if (guarded) return fault(guarded);
  for (const unit of units) {
    if (unit.aboard === undefined) return fault(refusal('NCM-9', 'not-aboard', { units: [unit.id] }));
    const offGround = groundRefusal(state, unit, to);
    if (offGround) return fault(offGround);
    if (isTrapped(state, unit)) return fault(refusal('CAR-3', 'cargo-moves-with-ship', { units: [unit.id] }));
    if (!neighboursIn(boardOf(state).coasts, unit.space).includes(to))
      return fault(refusal(rule, 'not-adjacent', { units: [unit.id], spaces: [to] }));
  }
  const ships = [...new Set(units.map((unit) => unit.aboard!))];
  const loads = ships.map((id): Shipload => ({
    ship: state.units[id]!,
    units: units.filter((unit) => unit.aboard === id),
  }));
  const check = state.phase === 'combat-move' ? assaultRefusal : offloadRefusal;
  for (const load of loads) {
    const refused = check(state, load, to);
    if (refused) return fault(refused);
  }
  const byZone = [...new Set(units.map((unit) => unit.space))];
  const type = state.phase === 'combat-move' ? 'assault-declared' : 'units-offloaded';
  return ok([
    ...risingAt(state, to),
    ...byZone.map((from): GameEvent => ({
      type,
      units: units.filter((unit) => unit.space === from).map((unit) => unit.id),
      from,
      to,
    })),
  ]);
}

/**
 * Why these troops of a transport, or of a friend's, cannot assault this territory, or null.
 * @rule CM-18, AMPH-9
 */
function assaultRefusal(state: GameState, { ship, units }: Shipload, to: SpaceId): Refusal | null {
  const about = { units: units.map((unit) => unit.id), spaces: [to] };
  if (!isHostileTerritory(state, to, state.power)) return refusal('CM-18', 'not-hostile-target', about);
  const guns = units.filter((unit) => !canAssault(state, unit));
  if (guns.length > 0) return refusal('AA-5', 'cannot-assault', { ...about, units: guns.map((unit) => unit.id) });
  const bound = cargoOf(state, ship).filter(({ id }) => (deedOf(state, id)?.assault ?? to) !== to);
  if (mayAssaultAgain(state, ship)) {
    // Its other cargo may land elsewhere, but no unit of it is sent on (NA-JA-4).
    const told = units.filter((unit) => bound.includes(unit)).map(({ id }) => id);
    if (told.length > 0) return refusal('CM-18', 'already-moved', { ...about, units: told });
  } else if (bound.length > 0) return refusal('CM-18', 'one-territory', about);
  if (units.some((unit) => deedOf(state, unit.id)?.assault === to)) return refusal('CM-7', 'already-moved', about);
  if (couldBeCleared(state, ship.space) || couldBeLeft(state, ship.space)) return null;
  if (isHostileZone(state, ship.space, state.power))
    return refusal(unclearedRule(state, ship), 'zone-hostile', { ...about, spaces: [ship.space] });
  return hasEnemySubmarine(state, ship.space, state.power)
    ? refusal('CM-19', 'needs-warship', { ...about, spaces: [ship.space] })
    : null;
}

/** The rule against an assault from a zone that nobody could clear. */
function unclearedRule(state: GameState, ship: Unit): RuleId {
  if (!isActing(state, ship.owner)) return 'AMPH-9';
  return typeOf(state, ship).needsEscort ? 'CM-21' : 'CM-18';
}

/**
 * Why this cargo cannot offload here in noncombat move, or null (NCM-8): from a friend's transport only what came
 * aboard on an earlier turn.
 * @rule NCM-10
 */
function offloadRefusal(state: GameState, { ship, units }: Shipload, to: SpaceId): Refusal | null {
  const about = { units: units.map((unit) => unit.id), spaces: [to] };
  if (!isFriendlyTerritory(state, to, state.power) && !mayWalkIn(state, state.power, to))
    return refusal('NCM-8', 'hostile-space', about);
  if (isHostileZone(state, ship.space, state.power))
    return refusal('NCM-8', 'zone-hostile', { ...about, spaces: [ship.space] });
  const deed = deedOf(state, ship.id);
  const done = boardOf(state).edition.transports.noncombatRefusal(state, ship, 'offload');
  if (done) return { ...done, spaces: [to] };
  if (deed?.did === 'offloaded' && deed.ashore !== to)
    return refusal('NCM-8', 'one-territory', { ...about, units: [ship.id] });
  if (!isActing(state, ship.owner)) {
    const loadedNow = units.filter((unit) => deedOf(state, unit.id)?.did === 'loaded');
    if (loadedNow.length > 0)
      return refusal('NCM-10', 'friend-transport-now', { ...about, units: loadedNow.map((unit) => unit.id) });
  }
  return null;
}
