import { memoizePerObject } from '../../common/memoize.ts';
import { partnerOf } from '../acting.ts';
import { movementUsed } from '../air/flights.ts';
import { boardOf, isSeaZone } from '../board.ts';
import { isBattlePlanned, plannedBattles } from '../combat/battles.ts';
import type { MovedLeg } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { movesLeft } from '../moves/readiness.ts';
import { areFriends, deedOf, domainOf, unitOf, unitsIn, unitsOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { deckRoom, fightersAmong, hasDeck } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import { type Decks, decksOf, guestsIn } from './decks.ts';
import { canLandAshore, type Flyer, flyersAtSea, flyersOf, type MovedFlyers, thoseAtSea } from './flyers.ts';
import { unsavableUnits } from './unsavableUnits.ts';

/**
 * Refuses a move after which more air units would have no landing place than before. In combat move every attacking air
 * unit needs one; in noncombat move as many as possible must be saved (NCM-5, NCM-6). At the end of combat move
 * `attackersWithoutLanding` looks again.
 * @rule CM-11
 */
export function airLandingRefusal(
  state: GameState,
  units: readonly Unit[],
  to: SpaceId,
  legs: readonly MovedLeg[],
): Refusal | null {
  const air = units.filter((unit) => domainOf(state, unit) === 'air');
  const carriers = units.filter((unit) => hasDeck(state, unit));
  if (air.length + carriers.length === 0) return null;
  const isCombat = state.phase === 'combat-move';
  const moved: MovedFlyers = new Map(
    air.map((unit) => {
      const range = isCombat ? movesLeft(state, unit) - usedBy(state, legs, unit) : 0;
      return [unit.id, { owner: unit.owner, at: to, range, isDown: !isCombat }];
    }),
  );
  // Territories have room for all: units that can land there take no room from others.
  if (carriers.length === 0 && [...moved.values()].every((flyer) => canLandAshore(state, flyer))) return null;

  const atSea = withoutCargo(state, carriers, flyersAtSea(state, moved));
  if (atSea.length === 0) return null;
  const decks = carriers.length === 0 ? () => openDecks(state) : decksAfter(state, carriers, to);
  // Units that cannot fly further are assigned first, so that the others are reported as lost.
  const flyers = isCombat ? atSea : atSea.toSorted((a, b) => a.range - b.range);
  if (!isCombat && !hasRoom(state, flyers, decks, moved))
    return refusal('NCM-5', 'not-a-landing-place', { units: [...moved.keys()], spaces: [to] });
  const after = unsavableUnits(state, flyers, decks);
  if (after.length === 0) return null;
  const before = lostAnyway(state);
  if (after.length <= before.length) return null;
  const lost = after.filter((unit) => !before.includes(unit));
  if (isCombat) return refusal('CM-11', 'cannot-land', { units: lost, spaces: [to] });
  const landed = flyers.filter(({ unit, isDown }) => isDown && lost.includes(unit));
  return deckLeftRefusal(state, carriers, landed) ?? refusal('NCM-6', 'must-save-air', { units: lost, spaces: [to] });
}

/** The given air units without those that the given carriers take along as cargo (CM-13). */
const withoutCargo = (state: GameState, carriers: readonly Unit[], flyers: readonly Flyer[]): readonly Flyer[] =>
  carriers.length === 0
    ? flyers
    : flyers.filter(({ unit }) => !carriers.some(({ id }) => id === unitOf(state, unit)?.aboard));

/**
 * Whether the units that land now have room beside those that landed before. Checked apart from lost units: a unit that
 * is lost anyway must not take another one's room.
 */
function hasRoom(state: GameState, flyers: readonly Flyer[], decks: () => Decks, moved: MovedFlyers): boolean {
  const landed = flyers.filter(({ range }) => range === 0);
  const lost = unsavableUnits(state, landed, decks);
  if (lost.length === 0) return true;
  const earlier = landed.filter(({ unit }) => !moved.has(unit));
  return lost.length <= unsavableUnits(state, earlier, decks).length;
}

/** The carrier room after these carriers have moved to this zone. */
function decksAfter(state: GameState, carriers: readonly Unit[], to: SpaceId): () => Decks {
  const decks = decksOf(state, 'from-now', new Map(carriers.map((unit) => [unit.id, to])));
  return () => decks;
}

/** The carrier room if no carrier moves in the command; it does not depend on the flight. */
const openDecks = memoizePerObject((state: GameState) =>
  decksOf(state, state.phase === 'conduct-combat' ? 'after-combat' : 'from-now'),
);

const usedBy = (state: GameState, legs: readonly MovedLeg[], { id, owner }: Unit): number =>
  movementUsed(state, owner, legs.find((leg) => leg.unit === id)!.route);

/** Whether all air units that must land can still reach a territory: whatever is fought, all have room there. */
export const allCanLandAshore = (state: GameState): boolean =>
  partnerOf(state) === null && flyersAtSea(state).length === 0;

/**
 * At the end of combat move: the attacking air units that cannot land without taking the landing place of a unit that
 * stays (CM-11).
 */
export function attackersWithoutLanding(before: GameState): readonly UnitId[] {
  // A partner's air units that rest are as any friend's from then on (NA-UK-2).
  const state = partnerOf(before) === null ? before : asCombatBegins(before);
  const left = restingWithoutDeck(state);
  if (left.length > 0) return left;
  const flyers = flyersOf(state);
  const attacking = flyers.filter((flyer) => isAttacking(state, flyer));
  // Territories have room for all: attackers that can land there take no room from others.
  if (attacking.every((flyer) => canLandAshore(state, flyer))) return [];
  const afterCombat = decksOf(state, 'after-combat');
  const decks = (): Decks => afterCombat;
  const others = thoseAtSea(
    state,
    flyers.filter((flyer) => !attacking.includes(flyer)),
  );
  // Units that stay are assigned first, so that attackers are the ones left over.
  const lost = unsavableUnits(state, [...others, ...thoseAtSea(state, attacking)], decks);
  if (lost.length <= unsavableUnits(state, others, decks).length) return [];
  const units = attacking.map((flyer) => flyer.unit);
  const named = units.filter((unit) => lost.includes(unit));
  return named.length > 0 ? named : units;
}

const asCombatBegins = (state: GameState): GameState => ({
  ...state,
  phase: 'conduct-combat',
  turn: { ...state.turn, battles: plannedBattles(state) },
});

/** This air unit as it is if it flies no further. */
const atRest = (flyer: Flyer): Flyer => ({ ...flyer, range: 0, isDown: true });

/** Whether an air unit moved in combat move or will fight where it is. One that stays aboard as cargo does neither. */
const isAttacking = (state: GameState, flyer: Flyer): boolean =>
  unitOf(state, flyer.unit)?.aboard === undefined &&
  (deedOf(state, flyer.unit)?.phase === 'combat-move' || isBattlePlanned(state, flyer.at));

/**
 * Air units that the end of noncombat move would destroy (NCM-7): those without a landing place if no air unit or
 * carrier moves any more. New carriers can still be launched.
 */
export const lostWithoutMoreMoves = memoizePerObject((state: GameState): readonly UnitId[] =>
  unsavableUnits(state, thoseAtSea(state, flyersOf(state).map(atRest)), () => decksOf(state, 'none')),
);

/** Air units that cannot be saved any more, whatever is moved: of those alike any. */
export const lostAnyway = memoizePerObject((state: GameState): readonly UnitId[] =>
  unsavableUnits(state, flyersAtSea(state), () => openDecks(state)),
);

/**
 * Air units that cannot be saved any more when noncombat move ends: if possible units that have no landing place now,
 * and no more than those, so that units which have one or can still get one are not among them (NCM-6, NCM-7).
 */
export const pastSaving = memoizePerObject((state: GameState): readonly UnitId[] => {
  const lost = lostWithoutMoreMoves(state);
  if (lost.length === 0) return lost;
  const landedFirst = flyersAtSea(state).toSorted(
    (a, b) => Number(lost.includes(a.unit)) - Number(lost.includes(b.unit)),
  );
  const hopeless = unsavableUnits(state, landedFirst, () => openDecks(state));
  return hopeless.length < lost.length ? hopeless : lost;
});

/**
 * Why these carriers stay in noncombat move: fighters that have landed where they are would be without a deck, and a
 * carrier that took fighters up moves no further (NCM-5). Null where no rule says so, or if no such fighter is left.
 */
function deckLeftRefusal(state: GameState, carriers: readonly Unit[], left: readonly Flyer[]): Refusal | null {
  if (!boardOf(state).edition.carriersStayWithFighters) return null;
  const staying = carriers.filter(({ space }) => left.some(({ at }) => at === space));
  if (staying.length === 0) return null;
  return refusal('NCM-5', 'carrier-stays', {
    units: staying.map(({ id }) => id),
    spaces: [...new Set(staying.map(({ space }) => space))],
  });
}

/**
 * A partner's fighters that rest over the sea, for which the friendly carriers there have no deck. They do not move in
 * noncombat move, so nothing would ever bring them down (NA-UK-2).
 */
function restingWithoutDeck(state: GameState): readonly UnitId[] {
  const partner = partnerOf(state);
  if (partner === null) return [];
  const board = boardOf(state);
  const spaces = new Set(fightersAmong(state, unitsOf(state, partner)).map(({ space }) => space));
  return [...spaces]
    .filter((space) => isSeaZone(board, space))
    .flatMap((zone) => guestsWithoutDeck(state, zone, partner));
}

function guestsWithoutDeck(state: GameState, zone: SpaceId, partner: string): readonly UnitId[] {
  const guests = guestsIn(state, zone);
  const resting = guests.filter(({ owner }) => owner === partner);
  const friends = unitsIn(state, zone).filter(({ owner }) => areFriends(state, owner, state.power));
  const places = deckRoom(state, friends) - (guests.length - resting.length);
  return resting.slice(Math.max(0, places)).map(({ id }) => id);
}
