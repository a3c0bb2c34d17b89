import {
  awaiting,
  unitsIn,
  type Command,
  type GameState,
  type PowerId,
  type SpaceId,
  type Unit,
  type UnitId,
} from '../engine/index.ts';
import type { Order, Step } from './schema.ts';

type Counts = Readonly<Record<string, number>>;

/** Whether a step gives an order; other steps only check the game. */
export const isOrder = (step: Step): step is Order => !('check' in step || 'reach' in step || 'places' in step);

/** The command for an order of a case in this state. Throws if the units it names are not there. */
export function commandOf(state: GameState, order: Order): Command {
  if ('purchase' in order) return { type: 'purchase', units: order.purchase };
  if ('move' in order)
    return {
      type: 'move',
      units: unitsAt(state, order.move, order.owner),
      to: order.to,
      ...(order.via ? { via: order.via } : {}),
    };
  if ('load' in order)
    return {
      type: 'load',
      units: unitsAt(state, order.load, order.owner),
      zone: order.onto,
      ...transportOf(state, order.onto, order.ship),
    };
  if ('offload' in order)
    return { type: 'offload', units: unitsAt(state, order.offload, order.owner, true), to: order.to };
  if ('attack' in order) return { type: 'engage', zone: order.attack, attack: true };
  if ('ignore' in order) return { type: 'engage', zone: order.ignore, attack: false };
  if ('fight' in order) return { type: 'fight', space: order.fight };
  if ('submerge' in order) return { type: 'submerge', units: submerging(state, order.submerge) };
  if ('roll' in order) return { type: 'roll', dice: order.roll };
  if ('lose' in order) return { type: 'casualties', units: losses(state, order.lose, order.owner) };
  if ('press' in order) return { type: 'press' };
  if ('retreat' in order) return order.retreat === null ? { type: 'retreat' } : { type: 'retreat', to: order.retreat };
  if ('land' in order) return { type: 'land-stranded', unit: strandedUnit(state), to: order.land };
  if ('mobilize' in order)
    return {
      type: 'mobilize',
      unit: order.mobilize,
      to: order.to,
      ...(order.complex === undefined ? {} : { complex: order.complex }),
    };
  return { type: 'end-phase' };
}

/** Units by the space they stand in. Of several alike, those that have done nothing yet come first, and cargo last. */
export function unitsAt(
  state: GameState,
  wanted: Readonly<Record<SpaceId, Counts>>,
  owner: PowerId = state.power,
  aboardFirst = false,
): readonly UnitId[] {
  const awkward = (unit: Unit): number =>
    Number(state.turn.deeds[unit.id] !== undefined) + 2 * Number((unit.aboard !== undefined) !== aboardFirst);
  return Object.entries(wanted).flatMap(([space, counts]) => {
    const own = unitsIn(state, space).filter((unit) => unit.owner === owner);
    return ofTypes(
      own.toSorted((a, b) => awkward(a) - awkward(b)),
      counts,
      space,
    );
  });
}

function ofTypes(units: readonly Unit[], counts: Counts, where: string): readonly UnitId[] {
  return Object.entries(counts).flatMap(([type, count]) => {
    const found = units.filter((unit) => unit.type === type);
    if (found.length < count) throw new Error(`${where} has ${found.length} ${type}, not ${count}`);
    return found.slice(0, count).map((unit) => unit.id);
  });
}

function transportOf(state: GameState, zone: SpaceId, owner: PowerId | undefined): { readonly transport?: UnitId } {
  if (owner === undefined) return {};
  const ship = unitsIn(state, zone).find((unit) => unit.owner === owner && unit.type === 'transport');
  if (!ship) throw new Error(`${zone} has no transport of ${owner}`);
  return { transport: ship.id };
}

function submerging(state: GameState, counts: Counts): readonly UnitId[] {
  const asked = awaiting(state);
  if (asked.kind !== 'submerge') return ofTypes(Object.values(state.units), counts, 'the board');
  return ofTypes(
    asked.submarines.map((id) => state.units[id]!),
    counts,
    'the submarines asked',
  );
}

/**
 * One entry for each hit: a type with more hits than units takes second hits. If no unit of a type can be chosen, any
 * unit of it in the space is meant (cargo, a friend's, a submerged submarine), so that a case can show the refusal.
 */
function losses(state: GameState, counts: Counts, owner: PowerId | undefined): readonly UnitId[] {
  const asked = awaiting(state);
  if (asked.kind !== 'casualties' || !state.battle) return ofTypes(Object.values(state.units), counts, 'the board');
  const standing = asked.candidates.flatMap((id) => state.units[id] ?? []);
  const present = unitsIn(state, state.battle.space);
  return Object.entries(counts).flatMap(([type, count]) => {
    const meant = (units: readonly Unit[]): readonly Unit[] =>
      units.filter((unit) => unit.type === type && (owner === undefined || unit.owner === owner));
    const found = meant(standing).length > 0 ? meant(standing) : meant(present);
    if (found.length === 0 && count > 0) throw new Error(`no ${type} to lose`);
    return Array.from({ length: count }, (_, i) => found[i % found.length]!.id);
  });
}

function strandedUnit(state: GameState): UnitId {
  const asked = awaiting(state);
  return asked.kind === 'stranded' ? asked.unit : (state.stranded[0] ?? '');
}
