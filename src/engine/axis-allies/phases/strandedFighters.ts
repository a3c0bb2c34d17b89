import { memoizePerObject } from '../../common/memoize.ts';
import { fault, ok } from '../../common/result.ts';
import { flightRange } from '../air/flights.ts';
import { skiesOf } from '../air/skies.ts';
import type { Interrupt } from '../awaiting.ts';
import { boardOf, isSeaZone, neighboursIn } from '../board.ts';
import { destroy } from '../combat/endBattle.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRules, emit, type Log, type Planned } from '../commandRule.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { areFriends, enemiesIn, isFriendlyTerritory, unitsIn } from '../pieces.ts';
import { willReturn } from '../combat/scramble.ts';
import { refusal } from '../refusal.ts';
import { deckRoom, fightersAmong } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';

/** Defending fighters that lost their carrier land before noncombat moves begin (NCM-2). */

/** The enemy's fighters in a zone if the enemy's carriers there cannot hold them. */
function fightersWithoutRoom(state: GameState, zone: SpaceId): readonly Unit[] {
  const defenders = enemiesIn(state, zone, state.power);
  const fighters = fightersAmong(state, defenders).filter((unit) => !willReturn(state, unit));
  return fighters.length > 0 && fighters.length > deckRoom(state, defenders) ? fighters : [];
}

/**
 * The stranded fighters in a zone that look for a place now. While a battle is still to be fought in one, they wait for
 * it (CM-7).
 */
function fightersToLand(state: GameState, zone: SpaceId): readonly Unit[] {
  const fighters = fightersWithoutRoom(state, zone);
  const embattled = new Set(state.turn.battles.map(({ space }) => space));
  return fighters.some((fighter) => strandedPlaces(state, fighter).some((space) => embattled.has(space)))
    ? []
    : fighters;
}

/** Marks the enemy fighters of all zones whose carriers cannot hold them as stranded. */
export function strandFighters(log: Log): void {
  const { state } = log;
  const stranded = boardOf(state).zones.flatMap((zone) => fightersToLand(state, zone));
  const units = inLandingOrder(
    state,
    stranded.map((unit) => unit.id),
  );
  if (units.length > 0) emit(log, { type: 'fighters-stranded', units });
}

/** The given fighters in the order in which they land: by their owners' turn order, then by zone. */
export function inLandingOrder(state: GameState, fighters: readonly UnitId[]): readonly UnitId[] {
  const board = boardOf(state);
  const owner = (id: UnitId): number => board.edition.turnOrder.indexOf(state.units[id]?.owner ?? '');
  const zone = (id: UnitId): number => board.zones.indexOf(state.units[id]?.space ?? '');
  return fighters.toSorted((a, b) => owner(a) - owner(b) || zone(a) - zone(b));
}

/** Lands fighters with only one possible place and destroys those with none, until an owner has to choose. */
export function landStranded(log: Log): void {
  for (let first = log.state.stranded[0]; first !== undefined; first = log.state.stranded[0]) {
    const fighter = log.state.units[first]!;
    const places = allFightersFit(log.state, fighter.space, fighter)
      ? [fighter.space]
      : strandedPlaces(log.state, fighter);
    const [only] = places;
    if (only === undefined) destroy(log, [first], 'no-landing');
    else if (places.length === 1) emit(log, { type: 'fighter-landed', unit: first, to: only });
    else return;
  }
}

/** Whether all fighters of the side fit on the carriers in this zone, so that none there is stranded any more. */
function allFightersFit(state: GameState, zone: SpaceId, fighter: Unit): boolean {
  const friends = unitsIn(state, zone).filter((unit) => areFriends(state, unit.owner, fighter.owner));
  return fightersAmong(state, friends).length <= deckRoom(state, friends);
}

/** Where a stranded fighter can land: on a carrier with room in its zone, or in a friendly place one space away. */
function strandedPlaces(state: GameState, fighter: Unit): readonly SpaceId[] {
  const board = boardOf(state);
  const near = neighboursIn(skiesOf(state, fighter.owner).airNeighbours, fighter.space);
  const beyond = flightRange(state, fighter.owner, fighter.space, 1).filter((space) => !near.includes(space));
  return [fighter.space, ...near, ...beyond].filter((space) =>
    isSeaZone(board, space) ? roomIn(state, space, fighter) > 0 : isFriendlyTerritory(state, space, fighter.owner),
  );
}

/** How many fighters the friendly carriers in a zone have room for beside those there that are not stranded. */
function roomIn(state: GameState, zone: SpaceId, fighter: Unit): number {
  const friends = unitsIn(state, zone).filter((unit) => areFriends(state, unit.owner, fighter.owner));
  const settled = fightersAmong(state, friends).filter(
    (unit) => !state.stranded.includes(unit.id) && !willReturn(state, unit),
  );
  return deckRoom(state, friends) - settled.length;
}

/** The enemy's fighters in a zone that find no place to land after a battle there, if the others take what they can. */
export function fightersWithoutPlace(state: GameState, zone: SpaceId): readonly UnitId[] {
  const ids = fightersWithoutRoom(state, zone).map(({ id }) => id);
  const stranded: GameState = { ...state, stranded: ids };
  const board = boardOf(state);
  const taken = new Map<SpaceId, number>();
  return inLandingOrder(state, ids).filter((id) => {
    const fighter = state.units[id]!;
    const left = (space: SpaceId): number => roomIn(stranded, space, fighter) - (taken.get(space) ?? 0);
    const places = strandedPlaces(stranded, fighter).filter((space) => !isSeaZone(board, space) || left(space) > 0);
    const [first] = places;
    if (first === undefined) return true;
    if (places.every((space) => isSeaZone(board, space))) taken.set(first, (taken.get(first) ?? 0) + 1);
    return false;
  });
}

function planLandStranded(state: GameState, { unit, to }: CommandOf<'land-stranded'>): Planned {
  const fighter = state.units[unit];
  if (!fighter || state.stranded[0] !== unit) return fault(refusal('NCM-2', 'not-now', { units: [unit] }));
  const places = strandedPlaces(state, fighter);
  if (!places.includes(to)) return fault(refusal('NCM-2', 'not-a-stranded-landing', { units: [unit], spaces: [to] }));
  return ok([{ type: 'fighter-landed', unit, to }]);
}

/**
 * While fighters are stranded, their owners say where they land, one after the other.
 * @rule NCM-2
 */
export const strandedFighters: Interrupt = {
  isOpen: ({ stranded }) => stranded.length > 0,
  asks(state) {
    const fighter = state.units[state.stranded[0]!]!;
    return { kind: 'stranded', by: [fighter.owner], unit: fighter.id, to: strandedPlaces(state, fighter) };
  },
  takes: () => LANDING,
  refusal: ({ stranded }) => refusal('NCM-2', 'stranded-first', { units: stranded }),
};

const LANDING: CommandRules = { 'land-stranded': { plan: planLandStranded, after: landStranded } };

/** Whether a battle at sea that is over has left fighters without a carrier that land now. */
const hasLeftFighters = memoizePerObject(
  (state: GameState): boolean =>
    state.stranded.length === 0 &&
    Object.keys(state.turn.seaBattles).some((zone) => fightersToLand(state, zone).length > 0),
);

/** Where that is not left to noncombat move: fighters are stranded as soon as the battle is over (NCM-2). */
export const fightersOfSunkCarriers: Interrupt = {
  ...strandedFighters,
  isOpen: (state) => state.phase === 'conduct-combat' && state.battle === null && hasLeftFighters(state),
  pass(log) {
    strandFighters(log);
    landStranded(log);
    return true;
  },
};
