import { fault, ok, type Result } from '../../common/result.ts';
import { boardOf, isSeaZone, neighboursIn, phaseOf } from '../board.ts';
import type { Command } from '../command.ts';
import type { GameEvent } from '../event.ts';
import { applyEvent } from '../events/applyEvent.ts';
import { withCounted } from '../events/homeEvents.ts';
import { homeGroundOf } from '../homeGround.ts';
import type { SpaceId, UnitTypeId } from '../ids.ts';
import { complexIn, facilityWare, type FacilityWare, hasComplex, limitOf, servesAs } from '../facilities.ts';
import { lostWithoutMoreMoves } from '../landing/landingProof.ts';
import { isFriendlyTerritory, newTypeOf } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { roomOnOwnCarriers } from '../shipRoom.ts';
import type { GameState } from '../state.ts';
import { availableComplexes, facilityRefusal, isWithoutCapital, placesForFacility } from './complexes.ts';
import { limitUsed, mobilizableCount } from './mobilizable.ts';
import { priceOf } from './purchase.ts';

type Mobilize = Extract<Command, { type: 'mobilize' }>;

/**
 * Place one unit from the mobilization zone (MOB-1, MOB-2). Refused if a fighter that needs a new carrier would then be
 * lost (CM-12), or if a ship would then have no place on a coast (MOB-4).
 * @rule MOB-3
 */
export function planMobilize(
  state: GameState,
  { unit: type, to, complex }: Omit<Mobilize, 'type'>,
): Result<readonly GameEvent[], Refusal> {
  if (priceOf(state, state.power, type) === null) return fault(refusal('BUY-1', 'unknown-unit-type'));
  if ((state.purchased[type] ?? 0) < 1)
    return fault(refusal('BUY-3', 'nothing-purchased', { unitType: type, spaces: [to] }));
  if (!boardOf(state).spaces.has(to)) return fault(refusal('MOB-1', 'unknown-space', { spaces: [to] }));
  const ware = facilityWare(state, type);
  if (ware !== undefined) return planFacility(state, ware, to, complex);
  const isSea = isSeaZone(boardOf(state), to);
  const about = { unitType: type, spaces: [to] };
  const { domain, landsOnDecks } = newTypeOf(state, type);
  if (isSea ? domain === 'land' || (domain === 'air' && !landsOnDecks) : domain === 'sea')
    return fault(refusal('MOB-3', 'wrong-place', about));

  const near = isSea ? neighboursIn(boardOf(state).coasts, to) : [to];
  const complexes = availableComplexes(state).filter(
    (place) => near.includes(place.complex) && (complex === undefined || place.complex === complex),
  );
  if (complexes.length === 0)
    return fault(
      noComplexRefusal(state, complex === undefined ? near : near.filter((space) => space === complex), about),
    );
  const open = complexes.flatMap(({ complex: by }) => {
    const countsFor = limitUsed(state, by);
    return countsFor === null ? [] : [{ complex: by, ...(countsFor !== by && { countsFor }) }];
  });
  if (open.length === 0)
    return fault(
      refusal('MOB-2', 'complex-limit', {
        ...about,
        spaces: complexes.map((one) => one.complex),
        allowed: limitOf(state, complexes[0]!.complex),
      }),
    );
  if (isSea && landsOnDecks && boardOf(state).edition.roomForFighters(state, to) < 1)
    return fault(refusal('MOB-3', roomOnOwnCarriers(state, to) > 0 ? 'no-new-carrier' : 'no-carrier-room', about));

  const unit = { id: `u${state.nextUnit}`, type, owner: state.power, space: to };
  // Without a complex named, it comes from one that nobody needs more (CM-12): those with room of their own first.
  const plans = open
    .toSorted((a, b) => Number('countsFor' in a) - Number('countsFor' in b))
    .map((by) => placed(state, { type: 'unit-mobilized', unit, ...by }, about));
  return plans.find(({ ok: isAllowed }) => isAllowed) ?? plans[0]!;
}

type Placing = Extract<GameEvent, { type: 'unit-mobilized' }>;

/** The event, or why it must not be: others need this place more (CM-12, MOB-4). */
function placed(
  state: GameState,
  event: Placing,
  about: Pick<Refusal, 'unitType' | 'spaces'>,
): Result<readonly GameEvent[], Refusal> {
  // All units are copied only where it matters that this one stands there.
  const next = flightsWait(state) ? applyEvent(state, event) : withCounted(state, event);
  const lost = unsavedAfter(state, next);
  if (lost.length > 0) return fault(refusal('CM-12', 'must-save-air', { units: lost, spaces: [event.unit.space] }));
  return 1 + mobilizableCount(next) < mobilizableCount(state)
    ? fault(shipsNeedCoastRefusal(state, about))
    : ok([event]);
}

