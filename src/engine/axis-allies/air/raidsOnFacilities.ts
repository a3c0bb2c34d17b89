import { fault, ok } from '../../common/result.ts';
import type { Awaiting, Interrupt } from '../awaiting.ts';
import { hitKindOf, ownersOf } from '../combat/combatants.ts';
import { diceRefusal } from '../combat/dice.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRules, emit, type Planned } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import { damageOf, kindsIn } from '../facilities.ts';
import type { FacilityKind } from '../facilityKinds.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { deedOf, typeOf } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { GameState, RaidStage, RollGroup, Shot, Unit } from '../state.ts';
import { destroyHit } from './antiaircraftFire.ts';
import { hitTargets } from './guns.ts';
import { failWithoutRaiders, raidedSpace, shownBy } from './raidAndRocketDice.ts';
import { raidersIn } from './raidsAndRockets.ts';

/** Raids that damage facilities: who raids which, the fire of each at its raiders, and what they do (SBR-7, FAC-7). */

const isAt = ({ roll }: GameState, ...stages: readonly RaidStage[]): boolean =>
  roll?.kind === 'raid' && roll.stage !== undefined && stages.includes(roll.stage);

/** The facilities of a territory that a raid can damage, in the edition's order; one at its limit is among them. */
export const raidable = (state: GameState, space: SpaceId): readonly FacilityKind[] =>
  kindsIn(state, space).filter(({ maxDamage }) => maxDamage > 0);

/** The raiders of each facility, those without any left out. */
const raidersByFacility = (
  state: GameState,
  space: SpaceId,
): readonly { readonly kind: FacilityKind; readonly raiders: readonly Unit[] }[] =>
  raidable(state, space).flatMap((kind) => {
    const raiders = raidersIn(state, space).filter(({ id }) => deedOf(state, id)?.target === kind.id);
    return raiders.length > 0 ? [{ kind, raiders }] : [];
  });

const idsOf = (units: readonly Unit[]): readonly UnitId[] => units.map(({ id }) => id);

/**
 * After the air battle, or without one, the raiders are shared out among the facilities of the territory; where there
 * is one, they all raid it.
 * @rule SBR-7
 */
export const sharing: Interrupt = {
  isOpen: (state) => isAt(state, 'sharing'),
  pass(log) {
    if (failWithoutRaiders(log)) return true;
    const space = raidedSpace(log.state);
    const [first, ...others] = raidable(log.state, space);
    if (first === undefined || others.length > 0) return false;
    emit(log, { type: 'raiders-shared', space, shares: { [first.id]: idsOf(raidersIn(log.state, space)) } });
    return true;
  },
  asks(state): Awaiting {
    const space = raidedSpace(state);
    const units = idsOf(raidersIn(state, space));
    const facilities = raidable(state, space).map(({ id }) => id);
    return { kind: 'share', by: ownersOf(state, units), space, facilities, units };
  },
  takes: () => SHARING,
  refusal: (state) => refusal('SBR-7', 'share-first', { spaces: [raidedSpace(state)] }),
};

const SHARING: CommandRules = { share: { plan: planShares } };

/** So many of the raiders to each facility, in the order in which they stand: whichever goes where is the same. */
function planShares(state: GameState, { raiders: counts }: CommandOf<'share'>): Planned {
  const space = raidedSpace(state);
  const kinds = raidable(state, space);
  const raiders = idsOf(raidersIn(state, space));
  const isKnown = Object.entries(counts).every(
    ([id, count]) => Number.isSafeInteger(count) && count >= 0 && kinds.some((kind) => kind.id === id),
  );
  const requested = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (!isKnown || requested !== raiders.length)
    return fault(refusal('SBR-7', 'wrong-share', { spaces: [space], requested, allowed: raiders.length }));
  let from = 0;
  const shares = kinds.flatMap(({ id }): readonly [string, readonly UnitId[]][] => {
    const count = counts[id] ?? 0;
    return count > 0 ? [[id, raiders.slice(from, (from += count))]] : [];
  });
  return ok([{ type: 'raiders-shared', space, shares: Object.fromEntries(shares) }]);
}

/** What a facility's fire at its raiders hits on, one die at each of them. */
type FacilityShot = Shot & { readonly facility: string };

/**
 * The fire of each facility at those that raid it, whatever its damage; guns in the territory do not fire at them, and
 * nobody fires at escorts (SBR-4).
 * @rule FAC-7
 */
