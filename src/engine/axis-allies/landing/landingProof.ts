import { memoizePerState } from '../../common/memoize.ts';
import { isBattlePlanned } from '../combat/seaBattles.ts';
import type { Leg } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { movesLeft } from '../moves/readiness.ts';
import { deedOf, domainOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { isCarrier } from '../unitRoles.ts';
import { decksOf, type Decks } from './decks.ts';
import { canLandAshore, flyersOf, type Flyer, type MovedFlyers } from './flyers.ts';
import { unsavableUnits } from './unsavableUnits.ts';

/**
 * Would this move leave more air units without a landing than before it? In combat move that breaks the landing proof
 * (CM-11); in noncombat move, the duty to save as many as possible (NCM-5, NCM-6).
 */
export function airLandingRefusal(
  state: GameState,
  units: readonly Unit[],
  to: SpaceId,
  legs: readonly Leg[],
): Refusal | null {
  const air = units.filter((unit) => domainOf(state, unit) === 'air');
  const carriers = units.filter((unit) => isCarrier(unit.type));
  if (air.length + carriers.length === 0) return null;
  const isCombat = state.phase === 'combat-move';
  const moved: MovedFlyers = new Map(
    air.map((unit) => [unit.id, { at: to, range: isCombat ? movesLeft(state, unit) - stepsOf(legs, unit.id) : 0 }]),
  );
  // Ground has room for all: a flight that can still end there takes nothing from anyone.
  if (carriers.length === 0 && [...moved.values()].every((flyer) => canLandAshore(state, flyer))) return null;

  const before = lostAnyway(state);
  const decks =
    carriers.length === 0
      ? openDecks(state)
      : decksOf(state, undefined, new Map(carriers.map((unit) => [unit.id, to])));
  // Those that fly no further are seated first: if somebody is lost for them, it is the others.
  const flyers = flyersOf(state, moved).toSorted((a, b) => (isCombat ? 0 : a.range - b.range));
  if (!isCombat && !hasRoom(state, flyers, decks, moved))
    return refusal('NCM-5', 'not-a-landing-place', { units: [...moved.keys()], spaces: [to] });
  const after = unsavableUnits(state, flyers, decks);
  if (after.length <= before.length) return null;
  const lost = after.filter((unit) => !before.includes(unit));
  return isCombat
    ? refusal('CM-11', 'cannot-land', { units: lost, spaces: [to] })
    : refusal('NCM-6', 'must-save-air', { units: lost, spaces: [to] });
}

/**
 * Do those that now land find room beside all that landed before? Air units that are lost anyway have no other right to
 * a deck.
 */
function hasRoom(state: GameState, flyers: readonly Flyer[], decks: Decks, moved: MovedFlyers): boolean {
  const landed = flyers.filter(({ range }) => range === 0);
  const earlier = landed.filter(({ unit }) => !moved.has(unit));
  return unsavableUnits(state, landed, decks).length <= unsavableUnits(state, earlier, decks).length;
}

/** The decks while no carrier is asked about: the same wherever a flight goes. */
const openDecks = memoizePerState((state: GameState) => decksOf(state));

const stepsOf = (legs: readonly Leg[], unit: UnitId): number => legs.find((leg) => leg.unit === unit)!.route.length - 1;

/**
 * The landing proof when combat moves are over (CM-11): all attacking air units land, and none that stays behind pays
 * for it.
 * Answers attackers that cannot be saved.
 */
export function attackersWithoutLanding(state: GameState): readonly UnitId[] {
  const flyers = flyersOf(state);
  const decks = decksOf(state, 'planned');
  const attacking = flyers.filter((flyer) => attacks(state, flyer));
  const others = flyers.filter((flyer) => !attacking.includes(flyer));
  // Those that stay behind are seated first: the attackers left over are the ones to name.
  const lost = unsavableUnits(state, [...others, ...attacking], decks);
  if (lost.length <= unsavableUnits(state, others, decks).length) return [];
  const units = attacking.map((flyer) => flyer.unit);
  const named = units.filter((unit) => lost.includes(unit));
  return named.length > 0 ? named : units;
}

/** It flew out in combat move, or will fight where it is. */
const attacks = (state: GameState, flyer: Flyer): boolean =>
  deedOf(state, flyer.unit)?.phase === 'combat-move' || isBattlePlanned(state, flyer.at);

/**
 * Air units that the end of noncombat move would destroy (NCM-7): nobody flies on, no carrier sails; new carriers may
 * still come.
 */
export const lostWithoutMoreMoves = memoizePerState((state: GameState): readonly UnitId[] =>
  unsavableUnits(state, flyersOf(state, undefined, true), decksOf(state, 'settled')),
);

/** Air units that nothing can save any more, whatever is moved. */
export const lostAnyway = memoizePerState((state: GameState): readonly UnitId[] =>
  unsavableUnits(state, flyersOf(state), openDecks(state)),
);
