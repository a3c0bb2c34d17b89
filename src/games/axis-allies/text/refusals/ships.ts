import {
  boardOf,
  cargoOf,
  enemiesIn,
  isHostileZone,
  neighboursIn,
  typeOf,
  unitTypesOf,
  type GameState,
  type Reason,
  type Refusal,
  type SpaceId,
  type Unit,
  editionOf,
  type Deed,
} from '../../../../engine/axis-allies/index.ts';
import { advantageOfRule, possessive, spaceList, spaceName } from '../names.ts';
import { enemiesThere, isOrAre, unitTypeName } from '../unitNames.ts';
import { capitalized, joinWords, oneOrMany } from '../../../../text/words.ts';
import type { RefusalWords, Sentence } from './refusalWords.ts';

/** Why a transport does no more, and what it may still do (CM-18, NCM-8, AMPH-8). */
function transportDoneText(words: RefusalWords): string {
  const { state, refusal, Units, where, place, single } = words;
  if (refusal.rule === 'AMPH-8')
    return `Troops have already landed from ${place}, so a sea battle there would come too late.`;
  const it = single ? 'it' : 'they';
  if (refusal.rule === 'CM-18')
    return `${Units}${where} ${single ? 'carries' : 'carry'} troops that will assault from there, so ${it} must stay.`;
  const [ship] = shipsOf(state, refusal);
  return ship !== undefined && editionOf(state.edition).transports.restsTillNextRound
    ? `${Units}${where} ${whatItDid(state, ship, single)}.`
    : `${Units}${where} ${single ? 'is' : 'are'} done for this turn: ${it} cannot move, load or offload any more.`;
}

const shipsOf = (state: GameState, { units = [] }: Refusal): readonly Unit[] =>
  units.flatMap((id) => state.units[id] ?? []);

/** Of ships whose cargo may stay aboard: what they did, and what follows from it (NCM-8). */
function whatItDid(state: GameState, { id, space, emptiedIn }: Unit, single: boolean): string {
  const deed: Deed | undefined = state.turn.deeds[id];
  const has = single ? 'has' : 'have';
  const nothing = 'can neither sail, load nor put units ashore any more this turn';
  if (deed?.retreated) return `retreated and ${nothing}`;
  if (deed?.did === 'offloaded') return `${has} put units ashore and can neither sail nor load any more this turn`;
  if (emptiedIn === state.round)
    return `${has} put units ashore this round and ${single ? 'rests' : 'rest'} till the next`;
  return state.turn.seaBattles[space] === undefined
    ? `moved in combat move and ${nothing}`
    : `fought at sea and cannot sail on; ${single ? 'it' : 'they'} may still load or put units ashore`;
}

/** Refusals of loading, offloading and of what a fleet does about submarines and transports. */
export const SHIP_REFUSALS = {
  'no-transport': ({ units, inPlace }) => `There is no transport ${inPlace} to take ${units} aboard.`,
  'no-room': ({ state, refusal, units, inPlace }) =>
    refusal.rule === 'NCM-9'
      ? `The transports ${inPlace} have no room for ${units}: each takes one land unit and one infantry.`
      : `With ${advantageOfRule(state, refusal.rule)} the ships ${inPlace} have no room for ${units}: each takes one ` +
        'infantry and nothing else.',
  'not-adjacent': notAdjacent,
  'zone-hostile': ({ state, refusal, space, units, place, named }) => {
    const who = named ? units : 'the troops';
    const owner = state.units[refusal.units?.[0] ?? '']?.owner;
    const enemies = space === null ? '' : enemiesThere(state, space, ({ barsZones }) => barsZones, owner);
    const cannot = isAboard(state, refusal)
      ? `${who} cannot land from ${place}`
      : `${who} cannot go aboard in ${place}`;
    return (
      `${capitalized(cannot)} while ` +
      `${enemies === '' ? 'enemy warships are' : `${enemies} ${isOrAre(enemies)}`} there.`
    );
  },
  'transport-done': transportDoneText,
  'cannot-carry': ({ state, Units }) => `${Units} cannot go aboard: a transport carries ${troops(state)} only.`,
  'not-aboard': ({ Units, where, single }) => `${Units}${where} ${single ? 'is' : 'are'} not aboard a ship.`,
  'no-deck': ({ units, inPlace }) =>
    `No carrier of yours ${inPlace} that has not sailed yet has room for ${units} to stay aboard.`,
  'friend-transport-now': ({ state, refusal }) =>
    `Using ${friendlyShip(state, refusal)} takes three turns: you load it in noncombat move, its owner ` +
    'sails it, and your units go ashore in your next turn.',
  'not-hostile-target': ({ place }) =>
    `The enemy does not hold ${place}, so you cannot assault it; troops go ashore in friendly territory after combat.`,
  'cannot-assault': ({ Units, single, place }) =>
    `${Units} cannot land in ${place} in an assault, because ${single ? 'it does' : 'they do'} not attack; after ` +
    `combat ${single ? 'it' : 'they'} may go ashore in friendly territory.`,
  'no-landing': ({ Units, where, single }) =>
    `${Units}${where} ${single ? 'carries' : 'carry'} nobody who was to land, so there is no landing to call off.`,
  'load-without-use': ({ state, refusal, Units, where }) =>
    namesTransport(state, refusal)
      ? `${Units}${where} can find no enemy to fight and no coast to assault in this phase; loading in peace comes ` +
        'after combat.'
      : `${Units}${where} went aboard in this phase, so ${theirShips(state, refusal)} ` +
        'must fight, flee or land troops; loading in peace comes after combat.',
  'load-or-offload': ({ Units, where, single }) =>
    `${Units}${where} took units aboard after combat, so ${single ? 'it' : 'they'} can neither sail nor put units ` +
    'ashore any more this turn.',
  'one-territory': ({ state, refusal, place }) => {
    const bound = boundFor(state, refusal);
    return (
      'A transport lands all its cargo in one territory, and this one lands it in ' +
      `${bound === null ? 'another' : spaceName(state, bound)}, not in ${place}.`
    );
  },
  'all-loaded-must-land': ({ units, where }) =>
    `Everything loaded this turn lands together: ${units}${where} cannot stay aboard.`,
  'needs-warship': ({ state, space, inPlace }) => {
    const submarines = space === null ? '' : enemiesThere(state, space, ({ submerges }) => submerges);
    return (
      `A landing can ignore ${submarines === '' ? 'the submarines' : submarines} ${inPlace} only if you ` +
      'have a warship in the zone.'
    );
  },
  'nothing-to-engage': ({ state, space, place }) => {
    if (space === null || enemiesIn(state, space, state.power).length === 0)
      return `There are no enemy submarines or transports to attack in ${place}.`;
    if (isHostileZone(state, space, state.power))
      return `There are enemy warships in ${place}, so your units there have to fight anyway.`;
    return state.turn.seaBattles[space] === undefined
      ? `You have no ship or aircraft in ${place} that could attack what is there.`
      : `There has already been a battle in ${place} this turn.`;
  },
  'engagement-needed': ({ Units, place, single }) =>
    `${Units} came to ${place} for this attack, so the attack cannot be called off while ` +
    `${single ? 'it is' : 'they are'} there.`,
  'transports-attack-alone': ({ state, refusal, place, Units, named }) =>
    `${named && !namesTransport(state, refusal) ? 'A transport' : Units} cannot attack in ${place} alone: a ` +
    'warship or an aircraft must attack there too.',
  'transport-must-leave': ({ Units, where, single }) =>
    `${Units}${where} ${single ? 'is' : 'are'} alone with enemy warships and must sail away before combat begins.`,
  'assault-required': ({ state, refusal, units, Units, where }) =>
    namesTransport(state, refusal)
      ? `Units that go aboard in combat move must assault an enemy coast this turn, and ${units}${where} can ` +
        'reach none.'
      : `${Units}${where} went aboard in this phase and must assault an enemy coast; you have not said which one yet.`,
} satisfies Partial<Record<Reason, Sentence>>;