export function facilityShots(state: GameState, space: SpaceId): readonly FacilityShot[] {
  const by = state.control[space] ?? '';
  return raidersByFacility(state, space).flatMap(({ kind, raiders }): readonly FacilityShot[] => {
    const targets = idsOf(raiders.filter((unit) => !typeOf(state, unit).evadesGuns));
    const { id: facility, antiaircraftFire: value } = kind;
    return value > 0 && targets.length > 0 ? [{ space, by, value, targets, facility }] : [];
  });
}

const groupOf = ({ value, targets, facility }: FacilityShot): RollGroup => ({
  value,
  kind: 'surface',
  units: [],
  targets,
  facility,
});

/** All facilities fire together, before anything is dropped (FAC-7). */
export const facilityFire: Interrupt = {
  isOpen: (state) => isAt(state, 'fire') && facilityShots(state, raidedSpace(state)).length > 0,
  asks(state): Awaiting {
    const space = raidedSpace(state);
    const groups = facilityShots(state, space).map(groupOf);
    return { kind: 'dice', by: [state.control[space] ?? ''], roll: 'antiaircraft', groups };
  },
  takes: () => FIRE,
  refusal: (state) => refusal('FAC-7', 'guns-first', { spaces: [raidedSpace(state)] }),
};

const FIRE: CommandRules = { roll: { plan: planFire, after: destroyHit } };

function planFire(state: GameState, { dice }: CommandOf<'roll'>): Planned {
  const shots = facilityShots(state, raidedSpace(state));
  const refused = diceRefusal(shots.map(groupOf), dice);
  if (refused) return fault(refused);
  let from = 0;
  return ok(
    shots.map((shot): GameEvent => {
      const rolled = dice.slice(from, (from += shot.targets.length));
      return { type: 'antiaircraft-fired', ...shot, dice: rolled, hit: hitTargets(shot, rolled) };
    }),
  );
}

/** The dice of the raiders that are left, by facility. */
export const damageGroups = (state: GameState, space: SpaceId): readonly RollGroup[] =>
  raidersByFacility(state, space).flatMap(({ kind, raiders }) => {
    const dice = [...new Set(raiders.map((unit) => typeOf(state, unit).attackDice))];
    return dice.map((dicePerUnit): RollGroup => {
      const alike = raiders.filter((unit) => typeOf(state, unit).attackDice === dicePerUnit);
      const [first] = alike;
      return {
        value: 0,
        kind: first ? hitKindOf(state, first) : 'air',
        units: idsOf(alike),
        dicePerUnit,
        facility: kind.id,
      };
    });
  });

/** The dice of a raid are rolled before anything else; without a raider left it is over (SBR-2). */
export const facilityDamage: Interrupt = {
  isOpen: (state) => isAt(state, 'fire', 'damage'),
  pass: failWithoutRaiders,
  asks(state): Awaiting {
    const groups = damageGroups(state, raidedSpace(state));
    const by = ownersOf(
      state,
      groups.flatMap(({ units }) => units),
    );
    return { kind: 'dice', by, roll: 'raid', groups };
  },
  takes: () => DAMAGE,
  refusal: (state) => refusal('SBR-2', 'raid-dice-first', { spaces: [raidedSpace(state)] }),
};

const DAMAGE: CommandRules = { roll: { plan: planDamage, after: resolveUncontested } };

/**
 * Each raider does its facility as many points of damage as its dice show, and all together what it can still take:
 * nobody pays (SBR-2, SBR-5).
 * @rule FAC-5
 */
function planDamage(state: GameState, { dice }: CommandOf<'roll'>): Planned {
  const space = raidedSpace(state);
  const groups = damageGroups(state, space);
  const refused = diceRefusal(groups, dice);
  if (refused) return fault(refused);
  const shown = new Map<string, number>();
  let from = 0;
  for (const { units, dicePerUnit = 1, facility = '' } of groups)
    for (const id of units) {
      const points = shownBy(state, state.units[id]!, dice.slice(from, (from += dicePerUnit)));
      shown.set(facility, (shown.get(facility) ?? 0) + points);
    }
  const rolled: GameEvent = { type: 'raid-rolled', space, units: groups.flatMap(({ units }) => units), dice };
  const power = state.control[space] ?? '';
  const damage = raidable(state, space).flatMap(({ id, maxDamage }): readonly GameEvent[] => {
    const points = Math.min(shown.get(id) ?? 0, maxDamage - damageOf(state, space, id));
    return points > 0 ? [{ type: 'facility-damaged', power, space, facility: id, points }] : [];
  });
  return ok([rolled, ...damage]);
}
