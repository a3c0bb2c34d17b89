import { create } from 'zustand';
import {
  boardOf,
  cargoOf,
  typeOf,
  warnings,
  type GameState,
  type SpaceId,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { usefulUnits, usefulDestinations } from '../movableUnits.ts';
import { byFront } from '../spaceOrder.ts';
import { canOrder } from '../dragging.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { useView } from '../viewStore.ts';
import { useGame } from '../game.ts';

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

/** Which units were passed over in this phase. */
interface NextUnits {
  /** They were told to stay and are not asked again in this phase. */
  readonly staying: ReadonlySet<UnitId>;
  /** Spaces already visited on this round through all of them. */
  readonly visited: ReadonlySet<SpaceId>;
  /** What the last step chose; of that it is told how many are left. */
  readonly stepped: readonly UnitId[] | null;
}

const NOBODY: NextUnits = { staying: new Set(), visited: new Set(), stepped: null };

export const useNextUnits = create<NextUnits>()(() => NOBODY);

const phaseOf = (game: GameState | null): string =>
  game === null ? '' : [game.edition, game.round, game.power, game.phase].join(' ');

useGame.subscribe((now, before) => {
  if (now.setup !== before.setup || phaseOf(now.game) !== phaseOf(before.game)) useNextUnits.setState(NOBODY);
});

/** Selects the next units that can still do something useful, and brings them into view. */
export function goToNextUnits(): void {
  const { game } = useGame.getState();
  if (game === null || !canOrder()) return;
  const { staying, visited } = useNextUnits.getState();
  const { focused, chosen } = useView.getState();
  const present = game.units[chosen[0] ?? '']?.space ?? focused;
  const spaces = [...unitsToAsk(game, staying).keys()];
  const seen = new Set(present === null ? visited : [...visited, present]);
  const next = nextSpace(game, spaces, present, seen);
  useNextUnits.setState({ visited: next === null ? new Set() : seen });
  // When all have been visited, the round begins anew.
  const space = next ?? nextSpace(game, spaces, present, new Set()) ?? spaces[0];
  if (space !== undefined) take(game, space);
}

/** Selects what is to be asked in a space, as far as it can go somewhere together. */
function take(game: GameState, space: SpaceId): void {
  const { closeFacts, focus, choose } = useView.getState();
  closeFacts();
  focus(space);
  choose(togetherUseful(game, unitsToAsk(game, useNextUnits.getState().staying).get(space) ?? []));
  useNextUnits.setState({ stepped: useView.getState().chosen });
  flyTo([space]);
}

/**
 * The chosen units, or those in the selected space, stay where they are and are not asked again in this phase; then the
 * others there are asked, or the next.
 */
export function letUnitsStay(): void {
  const { game } = useGame.getState();
  if (game === null || !canOrder()) return;
  const { chosen, focused, choose } = useView.getState();
  const { staying } = useNextUnits.getState();
  const space = game.units[chosen[0] ?? '']?.space ?? focused ?? '';
  const units = chosen.length > 0 ? chosen : (unitsToAsk(game, staying).get(space) ?? []);
  if (units.length === 0) return;
  const now = new Set([...staying, ...units]);
  useNextUnits.setState({ staying: now });
  choose([]);
  if (unitsToAsk(game, now).has(space)) take(game, space);
  else goToNextUnits();
}

/** Units that were told to stay are asked again. */
export const askStayingAgain = (): void => useNextUnits.setState(NOBODY);