/** 'infantry and tanks': what ships can carry. */
const troops = (state: GameState): string =>
  joinWords(
    [...unitTypesOf(state, state.power).values()].flatMap(({ id, cargo }) =>
      cargo === null ? [] : unitTypeName(id, 2),
    ),
  );

/** Whether a ship that carries troops is among the units. */
const namesTransport = (state: GameState, { units = [] }: Refusal): boolean =>
  units.flatMap((id) => state.units[id] ?? []).some((unit) => typeOf(state, unit).hold.length > 0);

/** 'its transport', 'their transport', or 'their transports and destroyer' if several carry them. */
function theirShips(state: GameState, { units = [] }: Refusal): string {
  const ships = [...new Set(units.flatMap((id) => state.units[id]?.aboard ?? []))];
  const types = ships.flatMap((id) => state.units[id]?.type ?? []);
  const names = [...new Set(types)].map((type) => unitTypeName(type, types.filter((one) => one === type).length));
  return `${units.length === 1 ? 'its' : 'their'} ${joinWords(names) || 'ships'}`;
}

const isAboard = (state: GameState, { units }: Refusal): boolean =>
  state.units[units?.[0] ?? '']?.aboard !== undefined || units === undefined;

/** Two spaces that do not touch, and those that do. */
function notAdjacent({ state, refusal, units, space, Place }: RefusalWords): string {
  const from = state.units[refusal.units?.[0] ?? '']?.space;
  if (space === null || from === undefined)
    return `The transport must be in a sea zone next to the coast for ${units}.`;
  const { coasts, landNeighbours, seaNeighbours, zones } = boardOf(state);
  const isAtSea = zones.includes(from);
  const touching = neighboursIn(
    zones.includes(space) !== isAtSea ? coasts : isAtSea ? seaNeighbours : landNeighbours,
    from,
  );
  const others =
    touching.length === 0 ? '' : `; ${spaceList(state, touching)} ${oneOrMany(touching.length, 'does', 'do')}`;
  const are = refusal.units?.length === 1 ? 'is' : 'are';
  return `${Place} does not touch ${spaceName(state, from)}, where ${units} ${are}${others}.`;
}

/** The ship in question: named itself, or by its cargo. */
function shipOf(state: GameState, { units }: Refusal): Unit | undefined {
  const unit = state.units[units?.[0] ?? ''];
  return unit?.aboard === undefined ? unit : state.units[unit.aboard];
}

/** 'the United States’ transport in Sea Zone 6'. */
function friendlyShip(state: GameState, refusal: Refusal): string {
  const ship = shipOf(state, refusal);
  return ship === undefined
    ? 'a friend’s transport'
    : `${possessive(state, ship.owner)} ${unitTypeName(ship.type, 1)} in ${spaceName(state, ship.space)}`;
}

/** The territory this transport's cargo has been sent to. */
function boundFor(state: GameState, refusal: Refusal): SpaceId | null {
  const ship = shipOf(state, refusal);
  if (ship === undefined) return null;
  return (
    state.turn.deeds[ship.id]?.ashore ??
    cargoOf(state, ship)
      .map(({ id }) => state.turn.deeds[id]?.assault)
      .find((target) => target !== undefined) ??
    null
  );
}
