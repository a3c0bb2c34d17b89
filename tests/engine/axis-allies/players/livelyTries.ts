import {
  isActing,
  awaiting,
  boardOf,
  neighboursIn,
  unitsIn,
  type Command,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { NONSENSE, randomCommand } from '../properties/randomCommand.ts';
import type { Chance } from './chance.ts';
import { livelyMoreTry } from './livelyMoreTries.ts';
import { coastsOf, idsOf, isAir, isLand, isShip, viewOf, zonesWithin, type View } from './livelyView.ts';

/**
 * Orders that people try and the rules refuse: too far, too soon, too many units, with the wrong ships, to the wrong
 * coast. Each kind looks for a place where the order is almost allowed; sometimes it is allowed.
 */
type Try = (view: View, draws: Chance) => Command | null | undefined;

const move = (units: readonly Unit[], to: SpaceId | undefined, via?: readonly SpaceId[]): Command | null =>
  units.length > 0 && to !== undefined ? { type: 'move', units: idsOf(units), to, ...(via ? { via } : {}) } : null;

const all = (state: GameState): Unit[] => Object.values(state.units);
const own = (state: GameState): Unit[] =>
  all(state).filter((unit) => isActing(state, unit.owner) && unit.aboard === undefined);
const anywhere = (state: GameState, draws: Chance): SpaceId => draws.one([...boardOf(state).spaces.keys()]) ?? '';
const ships = (state: GameState): Unit[] => own(state).filter(isShip);
const freshShips = (state: GameState): Unit[] => ships(state).filter((unit) => !state.turn.deeds[unit.id]);

const END: Try = () => ({ type: 'end-phase' });

const MOVING: readonly Try[] = [
  // Ships: two zones on past any enemies, through straits and canals, to a friendly zone without purpose.
  ({ state }, draws) => {
    const ship = draws.one(freshShips(state));
    if (!ship) return null;
    const through = draws.one(neighboursIn(boardOf(state).seaNeighbours, ship.space));
    return through === undefined
      ? null
      : move([ship], draws.one(neighboursIn(boardOf(state).seaNeighbours, through)), [through]);
  },
  ({ state }, draws) => {
    const ship = draws.one(freshShips(state));
    return ship ? move([ship], draws.one(zonesWithin(state, ship.space, 3))) : null;
  },
  ({ state }, draws) => {
    const { edition } = boardOf(state);
    const canal = draws.one(edition.canals);
    const ship = draws.one(freshShips(state).filter((unit) => canal?.between.includes(unit.space)));
    return ship
      ? move(
          [ship],
          canal?.between.find((zone) => zone !== ship.space),
        )
      : move(freshShips(state).slice(0, 1), edition.closedToSeaUnits[0]);
  },
  // Land units: past defenders, two steps for infantry, into the sea, to their own space.
  ({ state }, draws) => {
    const unit = draws.one(own(state).filter((one) => isLand(one) && !state.turn.deeds[one.id]));
    if (!unit) return null;
    const through = draws.one(neighboursIn(boardOf(state).landNeighbours, unit.space));
    return through === undefined
      ? null
      : move(
          [unit],
          draws.one(neighboursIn(boardOf(state).landNeighbours, through)),
          draws.happens(0.6) ? [through] : undefined,
        );
  },
  ({ state }, draws) => {
    const unit = draws.one(own(state));
    return unit
      ? move(
          [unit],
          draws.happens(0.3)
            ? unit.space
            : draws
                .one(boardOf(state).edition.adjacent.filter((pair) => pair.includes(unit.space)))
                ?.find((space) => space !== unit.space),
        )
      : null;
  },
  // Aircraft: to where they cannot return from, or cannot land.
  ({ state }, draws) => {
    const unit = draws.one(own(state).filter((one) => isAir(one) && state.turn.deeds[one.id]?.phase !== state.phase));
    return unit
      ? move(
          [unit],
          draws.one(
            [...boardOf(state).spaces.keys()].filter((space) => boardOf(state).airDistance(unit.space, space) <= 6),
          ),
          draws.happens(0.15) ? [anywhere(state, draws)] : undefined,
        )
      : null;
  },
  // Units that have moved, fought or are aboard; another power's units; all units together.
  ({ state }, draws) => {
    const unit = draws.one(
      all(state).filter((one) => state.turn.deeds[one.id] !== undefined || one.aboard !== undefined),
    );
    return unit ? move([unit], draws.one(neighboursIn(boardOf(state).airNeighbours, unit.space))) : null;
  },
  ({ state }, draws) => {
    const unit = draws.one(all(state).filter((one) => !isActing(state, one.owner)));
    return unit ? move([unit], draws.one(neighboursIn(boardOf(state).airNeighbours, unit.space))) : null;
  },
  ({ state }, draws) =>
    move(
      own(state).filter(() => draws.happens(0.3)),
      anywhere(state, draws),
    ),
  () => ({ type: 'move', units: [], to: 'sz-1' }),
  // Carriers that fighters need.
  ({ state }, draws) => {
    const carrier = draws.one(ships(state).filter((unit) => unit.type === 'carrier'));
    return carrier ? move([carrier], draws.one(zonesWithin(state, carrier.space, 2).slice(1))) : null;
  },
  // Loading: ships, from far away, onto full, friends' or finished transports, in hostile zones, three units at a time.
  ({ state }, draws) => {
    const transport = draws.one(all(state).filter((unit) => unit.type === 'transport'));
    if (!transport) return null;
    const troopsAshore = coastsOf(state, transport.space)
      .flatMap((coast) => unitsIn(state, coast))
      .filter((unit) => isActing(state, unit.owner));
    const wrong = draws.happens(0.3) ? own(state) : troopsAshore;
    return {
      type: 'load',
      units: idsOf(draws.shuffled(wrong).slice(0, 1 + draws.below(3))),
      zone: transport.space,
      ...(draws.happens(0.6) ? { transport: transport.id } : {}),
    };
  },
  ({ state }, draws) => {
    const unit = draws.one(own(state).filter(isLand));
    return unit
      ? {
          type: 'load',
          units: [unit.id],
          zone: draws.happens(0.7) ? (draws.one(coastsOf(state, unit.space)) ?? 'sz-1') : anywhere(state, draws),
        }
      : null;
  },
  // Offloading: in parts, to two coasts, to far away, from friends' ships, units that are not aboard.
  ({ state, cargo }, draws) => {
    const unit = draws.one(cargo) ?? draws.one(own(state));
    const shipmates = cargo.filter((other) => other.aboard === unit?.aboard);
    const to = unit && (draws.happens(0.8) ? draws.one(coastsOf(state, unit.space)) : anywhere(state, draws));
    return unit && to !== undefined
      ? { type: 'offload', units: draws.happens(0.7) ? [unit.id] : idsOf(shipmates), to }
      : null;
  },
  ({ state }, draws) => ({
    type: 'engage',
    zone: draws.one([...new Set(ships(state).map(({ space }) => space))]) ?? 'sz-1',
    attack: draws.happens(0.5),
  }),
  ({ state, transports }, draws) => ({
    type: 'engage',
    zone: draws.one(transports)?.space ?? anywhere(state, draws),
    attack: draws.happens(0.3),
  }),
  END,
  END,
  END,
];

const BATTLE: readonly Try[] = [
  ({ state }, draws) => ({ type: 'fight', space: draws.one(state.turn.battles)?.space ?? anywhere(state, draws) }),
  ({ state }, draws) => ({
    type: 'casualties',
    units: draws.some([...(state.battle?.defenders ?? []), ...(state.battle?.attackers ?? [])], 0.3),
  }),
  ({ state }, draws) => {
    const asked = awaiting(state);
    return asked.kind === 'casualties'
      ? {
          type: 'casualties',
          units: draws.happens(0.3)
            ? [...asked.suggestion, ...asked.suggestion]
            : draws
                .shuffled([...asked.candidates, ...asked.candidates])
                .slice(0, asked.hitsToAssign + draws.below(3) - 1),
        }
      : null;
  },
  ({ state }, draws) => ({
    type: 'submerge',
    units: all(state)
      .filter((unit) => unit.type === 'submarine' && (unit.space === state.battle?.space || draws.happens(0.2)))
      .map(({ id }) => id)
      .slice(0, 3),
  }),
  ({ state }, draws) => ({
    type: 'retreat',
    ...(draws.happens(0.8)
      ? { to: draws.one(neighboursIn(boardOf(state).airNeighbours, state.battle?.space ?? 'sz-1')) ?? 'sz-1' }
      : {}),
  }),
  (_, draws) => ({ type: 'roll', dice: Array.from({ length: 1 + draws.below(4) }, () => draws.below(8)) }),
  ({ state }, draws) => {
    const asked = awaiting(state);
    return asked.kind === 'dice'
      ? { type: 'roll', dice: asked.groups.flatMap(({ units }) => units.map(() => draws.below(8))) }
      : { type: 'press' };
  },
  ({ state }, draws) => {
    const zone = draws.one(boardOf(state).zones.filter((space) => unitsIn(state, space).length > 1));
    return zone === undefined ? null : { type: 'engage', zone, attack: draws.happens(0.5) };
  },
  ({ state }, draws) => ({ type: 'land-stranded', unit: state.stranded[0] ?? 'u1', to: anywhere(state, draws) }),
  END,
];

const SUPPLY: readonly Try[] = [
  ({ state }, draws) => ({
    type: 'purchase',
    units: {
      [draws.one([...boardOf(state).unitTypes.keys(), 'industrial-complex', 'zeppelin']) ?? '']: draws.below(9) - 1,
    },
  }),
  ({ state }, draws) => {
    const unit = draws.one(Object.keys(state.purchased)) ?? 'infantry';
    const complex = draws.one(boardOf(state).territories.filter(({ facilities }) => facilities.length > 0))?.id ?? '';
    return {
      type: 'mobilize',
      unit,
      to: draws.happens(0.4)
        ? complex
        : draws.happens(0.7)
          ? (draws.one(coastsOf(state, complex)) ?? complex)
          : anywhere(state, draws),
      ...(draws.happens(0.3) ? { complex } : {}),
    };
  },
  ({ state }, draws) => ({
    type: 'mobilize',
    unit: draws.one([...boardOf(state).unitTypes.keys(), 'zeppelin']) ?? '',
    to: draws.happens(0.1) ? 'atlantis' : anywhere(state, draws),
  }),
  END,
];

/** Orders to try while fighters are stranded. */
const STRANDED: readonly Try[] = [
  ({ state }, draws) => ({
    type: 'land-stranded',
    unit: draws.happens(0.8) ? (state.stranded[0] ?? '') : (draws.one(state.stranded) ?? ''),
    to: anywhere(state, draws),
  }),
  ({ state }, draws) => ({
    type: 'land-stranded',
    unit: state.stranded[0] ?? '',
    to: draws.one(neighboursIn(boardOf(state).airNeighbours, state.units[state.stranded[0] ?? '']?.space ?? '')) ?? '',
  }),
  END,
];

/** Orders for rare situations, tried whenever one occurs. */
const RARE: readonly Try[] = [
  // Transports as casualties before the ships that must be chosen first.
  ({ state }) => {
    const asked = awaiting(state);
    if (asked.kind !== 'casualties' || !asked.candidates.some((id) => state.units[id]?.type === 'transport'))
      return null;
    const isTransport = (id: string): number => Number(state.units[id]?.type === 'transport');
    return {
      type: 'casualties',
      units: [...asked.candidates].sort((a, b) => isTransport(b) - isTransport(a)).slice(0, asked.hitsToAssign),
    };
  },
  // Half of a ship's troops have a target; there is a submarine at a landing.
  (view, draws) =>
    view.state.phase === 'combat-move' &&
    view.cargo.some(
      ({ aboard, id }) =>
        view.state.turn.deeds[id]?.did === 'loaded' &&
        view.cargo.some((other) => other.aboard === aboard && view.state.turn.deeds[other.id]?.assault !== undefined),
    )
      ? END(view, draws)
      : null,
  ({ state, cargo }) => {
    const zone = cargo.find(({ id }) => state.turn.deeds[id]?.assault !== undefined)?.space;
    return zone !== undefined && unitsIn(state, zone).some(({ type }) => type === 'submarine')
      ? { type: 'engage', zone, attack: false }
      : null;
  },
  // The landing before its sea battle.
  ({ state }) => {
    const landing = state.turn.battles.find(
      ({ kind, landingFrom }) =>
        kind === 'land' && landingFrom.some((zone) => state.turn.battles.some(({ space }) => space === zone)),
    );
    return landing ? { type: 'fight', space: landing.space } : null;
  },
];

/** A command for this state, most likely against the rules. */
export function livelyTry(state: GameState, draws: Chance): Command {
  const more = livelyMoreTry(state, draws);
  if (more) return more;
  if (draws.happens(0.1)) return draws.happens(0.1) ? draws.one(NONSENSE)! : randomCommand(state, draws);
  const kinds =
    state.stranded.length > 0
      ? STRANDED
      : state.battle || state.phase === 'conduct-combat'
        ? BATTLE
        : state.phase.endsWith('-move')
          ? MOVING
          : SUPPLY;
  const list = draws.happens(0.05) ? [...MOVING, ...BATTLE, ...SUPPLY] : kinds;
  const view = viewOf(state);
  for (const rare of RARE) {
    const command = draws.happens(0.2) ? rare(view, draws) : null;
    if (command) return command;
  }
  for (let thought = 0; thought < 4; thought++) {
    const command = draws.one(list)?.(view, draws);
    if (command) return command;
  }
  return { type: 'end-phase' };
}
