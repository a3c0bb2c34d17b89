import {
  allUnits,
  isActing,
  boardOf,
  canBeRaided,
  raidsToFly,
  reach,
  refusalOf,
  rocketStrikes,
  typeOf,
  type Command,
  type CommandType,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Chance } from './chance.ts';

/** What only some editions allow. Where it is impossible nothing is drawn, so that other games stay as they are. */

const takes = (state: GameState, command: CommandType): boolean =>
  boardOf(state).edition.phases.some(({ id, takes: taken }) => id === state.phase && taken[command] !== undefined);

/** Now and then sends bombers to raid a complex, or back to the fight (SBR-1). */
export function raidDeclared(state: GameState, draws: Chance): Command | null {
  if (!takes(state, 'raid')) return null;
  const bombers = allUnits(state.units).filter(
    (unit) => isActing(state, unit.owner) && typeOf(state, unit).raids && canBeRaided(state, unit.space),
  );
  if (bombers.length === 0 || !draws.happens(0.4)) return null;
  const first = draws.one(bombers)!;
  const units = [first, ...draws.some(bombers.filter((unit) => unit !== first && unit.space === first.space))];
  const raid = state.turn.deeds[first.id]?.duty !== 'raid' || draws.happens(0.8);
  const command: Command = { type: 'raid', units: units.map(({ id }) => id), raid };
  return refusalOf(state, command) ? null : command;
}

/** The battles and raids that are left, in the order of the list. */
export const fights = (state: GameState): readonly Command[] => [
  ...state.turn.battles.map(({ space }): Command => ({ type: 'fight', space })),
  ...raidsToFly(state).map((space): Command => ({ type: 'fight', space, kind: 'raid' })),
];

/** Strikes with a rocket, at times (RKT-1). */
export function rocketFired(state: GameState, draws: Chance): Command | null {
  if (!takes(state, 'rocket')) return null;
  const strike = draws.one(rocketStrikes(state));
  return strike && draws.happens(0.6) ? { type: 'rocket', from: strike.from, to: strike.to } : null;
}

/** Now and then calls off the landing of one or two transports (AMPH-6). */
export function calledOff(state: GameState, draws: Chance): Command | null {
  if (!takes(state, 'call-off')) return null;
  const ships = new Set(
    allUnits(state.units).flatMap(({ id, aboard }) =>
      aboard !== undefined && state.turn.deeds[id]?.assault !== undefined ? [aboard] : [],
    ),
  );
  if (ships.size === 0 || !draws.happens(0.15)) return null;
  const command: Command = { type: 'call-off', transports: draws.shuffled([...ships]).slice(0, 1 + draws.below(2)) };
  return refusalOf(state, command) ? null : command;
}

/** Sends standing fighters aboard carriers placed now (MOB-3). */
export function fighterAboard(state: GameState, draws: Chance): Command | null {
  const isNewCarrier = (id: string): boolean =>
    state.units[id] !== undefined && typeOf(state, state.units[id]).deck > 0;
  if (!takes(state, 'move') || !state.turn.placed.some(isNewCarrier) || !draws.happens(0.5)) return null;
  const fighters = allUnits(state.units).filter(
    (unit) => unit.owner === state.power && typeOf(state, unit).landsOnDecks,
  );
  for (const { id } of draws.shuffled(fighters).slice(0, 4)) {
    const place = draws.one(reach(state, [id]));
    if (place) return place.command;
  }
  return null;
}

/** Some of these air units of one space complete their move (COM-25). */
export function flightHome(state: GameState, draws: Chance, ids: readonly UnitId[]): Command | null {
  for (const first of draws.shuffled(ids)) {
    const beside = ids.filter((id) => id !== first && state.units[id]?.space === state.units[first]?.space);
    for (const units of [[first, ...draws.some(beside, 0.4)], [first]]) {
      const place = draws.one(reach(state, units));
      if (place) return byOwnPath(state, draws, place.command);
    }
  }
  return null;
}

/** The same flight by a way of its own, if guns make ways unequal and this one is allowed (CM-10). */
export function byOwnPath(state: GameState, draws: Chance, command: Command | null): Command | null {
  const { edition, airRoute, spaces } = boardOf(state);
  const from = command?.type === 'move' ? state.units[command.units[0] ?? ''] : undefined;
  if (command?.type !== 'move' || !from || typeOf(state, from).domain !== 'air') return command;
  if (!edition.units.some(({ antiaircraftFire }) => antiaircraftFire > 0) || !draws.happens(0.3)) return command;
  const by = draws.one([...spaces.keys()].filter((space) => boardOf(state).airDistance(from.space, space) <= 3));
  if (by === undefined || by === from.space || by === command.to) return command;
  const via = [...airRoute(from.space, by).slice(1), ...airRoute(by, command.to).slice(1, -1)];
  const other: Command = { ...command, via };
  return refusalOf(state, other) ? command : other;
}
