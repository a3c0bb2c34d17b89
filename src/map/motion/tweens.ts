import type { GameEvent, GameState, PowerId, SpaceId, Unit, UnitId } from '../../engine/index.ts';

/** When something happens, in beats from the beginning. The length of a beat depends on the motion setting. */
interface TimeSpan {
  readonly begin: number;
  readonly end: number;
}

/** One visible change. Units are as they were just before it. */
export type Tween = TimeSpan &
  (
    | { readonly kind: 'move'; readonly units: readonly Unit[]; readonly route: readonly SpaceId[] }
    | { readonly kind: 'fade' | 'drop'; readonly units: readonly Unit[]; readonly space: SpaceId }
    | { readonly kind: 'capture'; readonly space: SpaceId; readonly to: PowerId }
  );

type Kind = Tween['kind'];
type Untimed = Tween extends infer Each ? (Each extends Tween ? Omit<Each, keyof TimeSpan> : never) : never;

/** Duration in beats. */
const BEATS: Readonly<Record<Kind, number>> = { move: 1, capture: 0.7, fade: 0.7, drop: 0.6 };

/**
 * The tweens of these events: consecutive changes of one kind run at the same time, different kinds one after the
 * other.
 */
export function tweensOf(events: readonly GameEvent[], before: GameState): readonly Tween[] {
  const units = new Map(Object.entries(before.units));
  const tweens: Tween[] = [];
  let begin = 0;
  let kind: Kind | null = null;
  let busy = new Set<UnitId>();
  const add = (untimed: Untimed): void => {
    const moving = 'units' in untimed ? untimed.units.map(({ id }) => id) : [];
    // A unit that is still moving starts again only after it has arrived.
    if (kind !== null && (kind !== untimed.kind || moving.some((id) => busy.has(id)))) {
      begin += BEATS[kind];
      busy = new Set();
    }
    kind = untimed.kind;
    moving.forEach((id) => busy.add(id));
    tweens.push({ ...untimed, begin, end: begin + BEATS[kind] });
  };
  for (const event of events) {
    for (const untimed of changesOf(event, units)) add(untimed);
    applyEvent(event, units);
  }
  return tweens;
}

/** The length of all tweens in beats. */
export const beatsOf = (tweens: readonly Tween[]): number => Math.max(0, ...tweens.map(({ end }) => end));

type Units = Map<UnitId, Unit>;

const unitsOf = (units: Units, ids: readonly UnitId[]): readonly Unit[] => ids.flatMap((id) => units.get(id) ?? []);

/** One move for each group of units with the same route; routes that lead nowhere are left out. */
function moves(ways: readonly { readonly unit: Unit; readonly route: readonly SpaceId[] }[]): Untimed[] {
  const byRoute = new Map<string, { units: Unit[]; route: readonly SpaceId[] }>();
  for (const { unit, route } of ways) {
    if (route.length < 2 || (route.length === 2 && route[0] === route[1])) continue;
    const group = byRoute.get(route.join());
    if (group) group.units.push(unit);
    else byRoute.set(route.join(), { units: [unit], route });
  }
  return [...byRoute.values()].map(({ units, route }) => ({ kind: 'move', units, route }));
}

const directMoves = (units: Units, ids: readonly UnitId[], to: SpaceId): Untimed[] =>
  moves(unitsOf(units, ids).map((unit) => ({ unit, route: [unit.space, to] })));

/** One tween for the units of each space. */
function bySpace(kind: 'fade' | 'drop', pieces: readonly Unit[]): Untimed[] {
  return [...new Set(pieces.map(({ space }) => space))].map((space) => ({
    kind,
    space,
    units: pieces.filter((unit) => unit.space === space),
  }));
}

/** The visible changes of an event. */
function changesOf(event: GameEvent, units: Units): Untimed[] {
  switch (event.type) {
    case 'units-moved': {
      const routes = new Map(event.legs.map(({ unit, route }) => [unit, route]));
      const ways = event.legs.flatMap(({ unit, route }) =>
        unitsOf(units, [unit]).map((piece) => ({ unit: piece, route })),
      );
      const carried = event.cargo.flatMap(({ unit, to }) =>
        unitsOf(units, [unit]).map((piece) => ({
          unit: piece,
          route: routes.get(piece.aboard ?? '') ??
            carrierRoute(
              piece,
              event.legs.map(({ route }) => route),
            ) ?? [piece.space, to],
        })),
      );
      return moves([...ways, ...carried]);
    }
    case 'units-loaded':
      return moves(
        event.loads.flatMap(({ unit, from, zone }) =>
          unitsOf(units, [unit]).map((piece) => ({ unit: piece, route: [from, zone] })),
        ),
      );
    case 'units-offloaded':
      return directMoves(units, event.units, event.to).map((move) =>
        'units' in move ? { ...move, units: move.units.map(ashore) } : move,
      );
    case 'units-retreated':
      return event.to === null ? [] : directMoves(units, [...event.units, ...event.cargo], event.to);
    case 'fighter-landed':
      return directMoves(units, [event.unit], event.to);
    case 'units-destroyed':
      return bySpace('fade', unitsOf(units, event.units));
    case 'unit-mobilized':
      return bySpace('drop', [event.unit]);
    case 'territory-captured':
    case 'territory-returned':
      return event.from === event.to ? [] : [{ kind: 'capture', space: event.space, to: event.to }];
    default:
      return [];
  }
}

/** Fighters of another power on a carrier move with it. */
const carrierRoute = ({ space }: Unit, routes: readonly (readonly SpaceId[])[]): readonly SpaceId[] | undefined =>
  routes.find((route) => route[0] === space);

const ashore = ({ id, type, owner, space }: Unit): Unit => ({ id, type, owner, space });

/** Updates the units as the event does. */
function applyEvent(event: GameEvent, units: Units): void {
  const update = (ids: readonly UnitId[], change: (unit: Unit) => Unit): void =>
    unitsOf(units, ids).forEach((unit) => units.set(unit.id, change(unit)));
  switch (event.type) {
    case 'units-moved':
      event.legs.forEach(({ unit, route }) =>
        update([unit], (piece) => ({ ...piece, space: route.at(-1) ?? piece.space })),
      );
      return event.cargo.forEach(({ unit, to }) => update([unit], (piece) => ({ ...piece, space: to })));
    case 'units-loaded':
      return event.loads.forEach(({ unit, transport, zone }) =>
        update([unit], (piece) => ({ ...piece, space: zone, aboard: transport })),
      );
    case 'units-offloaded':
      return update(event.units, (piece) => ({ ...ashore(piece), space: event.to }));
    case 'units-retreated': {
      const { to } = event;
      return to === null ? undefined : update([...event.units, ...event.cargo], (piece) => ({ ...piece, space: to }));
    }
    case 'fighter-landed':
      return update([event.unit], (piece) => ({ ...piece, space: event.to }));
    case 'units-destroyed':
      return event.units.forEach((id) => units.delete(id));
    case 'unit-mobilized':
      units.set(event.unit.id, event.unit);
      return;
    default:
  }
}
