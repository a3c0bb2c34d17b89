import { boardOf, cargoOf, typeOf, warnings, type GameState, type SpaceId, type UnitId } from '../../engine/index.ts';
import { usefulUnits } from '../movableUnits.ts';
import { byFront } from '../spaceOrder.ts';
import { usefulDestinations } from '../usefulDestinations.ts';

/** Units by space, in the order in which they are asked. */
export type UnitsBySpace = ReadonlyMap<SpaceId, readonly UnitId[]>;

/**
 * The units that can still do something useful in this phase of moves and have no order in it yet, without those that
 * were told to stay. The front comes first.
 */
export function unitsToAsk(game: GameState, staying: ReadonlySet<UnitId>): UnitsBySpace {
  const toLand = new Set(warnings(game).flatMap((warning) => (warning.kind === 'air-to-land' ? warning.units : [])));
  const found = new Map<SpaceId, readonly UnitId[]>();
  for (const [space, units] of usefulUnits(game)) {
    const asked = units.filter((id) => !staying.has(id) && (toLand.has(id) || !hasOrder(game, id)));
    if (asked.length > 0) found.set(space, asked);
  }
  const isBefore = byFront(game, found);
  return new Map([...found].sort(([a], [b]) => isBefore(a, b)));
}

/** Whether a unit was moved in this phase. A ship that carries troops may still sail on with them. */
function hasOrder(game: GameState, id: UnitId): boolean {
  const unit = game.units[id];
  const deed = game.turn.deeds[id];
  if (unit === undefined || deed?.phase !== game.phase || deed.did !== 'moved') return false;
  return typeOf(game, unit).hold.length === 0 || cargoOf(game, unit).length === 0;
}

/** The space to ask next: the nearest to the present one among those not visited yet; the first of all without one. */
export function nextSpace(
  game: GameState,
  spaces: readonly SpaceId[],
  present: SpaceId | null,
  visited: ReadonlySet<SpaceId>,
): SpaceId | null {
  const others = spaces.filter((space) => space !== present && !visited.has(space));
  const [first = null] = others;
  if (present === null || first === null) return first;
  const { airDistance } = boardOf(game);
  return others.reduce(
    (best, space) => (airDistance(present, space) < airDistance(present, best) ? space : best),
    first,
  );
}

/** As many of these units of one space as have a useful destination together; those with the most alike first. */
export function togetherUseful(game: GameState, units: readonly UnitId[]): readonly UnitId[] {
  const groups = new Map<string, UnitId[]>();
  for (const id of units) {
    const { owner, type, aboard } = game.units[id] ?? {};
    const key = JSON.stringify([owner, type, aboard]);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  const ordered = [...groups.values()].sort((a, b) => b.length - a.length);
  return ordered.reduce<readonly UnitId[]>((taken, group) => {
    const more = [...taken, ...group];
    return taken.length === 0 || usefulDestinations(game, more).length > 0 ? more : taken;
  }, []);
}
