import { fault, ok } from '../../common/result.ts';
import type { Interrupt } from '../awaiting.ts';
import { boardOf } from '../board.ts';
import { diceRefusal } from '../combat/dice.ts';
import { destroy } from '../combat/endBattle.ts';
import { hitKindOf, ownersOf } from '../combat/combatants.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRules, emit, type Log, type Planned } from '../commandRule.ts';
import type { MovedLeg } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { areAtWar, cargoOf, deedOf, isArmed, typeOf, unitsIn } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import { hasHold } from '../shipRoom.ts';
import type { GameState, Passing, RollGroup, Unit } from '../state.ts';
import { isMovePhase } from './readiness.ts';

/** Submarines fire at transports that pass them without escort, in the middle of a move (HUNT). */

/**
 * Asks about the submarines that transports passed with this command, zone by zone in the order of their way. The
 * owners of several in one zone are asked in the order of play.
 * @rule HUNT-1, HUNT-4
 */
export function meetSubmarines(log: Log): void {
  const { state } = log;
  const { hasHunters, edition } = boardOf(state);
  if (!hasHunters) return;
  const legs = log.events.flatMap((event) => (event.type === 'units-moved' ? event.legs : []));
  const passing = enteredByTransports(state, legs).flatMap(({ zone, transports }): readonly Passing[] => {
    if (isEscorted(state, zone, legs)) return [];
    const hunters = ableToFire(state, zone);
    return edition.turnOrder
      .filter((power) => hunters.some(({ owner }) => owner === power))
      .map((by) => ({ zone, by, transports }));
  });
  if (passing.length > 0) emit(log, { type: 'transports-passed', passing });
}

/** The zones that transports entered, in the order of their way, each with those that came together. */
function enteredByTransports(
  state: GameState,
  legs: readonly MovedLeg[],
): readonly { readonly zone: SpaceId; readonly transports: readonly UnitId[] }[] {
  const ways = legs.filter(({ unit }) => isTransport(state, state.units[unit]!));
  const zones: SpaceId[] = [];
  for (let step = 1; ways.some(({ route }) => step < route.length); step++)
    for (const { route } of ways) {
      const zone = route[step];
      if (zone !== undefined && !zones.includes(zone)) zones.push(zone);
    }
  return zones.map((zone) => ({
    zone,
    transports: ways.filter(({ route }) => route.includes(zone, 1)).map(({ unit }) => unit),
  }));
}

const isTransport = (state: GameState, unit: Unit): boolean => hasHold(state, unit) && !isArmed(state, unit);

/** The enemy submarines in a zone that can fire at what passes: each fires once a phase (HUNT-2). */
const ableToFire = (state: GameState, zone: SpaceId): readonly Unit[] =>
  unitsIn(state, zone).filter(
    (unit) =>
      !unit.submerged &&
      typeOf(state, unit).hitsPassing > 0 &&
      areAtWar(state, unit.owner, state.power) &&
      !state.turn.firedAtPassing?.includes(unit.id),
  );

/**
 * Whether a surface warship of the acting power goes into this zone with its transports, or stands there already.
 * @rule HUNT-3
 */
function isEscorted(state: GameState, zone: SpaceId, legs: readonly MovedLeg[]): boolean {
  const escorts = (unit: Unit | undefined): boolean =>
    unit !== undefined && unit.owner === state.power && isSurfaceWarship(state, unit);
  return (
    legs.some(({ unit, route }) => route.includes(zone) && escorts(state.units[unit])) ||
    unitsIn(state, zone).some((unit) => escorts(unit) && !legs.some((leg) => leg.unit === unit.id))
  );
}

function isSurfaceWarship(state: GameState, unit: Unit): boolean {
  const { domain, submerges } = typeOf(state, unit);
  return domain === 'sea' && !submerges && isArmed(state, unit);
}

/** The submarines of the passing's owner that can fire now. */
const huntersOf = (state: GameState, { zone, by }: Passing): readonly UnitId[] =>
  ableToFire(state, zone).flatMap(({ id, owner }) => (owner === by ? [id] : []));

/** The dice of the submarines that fire, as they are asked for. */
const passingGroups = (state: GameState, firing: readonly UnitId[]): readonly RollGroup[] => {
  const first = state.units[firing[0] ?? ''];
  return first ? [{ value: typeOf(state, first).hitsPassing, kind: hitKindOf(state, first), units: firing }] : [];
};

/** While transports have passed submarines, nothing else goes on till it is settled (HUNT-4). */
export const passingTransports: Interrupt = {
  isOpen: ({ passing }) => passing !== undefined,
  asks(state) {
    const now = state.passing![0]!;
    const { zone, by, transports, firing, hits } = now;
    if (hits !== undefined)
      return { kind: 'lost-transports', by: ownersOf(state, transports), zone, hits, candidates: transports };
    if (firing) return { kind: 'dice', by: [by], roll: 'passing', groups: passingGroups(state, firing) };
    return { kind: 'shoot', by: [by], zone, submarines: huntersOf(state, now), transports };
  },
  takes({ passing }) {
    const { firing, hits } = passing![0]!;
    return hits !== undefined ? LOSING : firing ? ROLLING : AIMING;
  },
  refusal: ({ passing }) => refusal('HUNT-4', 'passing-first', { spaces: [passing![0]!.zone] }),
};

