import type {
  EventOf,
  EventTable,
  GameState,
  MovedLeg,
  PowerId,
  SpaceId,
  UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { spaceList, spaceName, thereAndBack, thePower } from '../names.ts';
import { unitList, unitsFrom } from '../unitNames.ts';
import { capitalized, joinWords, oneOrMany } from '../../../../text/words.ts';
import { commonOwner, unitsDo, withCargo } from './eventWords.ts';

/** Sentences for moves and transports. */
export const MOVE_SENTENCES = {
  'units-moved': (state, event) =>
    event.legs.length === 0
      ? null
      : `${capitalized(thePower(state, moverOf(state, event)))} ${legsText(state, event.legs)}${withCargo(
          state,
          event.cargo.map(({ unit }) => unit),
        )}.`,
  'units-loaded': (state, event) => {
    if (event.loads.length === 0) return null;
    const zones = [...new Set(event.loads.map(({ zone }) => zone))];
    return `${unitsDo(
      state,
      event.loads.map(({ unit }) => unit),
      { power: `takes ${unitsFrom(state, event.loads)} aboard`, one: 'goes aboard', many: 'go aboard' },
    )} in ${spaceList(state, zones)}.`;
  },
  'assault-declared': (state, event) =>
    `${unitsDo(state, event.units, {
      power: `will assault ${spaceName(state, event.to)} with …`,
      one: `will assault ${spaceName(state, event.to)}`,
      many: `will assault ${spaceName(state, event.to)}`,
    })} from ${spaceName(state, event.from)}.`,
  'units-offloaded': (state, event) =>
    `${unitsDo(state, event.units, {
      power: 'puts … ashore',
      one: 'goes ashore',
      many: 'go ashore',
    })} in ${spaceName(state, event.to)} from ${spaceName(state, event.from)}.`,
  'landing-called-off': (state, event) =>
    `${unitsDo(state, event.units, {
      power: 'calls off the landing of …',
      one: 'stays aboard',
      many: 'stay aboard',
    })}${aboardIn(state, event.transports)}.`,
  'engagement-said': (state, event) => {
    const enemies = `the submarines and transports in ${spaceName(state, event.zone)}`;
    return (
      `${capitalized(thePower(state, state.power))} will ` +
      `${event.attack ? `attack ${enemies}` : `leave ${enemies} alone`}.`
    );
  },
  'fighters-kept-aboard': (state, event) =>
    `${unitsDo(
      state,
      event.kept.map(({ unit }) => unit),
      { power: 'keeps … aboard', one: 'stays aboard', many: 'stay aboard' },
    )}${aboardIn(
      state,
      event.kept.map(({ carrier }) => carrier),
    )}.`,
  'fighters-released': (state, event) => {
    if (state.phase === 'combat-move')
      return `${unitsDo(state, event.units, { power: 'launches …', one: 'is launched', many: 'are launched' })}.`;
    return `${unitsDo(state, event.units, {
      power: 'has … ready on deck again',
      one: 'is ready on deck again',
      many: 'are ready on deck again',
    })}.`;
  },
  'submarines-surfaced': (state, event) =>
    `${unitsDo(state, event.units, { power: 'surfaces …', one: 'surfaces', many: 'surface' })}.`,
  'fighters-stranded': (state, event) =>
    event.units.length === 0
      ? null
      : `${capitalized(unitList(state, event.units))} ` +
        `${oneOrMany(event.units.length, 'has lost its', 'have lost their')} carrier and must land first.`,
  'fighter-landed': (state, event) =>
    `${unitsDo(state, [event.unit], { power: 'lands …', one: 'lands', many: 'land' })} in ` +
    `${spaceName(state, event.to)}.`,
} satisfies Partial<EventTable<string | null>>;

/** Whose units move: a partner's are told of as its own, also when another gives the orders (NA-UK-2). */
const moverOf = (state: GameState, { legs, power }: EventOf<'units-moved'>): PowerId =>
  commonOwner(
    state,
    legs.map(({ unit }) => unit),
  ) ?? power;

/** ' in Sea Zone 6': where these ships are. */
const aboardIn = (state: GameState, ships: readonly UnitId[]): string => {
  const zones = [...new Set(ships.flatMap((ship) => state.units[ship]?.space ?? []))];
  return zones.length === 0 ? '' : ` in ${spaceList(state, zones)}`;
};

const startOf = ({ route }: MovedLeg): SpaceId => route[0] ?? '';
const endOf = ({ route }: MovedLeg): SpaceId => route.at(-1) ?? '';

/** 'moves a tank from Ukraine to Karelia', 'moves a tank from Ukraine through Karelia and ' +
    'back', 'lands a bomber in Japan'. */
function legsText(state: GameState, legs: readonly MovedLeg[]): string {
  const going = legs.filter((leg) => startOf(leg) !== endOf(leg));
  const returning = legs.filter((leg) => startOf(leg) === endOf(leg) && leg.route.length > 1);
  const landing = legs.filter((leg) => leg.route.length <= 1);
  const ends = [...new Set(going.map(endOf))];
  const from = (some: readonly MovedLeg[]): string =>
    unitsFrom(
      state,
      some.map((leg) => ({ unit: leg.unit, from: startOf(leg) })),
    );
  const through = [...new Set(returning.flatMap(({ route }) => route.slice(1, -1)))];
  return joinWords([
    ...(going.length === 0 ? [] : [`moves ${from(going)} to ${spaceList(state, ends)}`]),
    ...(returning.length === 0 ? [] : [`moves ${from(returning)} through ${thereAndBack(state, through)}`]),
    ...(landing.length === 0
      ? []
      : [
          `lands ${unitList(
            state,
            landing.map(({ unit }) => unit),
          )} in ${spaceList(state, [...new Set(landing.map(startOf))])}`,
        ]),
  ]);
}