/**
 * Place a facility or an upgrade (CPX-1, CPX-2, FAC-2). It counts against no limit: no complex can be named for it but
 * itself.
 */
function planFacility(
  state: GameState,
  ware: FacilityWare,
  to: SpaceId,
  by: SpaceId | undefined,
): Result<readonly GameEvent[], Refusal> {
  const { type, kind, from } = ware;
  const refused =
    by === undefined || by === to
      ? facilityRefusal(state, ware, to)
      : refusal(kind.rules.use, 'bad-command', { unitType: type, spaces: [by] });
  if (refused) return fault(refused);
  const upgraded = from === null ? {} : { from };
  const { power } = state;
  return ok([{ type: 'facility-placed', power, space: to, facility: kind.id, ...upgraded, isFree: false }]);
}

/** This unit must be placed inland, because ships need the last places on a coast (MOB-4). */
function shipsNeedCoastRefusal(state: GameState, about: Pick<Refusal, 'unitType' | 'spaces'>): Refusal {
  const ships = Object.entries(state.purchased).filter(
    ([type]) => !facilityWare(state, type) && newTypeOf(state, type).domain === 'sea',
  );
  return refusal('MOB-4', 'must-place', { ...about, requested: ships.reduce((sum, [, count]) => sum + count, 0) });
}

function noComplexRefusal(
  state: GameState,
  near: readonly SpaceId[],
  about: Pick<Refusal, 'unitType' | 'spaces'>,
): Refusal {
  const there = near.filter((space) => hasComplex(state, space));
  const { power } = state;
  if (homeGroundOf(state, power)) return refusal('CHN-3', 'not-on-its-ground', { ...about, power });
  if (isWithoutCapital(state)) return refusal('TURN-3', 'no-complex', about);
  const taken = there.find((territory) => state.control[territory] === state.power);
  const kind = taken === undefined ? null : complexIn(state, taken);
  if (taken !== undefined && kind !== null && servesAs(state, taken, kind) === null)
    return refusal(kind.rules.use, 'complex-new', { ...about, spaces: [taken] });
  if (taken) return refusal('MOB-1', 'complex-taken-this-turn', { ...about, spaces: [taken] });
  const friends = there.find((territory) => isFriendlyTerritory(state, territory, state.power));
  if (friends) return refusal('MOB-1', 'complex-of-friend', { ...about, spaces: [friends] });
  return refusal('MOB-1', 'no-complex', about);
}

/** Whether flights can wait for new carriers (CM-12). */
const flightsWait = (state: GameState): boolean => boardOf(state).edition.newCarriersTakeFlights;

/**
 * Fighters that are lost because this unit is placed: it takes the place of a new carrier that they need. None where no
 * flight waits for new carriers (NCM-5).
 */
function unsavedAfter(state: GameState, next: GameState): readonly string[] {
  if (!flightsWait(state)) return [];
  const before = lostWithoutMoreMoves(state);
  const after = lostWithoutMoreMoves(next);
  return after.length > before.length ? after.filter((unit) => !before.includes(unit)) : [];
}

/** Where one more unit of this type can be placed in this phase, with the rest of the complex's limit. */
export function mobilizationPlaces(
  state: GameState,
  type: UnitTypeId,
): readonly { readonly space: SpaceId; readonly complex: SpaceId; readonly left: number }[] {
  if (!phaseOf(state).takes.mobilize) return [];
  const ware = facilityWare(state, type);
  if (ware !== undefined)
    return (state.purchased[type] ?? 0) > 0
      ? placesForFacility(state, ware).map((space) => ({ space, complex: space, left: 1 }))
      : [];
  return availableComplexes(state).flatMap(({ complex, left }) =>
    [complex, ...neighboursIn(boardOf(state).coasts, complex)]
      .filter((space) => planMobilize(state, { unit: type, to: space, complex }).ok)
      // Where none is left, a ship placed before counts elsewhere.
      .map((space) => ({ space, complex, left: Math.max(1, left) })),
  );
}

/**
 * Why mobilize new units cannot end: a unit could still be placed, so it must be. What cannot be placed is refunded by
 * `refundUnplaced`.
 * @rule MOB-4
 */
export const mobilizeRefusals = (state: GameState): readonly Refusal[] =>
  Object.keys(state.purchased).some((type) => mobilizationPlaces(state, type).length > 0)
    ? [refusal('MOB-4', 'must-place', { requested: mobilizableCount(state) })]
    : [];
