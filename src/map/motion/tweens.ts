import type { GameEvent, GameState, PowerId, SpaceId, Unit, UnitId } from '../../engine/index.ts';

/** When something happens on the map, in beats from the beginning. */
interface InTime {
  readonly begin: number;
  readonly end: number;
}

/** One thing that is seen to happen. Units are as they were just before. */
export type Tween = InTime &
  (
    | { readonly kind: 'move'; readonly units: readonly Unit[]; readonly route: readonly SpaceId[] }
    | { readonly kind: 'fade' | 'drop'; readonly units: readonly Unit[]; readonly space: SpaceId }
    | { readonly kind: 'capture'; readonly space: SpaceId; readonly to: PowerId }
  );

type Kind = Tween['kind'];
type Untimed = Tween extends infer Each ? (Each extends Tween ? Omit<Each, keyof InTime> : never) : never;

/** How long each takes, in beats. */
const BEATS: Readonly<Record<Kind, number>> = { move: 1, capture: 0.7, fade: 0.7, drop: 0.6 };

/** What is seen to happen between two states: all of one kind at the same time, then what came next. */
export function tweensOf(events: readonly GameEvent[], before: GameState): readonly Tween[] {
  const units = new Map(Object.entries(before.units));
  const tweens: Tween[] = [];
  let begin = 0;
  let kind: Kind | null = null;
  let busy = new Set<UnitId>();
  const add = (untimed: Untimed): void => {
    const moving = 'units' in untimed ? untimed.units.map(({ id }) => id) : [];
    // Who is still under way sets out again only after arriving.
    if (kind !== null && (kind !== untimed.kind || moving.some((id) => busy.has(id)))) {
      begin += BEATS[kind];
      busy = new Set();
    }
    kind = untimed.kind;
    moving.forEach((id) => busy.add(id));
    tweens.push({ ...untimed, begin, end: begin + BEATS[kind] });
  };
  for (const event of events) {
    for (const untimed of seenOf(event, units)) add(untimed);
    follow(event, units);
  }
  return tweens;
}

/** How many beats all of it takes. */
export const beatsOf = (tweens: readonly Tween[]): number => Math.max(0, ...tweens.map(({ end }) => end));

type Units = Map<UnitId, Unit>;

const piecesOf = (units: Units, ids: readonly UnitId[]): readonly Unit[] => ids.flatMap((id) => units.get(id) ?? []);

/** A move for each way that leads somewhere. */
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

const straight = (units: Units, ids: readonly UnitId[], to: SpaceId): Untimed[] =>
  moves(piecesOf(units, ids).map((unit) => ({ unit, route: [unit.space, to] })));

/** Units put together by where they are. */
function bySpace(kind: 'fade' | 'drop', pieces: readonly Unit[]): Untimed[] {
  return [...new Set(pieces.map(({ space }) => space))].map((space) => ({
    kind,
    space,
    units: pieces.filter((unit) => unit.space === space),
  }));
}

/** What there is to be seen of an event. */
function seenOf(event: GameEvent, units: Units): Untimed[] {
  switch (event.type) {
    case 'units-moved': {
      const routes = new Map(event.legs.map(({ unit, route }) => [unit, route]));
      const ways = event.legs.flatMap(({ unit, route }) =>
        piecesOf(units, [unit]).map((piece) => ({ unit: piece, route })),
      );
      const carried = event.cargo.flatMap(({ unit, to }) =>
        piecesOf(units, [unit]).map((piece) => ({
          unit: piece,
          route: routes.get(piece.aboard ?? '') ??
            shipsWay(
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
          piecesOf(units, [unit]).map((piece) => ({ unit: piece, route: [from, zone] })),
        ),
      );
    case 'units-offloaded':
      return straight(units, event.units, event.to).map((move) =>
        'units' in move ? { ...move, units: move.units.map(ashore) } : move,
      );
    case 'units-retreated':
      return event.to === null ? [] : straight(units, [...event.units, ...event.cargo], event.to);
    case 'fighter-landed':
      return straight(units, [event.unit], event.to);
    case 'units-destroyed':
      return bySpace('fade', piecesOf(units, event.units));
    case 'unit-mobilized':
      return bySpace('drop', [event.unit]);
    case 'territory-captured':
    case 'territory-returned':
      return event.from === event.to ? [] : [{ kind: 'capture', space: event.space, to: event.to }];
    default:
      return [];
  }
}

/** Guests on a carrier go its way. */
const shipsWay = ({ space }: Unit, routes: readonly (readonly SpaceId[])[]): readonly SpaceId[] | undefined =>
  routes.find((route) => route[0] === space);

const ashore = ({ id, type, owner, space }: Unit): Unit => ({ id, type, owner, space });

/** Where the pieces are after an event. */
function follow(event: GameEvent, units: Units): void {
  const put = (ids: readonly UnitId[], change: (unit: Unit) => Unit): void =>
    piecesOf(units, ids).forEach((unit) => units.set(unit.id, change(unit)));
  switch (event.type) {
    case 'units-moved':
      event.legs.forEach(({ unit, route }) =>
        put([unit], (piece) => ({ ...piece, space: route.at(-1) ?? piece.space })),
      );
      return event.cargo.forEach(({ unit, to }) => put([unit], (piece) => ({ ...piece, space: to })));
    case 'units-loaded':
      return event.loads.forEach(({ unit, transport, zone }) =>
        put([unit], (piece) => ({ ...piece, space: zone, aboard: transport })),
      );
    case 'units-offloaded':
      return put(event.units, (piece) => ({ ...ashore(piece), space: event.to }));
    case 'units-retreated': {
      const { to } = event;
      return to === null ? undefined : put([...event.units, ...event.cargo], (piece) => ({ ...piece, space: to }));
    }
    case 'fighter-landed':
      return put([event.unit], (piece) => ({ ...piece, space: event.to }));
    case 'units-destroyed':
      return event.units.forEach((id) => units.delete(id));
    case 'unit-mobilized':
      units.set(event.unit.id, event.unit);
      return;
    default:
  }
}
