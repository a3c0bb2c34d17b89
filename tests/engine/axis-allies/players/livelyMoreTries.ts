import {
  awaiting,
  boardOf,
  neighboursIn,
  raidsToFly,
  refusalOf,
  type Command,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { Chance } from './chance.ts';
import { anyDeclaration } from './declareAdvantage.ts';
import { coastsOf, idsOf, isAir, isLand, isShip } from './livelyView.ts';

/** Orders to try that only some editions know: weapons, raids, rockets, bombardments, complexes, advantages. */
type Try = (state: GameState, draws: Chance) => Command | null | undefined;

const all = (state: GameState): Unit[] => Object.values(state.units);
const own = (state: GameState): Unit[] => all(state).filter(({ owner }) => owner === state.power);
const anywhere = (state: GameState, draws: Chance): SpaceId => draws.one([...boardOf(state).spaces.keys()]) ?? '';
const gunGround = (state: GameState, draws: Chance): SpaceId =>
  draws.one(all(state).filter(({ type }) => type === 'antiaircraft-gun'))?.space ?? anywhere(state, draws);

/** Any advantage: one that can be declared, one that others have, or none. */
const ADVANTAGE: Try = (state, draws) =>
  draws.happens(0.6)
    ? anyDeclaration(state, draws)
    : {
        type: 'use-advantage',
        advantage: draws.one([...boardOf(state).edition.advantages.map(({ id }) => id), 'wunderwaffen']) ?? '',
        units: idsOf(draws.shuffled(all(state)).slice(0, draws.below(3))),
      };

const ANSWER: Try = (state, draws) => ({
  type: 'place-offer',
  to: draws.one([...(state.offers[0]?.places ?? []), anywhere(state, draws), null]) ?? null,
});

const MOVING: readonly Try[] = [
  ADVANTAGE,
  // Raids: by fighters, by bombers that have not moved, where no complex is.
  (state, draws) => {
    const first = draws.one(own(state).filter((unit) => isAir(unit) && state.turn.deeds[unit.id] !== undefined));
    const unit = first ?? draws.one(own(state).filter(draws.happens(0.8) ? isAir : isLand));
    return unit ? { type: 'raid', units: [unit.id], raid: draws.happens(0.7) } : null;
  },
  // Guns on the march, and ashore from their ships.
  (state, draws) => {
    const gun = draws.one(own(state).filter(({ type }) => type === 'antiaircraft-gun'));
    if (!gun) return null;
    const to = draws.one(neighboursIn(boardOf(state).airNeighbours, gun.space)) ?? '';
    return { type: gun.aboard === undefined ? 'move' : 'offload', units: [gun.id], to };
  },
  // Fighters that stay aboard: without a carrier, on a friend's, too many.
  (state, draws) => {
    const fighter = draws.one(own(state).filter(({ type }) => type === 'fighter'));
    const carrier = draws.one(all(state).filter(({ type }) => type === 'carrier'));
    if (!fighter) return null;
    return {
      type: 'load',
      units: [fighter.id],
      zone: draws.happens(0.8) ? fighter.space : anywhere(state, draws),
      ...(carrier && draws.happens(0.5) ? { transport: carrier.id } : {}),
    };
  },
];

const BATTLE: readonly Try[] = [
  ADVANTAGE,
  ANSWER,
  // Rockets: without the weapon, too far, twice, at nothing.
  (state, draws) => ({
    type: 'rocket',
    from: gunGround(state, draws),
    to: draws.one([...state.turn.rockets.map(({ to }) => to), ...state.complexes]) ?? anywhere(state, draws),
  }),
  // Landings called off: of any ship, to any coast.
  (state, draws) => {
    const ship = draws.one(all(state).filter(({ id }) => all(state).some(({ aboard }) => aboard === id)));
    const unit = ship ?? draws.one(all(state).filter(isShip));
    const to = unit && draws.happens(0.3) ? draws.one(coastsOf(state, unit.space)) : undefined;
    return unit ? { type: 'call-off', transports: [unit.id], ...(to !== undefined && { to }) } : null;
  },
  // Raids and battles in each other's place, and bombardment by any ships.
  (state, draws) => ({
    type: 'fight',
    space: draws.one([...raidsToFly(state), ...state.turn.battles.map(({ space }) => space), ...state.complexes]) ?? '',
    ...(draws.happens(0.4)
      ? { kind: 'raid' }
      : { bombard: idsOf(draws.shuffled(all(state).filter(isShip)).slice(0, 2)) }),
  }),
  // Flights home: to anywhere, by any air unit.
  (state, draws) => {
    const asked = awaiting(state);
    const id = asked.kind === 'fly-home' ? draws.one(asked.units) : draws.one(own(state).filter(isAir))?.id;
    return id === undefined ? null : { type: 'move', units: [id], to: anywhere(state, draws) };
  },
];

const SUPPLY: readonly Try[] = [
  ADVANTAGE,
  ANSWER,
  // Research: unknown, twice, with no dice or with too many.
  (state, draws) => ({
    type: 'research',
    development: draws.one([...boardOf(state).edition.developments.map(({ id }) => id), 'warp-drive']) ?? '',
    dice: draws.below(12) - 1,
  }),
  (_state, draws) => ({ type: 'roll', dice: Array.from({ length: draws.below(4) }, () => draws.below(8)) }),
  // Complexes: in enemy, poor and crowded territories.
  (state, draws) => ({
    type: 'mobilize',
    unit: 'industrial-complex',
    to: draws.happens(0.3) ? anywhere(state, draws) : (draws.one(Object.keys(state.control)) ?? ''),
    ...(draws.happens(0.2) ? { complex: draws.one(state.complexes) ?? '' } : {}),
  }),
  // Standing fighters: to carriers that are not new, or not beside.
  (state, draws) => {
    const fighter = draws.one(own(state).filter(({ type }) => type === 'fighter'));
    const carrier = draws.one(own(state).filter(({ type }) => type === 'carrier'));
    return fighter ? { type: 'move', units: [fighter.id], to: carrier?.space ?? anywhere(state, draws) } : null;
  },
];

/** An order of these kinds for this state, most likely against the rules; null where no edition's rules know them. */
export function livelyMoreTry(state: GameState, draws: Chance): Command | null {
  const { developments, advantages } = boardOf(state).edition;
  if (developments.length === 0 && advantages.length === 0) return null;
  if (!draws.happens(0.4)) return null;
  const fits =
    state.battle || state.phase === 'conduct-combat' ? BATTLE : state.phase.endsWith('-move') ? MOVING : SUPPLY;
  const list = draws.happens(0.1) ? [...MOVING, ...BATTLE, ...SUPPLY] : fits;
  // Half of those that are allowed are passed over, for refusals are wanted.
  const command = draws.one(list)?.(state, draws) ?? null;
  return command && !refusalOf(state, command) && draws.happens(0.5) ? null : command;
}