/**
 * The owner of submarines names those that fire, or none.
 * @rule HUNT-2
 */
function planShoot(state: GameState, { units }: CommandOf<'shoot'>): Planned {
  const now = state.passing![0]!;
  const able = huntersOf(state, now);
  const others = units.filter((id) => !able.includes(id));
  if (others.length > 0) {
    const haveFired = others.every((id) => state.turn.firedAtPassing?.includes(id));
    const rule = haveFired ? 'HUNT-2' : 'HUNT-1';
    return fault(refusal(rule, 'cannot-shoot', { units: others, spaces: [now.zone] }));
  }
  return ok([{ type: 'passing-aimed', zone: now.zone, by: now.by, units }]);
}

function planRoll(state: GameState, { dice }: CommandOf<'roll'>): Planned {
  const { zone, by, transports, firing = [] } = state.passing![0]!;
  const groups = passingGroups(state, firing);
  const refused = diceRefusal(groups, dice);
  if (refused) return fault(refused);
  const hits = dice.filter((die) => die <= groups[0]!.value).length;
  return ok([{ type: 'passing-rolled', zone, by, units: firing, transports, dice, hits }]);
}

/** Loses the transports that were hit at once if there is no choice: all are, or one is as good as another. */
function loseIfPlain(log: Log): void {
  const { state } = log;
  const now = state.passing?.[0];
  if (now?.hits === undefined) return;
  const { transports, hits } = now;
  const traits = new Set(transports.map((id) => traitsOf(state, id)));
  if (hits >= transports.length || traits.size === 1) destroy(log, transports.slice(0, hits), 'passing');
}

/** What tells transports apart that were fired at: where they are, how they came, and what is aboard. */
function traitsOf(state: GameState, id: UnitId): string {
  const ship = state.units[id]!;
  const cargo = cargoOf(state, ship).map(
    (unit) => `${unit.owner} ${unit.type} ${deedOf(state, unit.id)?.assault ?? ''}`,
  );
  return [ship.owner, ship.type, deedOf(state, id)?.route.join(' '), ...cargo.sort()].join();
}

function planLosses(state: GameState, { units }: CommandOf<'casualties'>): Planned {
  const { zone, transports, hits = 0 } = state.passing![0]!;
  const others = units.filter((id, i) => !transports.includes(id) || units.indexOf(id) < i);
  if (others.length > 0) return fault(refusal('HUNT-1', 'not-a-casualty', { units: others, spaces: [zone] }));
  if (units.length === hits) return ok([]);
  const reason = units.length < hits ? 'too-few-casualties' : 'too-many-casualties';
  return fault(refusal('HUNT-1', reason, { requested: units.length, allowed: hits }));
}

/** Loses transports with their cargo: with that the matter is settled, and those that are left move on. */
const loseNamed = (log: Log, { units }: CommandOf<'casualties'>): void => destroy(log, units, 'passing');

const AIMING: CommandRules = { shoot: { plan: planShoot } };
const ROLLING: CommandRules = { roll: { plan: planRoll, after: loseIfPlain } };
const LOSING: CommandRules = { casualties: { plan: planLosses, after: loseNamed } };

/** Why a passing of a position cannot be, or asks nothing; null if it can. Only of the first more can be known. */
export function passingFault(
  state: GameState,
  passing: Passing,
  isFirst: boolean,
): { readonly message: string; readonly rule: RuleId } | null {
  const { zone, by, transports, firing, hits } = passing;
  const because = (message: string, rule: RuleId = 'HUNT-1') => ({ message, rule });
  if (!isMovePhase(state.phase)) return because('transports pass submarines in movement phases');
  if (!areAtWar(state, by, state.power)) return because(`${by} is no enemy`);
  if (transports.length === 0) return because('no transport passes there');
  if (transports.some((id) => !isTransport(state, state.units[id]!))) return because('only transports are fired at');
  if (!isFirst && (firing || hits !== undefined)) return because('those before come first', 'HUNT-4');
  if (firing && hits !== undefined) return because('the dice have fallen already', 'HUNT-2');
  if (firing?.some((id) => state.units[id]!.owner !== by || state.units[id]!.space !== zone))
    return because(`submarines of ${by} in ${zone} fire there`);
  if (hits !== undefined && hits >= transports.length) return because('all of them are lost at once');
  if (!firing && hits === undefined && huntersOf(state, passing).length === 0)
    return because(`no submarine of ${by} can fire in ${zone}`, 'HUNT-2');
  return null;
}
