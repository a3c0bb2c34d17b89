import {
  movesLeft,
  boardOf,
  isFriendlyTerritory,
  neighboursIn,
  refusalOf,
  typeOf,
  type Command,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { Chance } from './chance.ts';
import { offloadTroops, moveShips, loadTroopsForFront } from './livelyFerry.ts';
import { bordersToFront, idsOf, isLand, viewOf, zonesWithin, type View } from './livelyView.ts';

const END: Command = { type: 'end-phase' };
const THOUGHTS = 5;
const CAREFUL = 7;

/** Lands air units (on friends' carriers too), marches to the front, transports troops and moves fleets. */
export function livelyNoncombat(state: GameState, draws: Chance, tries: number): Command | null {
  const view = viewOf(state);
  const landing = landed(view, draws);
  if (landing) return landing;
  if (tries < CAREFUL && !draws.happens(0.1 + tries * 0.1))
    for (let thought = 0; thought < THOUGHTS; thought++) {
      const order = draws.one(ORDERS)?.(view, draws);
      if (order && !refusalOf(state, order)) return order;
    }
  const refused = refusalOf(state, END);
  if (!refused) return END;
  for (const order of rescues(view, draws, refused.units ?? [])) if (!refusalOf(state, order)) return order;
  return null;
}

const landOnFront = (view: View, draws: Chance): Command | null =>
  offloadTroops(view, draws, bordersToFront(view.state));

const ORDERS: readonly ((view: View, draws: Chance) => Command | null)[] = [
  marched,
  marched,
  marched,
  landOnFront,
  landOnFront,
  loadTroopsForFront,
  loadTroopsForFront,
  moveShips,
  moveShips,
  rebased,
];

/** A stack moves nearer to the enemy, or to the coast if there is no enemy on its land. */
function marched({ state, ready }: View, draws: Chance): Command | null {
  const [space, units] = draws.one([...ready].filter(([, here]) => here.some(isLand))) ?? [];
  if (space === undefined || !units) return null;
  const front = bordersToFront(state);
  const next = neighboursIn(boardOf(state).landNeighbours, space).filter((to) =>
    isFriendlyTerritory(state, to, state.power),
  );
  const to = draws.one(next.filter((one) => (front.get(one) ?? 99) < (front.get(space) ?? 99))) ?? draws.one(next);
  const troops = units.filter(isLand);
  const isCapital = boardOf(state).powers.get(state.power)?.capital === space;
  return to === undefined ? null : { type: 'move', units: idsOf(isCapital ? draws.some(troops, 0.5) : troops), to };
}

/** Possible landing places of an aircraft, territories and carriers in random order. */
function berths({ state, carriers }: View, unit: Unit, draws: Chance, decksFirst: number, most = 4): SpaceId[] {
  const board = boardOf(state);
  const range = movesLeft(state, unit.id);
  const isNear = (space: SpaceId): boolean => space !== unit.space && board.airDistance(unit.space, space) <= range;
  const ground = Object.keys(state.turn.control).filter(
    (space) => isNear(space) && isFriendlyTerritory(state, space, state.power),
  );
  const decks = typeOf(state, unit).landsOnDecks
    ? [...new Set(carriers.map((carrier) => carrier.space))].filter(isNear)
    : [];
  return draws.happens(decksFirst)
    ? [...draws.shuffled(decks), ...draws.shuffled(ground).slice(0, most)]
    : [...draws.shuffled(ground).slice(0, most), ...draws.shuffled(decks)];
}

/** Whether an aircraft has moved, or is where it cannot stay. */
function mustLand({ state, carriers }: View, unit: Unit): boolean {
  if (boardOf(state).spaces.get(unit.space)?.kind === 'sea')
    return state.turn.deeds[unit.id] !== undefined || !carriers.some((carrier) => carrier.space === unit.space);
  return (
    !isFriendlyTerritory(state, unit.space, state.power) || state.turn.control[unit.space] !== state.control[unit.space]
  );
}

function landed(view: View, draws: Chance): Command | null {
  for (const unit of view.flyers)
    if (mustLand(view, unit) && !draws.happens(0.2))
      for (const to of berths(view, unit, draws, 0.6)) {
        const order: Command = { type: 'move', units: [unit.id], to };
        if (!refusalOf(view.state, order)) return order;
      }
  return null;
}

/** An aircraft moves to another base, fighters preferably to a carrier. */
function rebased(view: View, draws: Chance): Command | null {
  const unit = draws.one(view.flyers);
  const to = unit && berths(view, unit, draws, 0.8)[0];
  return unit && to !== undefined ? { type: 'move', units: [unit.id], to } : null;
}

/** Landings for these aircraft, moves of carriers to them, and flights of others that leave them a deck. */
function* rescues(view: View, draws: Chance, named: readonly string[]): Generator<Command> {
  const { state, carriers, ready } = view;
  const lost = named.flatMap((id) => state.units[id] ?? []);
  for (const unit of lost)
    for (const to of berths(view, unit, draws, 0.5)) yield { type: 'move', units: [unit.id], to };
  for (const carrier of draws.shuffled(carriers))
    if (carrier.owner === state.power && ready.get(carrier.space)?.includes(carrier))
      for (const to of draws.shuffled(zonesWithin(state, carrier.space, typeOf(state, carrier).move).slice(1)))
        yield { type: 'move', units: [carrier.id], to };
  for (const unit of lost) for (const zone of boardOf(state).zones) yield { type: 'move', units: [unit.id], to: zone };
  for (const other of view.flyers)
    if (lost.some((unit) => unit.space === other.space) && !lost.includes(other))
      for (const to of berths(view, other, draws, 0)) yield { type: 'move', units: [other.id], to };
  for (const unit of lost)
    for (const to of berths(view, unit, draws, 0.5, Infinity)) yield { type: 'move', units: [unit.id], to };
}
