import type { GameEvent, GameState, Leg, PowerId, SpaceId, UnitId } from '../../engine/index.ts';
import { spaceList, spaceName, thereAndBack, thePower } from '../names.ts';
import { unitList, unitsFrom } from '../unitNames.ts';
import { capitalized, joinWords, oneOrMany } from '../words.ts';
import { commonOwner, unitsDo, withCargo } from './eventWords.ts';

type MoveEvent = Extract<
  GameEvent,
  {
    type:
      | 'units-moved'
      | 'units-loaded'
      | 'assault-declared'
      | 'units-offloaded'
      | 'landing-called-off'
      | 'engagement-said'
      | 'fighters-kept-aboard'
      | 'fighters-released'
      | 'submarines-surfaced'
      | 'fighters-stranded'
      | 'fighter-landed';
  }
>;

/** Sentences for moves and transports. */
export function moveEventText(state: GameState, event: MoveEvent): string | null {
  switch (event.type) {
    case 'units-moved':
      return event.legs.length === 0
        ? null
        : `${capitalized(thePower(state, moverOf(state, event)))} ${legsText(state, event.legs)}${withCargo(
            state,
            event.cargo.map(({ unit }) => unit),
          )}.`;
    case 'units-loaded': {
      if (event.loads.length === 0) return null;
      const zones = [...new Set(event.loads.map(({ zone }) => zone))];
      return `${unitsDo(
        state,
        event.loads.map(({ unit }) => unit),
        { power: `takes ${unitsFrom(state, event.loads)} aboard`, one: 'goes aboard', many: 'go aboard' },
      )} in ${spaceList(state, zones)}.`;
    }
    case 'assault-declared':
      return `${unitsDo(state, event.units, {
        power: `will assault ${spaceName(state, event.to)} with …`,
        one: `will assault ${spaceName(state, event.to)}`,
        many: `will assault ${spaceName(state, event.to)}`,
      })} from ${spaceName(state, event.from)}.`;
    case 'units-offloaded':
      return `${unitsDo(state, event.units, {
        power: 'puts … ashore',
        one: 'goes ashore',
        many: 'go ashore',
      })} in ${spaceName(state, event.to)} from ${spaceName(state, event.from)}.`;
    case 'landing-called-off':
      return `${unitsDo(state, event.units, {
        power: 'calls off the landing of …',
        one: 'stays aboard',
        many: 'stay aboard',
      })}${aboardIn(state, event.transports)}.`;
    case 'engagement-said': {
      const enemies = `the submarines and transports in ${spaceName(state, event.zone)}`;
      return (
        `${capitalized(thePower(state, state.power))} will ` +
        `${event.attack ? `attack ${enemies}` : `leave ${enemies} alone`}.`
      );
    }
    case 'fighters-kept-aboard':
      return `${unitsDo(
        state,
        event.kept.map(({ unit }) => unit),
        { power: 'keeps … aboard', one: 'stays aboard', many: 'stay aboard' },
      )}${aboardIn(
        state,
        event.kept.map(({ carrier }) => carrier),
      )}.`;
    case 'fighters-released':
      if (state.phase === 'combat-move')
        return `${unitsDo(state, event.units, { power: 'launches …', one: 'is launched', many: 'are launched' })}.`;
      return `${unitsDo(state, event.units, {
        power: 'has … ready on deck again',
        one: 'is ready on deck again',
        many: 'are ready on deck again',
      })}.`;
    case 'submarines-surfaced':
      return `${unitsDo(state, event.units, { power: 'surfaces …', one: 'surfaces', many: 'surface' })}.`;
    case 'fighters-stranded':
      return event.units.length === 0
        ? null
        : `${capitalized(unitList(state, event.units))} ` +
            `${oneOrMany(event.units.length, 'has lost its', 'have lost their')} carrier and must land first.`;
    case 'fighter-landed':
      return (
        `${unitsDo(state, [event.unit], { power: 'lands …', one: 'lands', many: 'land' })} in ` +
        `${spaceName(state, event.to)}.`
      );
  }
}

/** Whose units move: a partner's are told of as its own, also when another gives the orders (NA-UK-2). */
const moverOf = (state: GameState, { legs, power }: MoveEvent & { readonly type: 'units-moved' }): PowerId =>
  commonOwner(
    state,
    legs.map(({ unit }) => unit),
  ) ?? power;

/** ' in Sea Zone 6': where these ships are. */
const aboardIn = (state: GameState, ships: readonly UnitId[]): string => {
  const zones = [...new Set(ships.flatMap((ship) => state.units[ship]?.space ?? []))];
  return zones.length === 0 ? '' : ` in ${spaceList(state, zones)}`;
};

const startOf = ({ route }: Leg): SpaceId => route[0] ?? '';
const endOf = ({ route }: Leg): SpaceId => route.at(-1) ?? '';

/** 'moves a tank from Ukraine to Karelia', 'moves a tank from Ukraine through Karelia and ' +
    'back', 'lands a bomber in Japan'. */
function legsText(state: GameState, legs: readonly Leg[]): string {
  const going = legs.filter((leg) => startOf(leg) !== endOf(leg));
  const returning = legs.filter((leg) => startOf(leg) === endOf(leg) && leg.route.length > 1);
  const landing = legs.filter((leg) => leg.route.length <= 1);
  const ends = [...new Set(going.map(endOf))];
  const from = (some: readonly Leg[]): string =>
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
