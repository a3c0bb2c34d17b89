import {
  awaiting,
  play,
  reach,
  shotsAlong,
  typeOf,
  unitsIn,
  warnings,
  type Command,
  type UnitDestination,
  type GameState,
  type SpaceId,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { byImportance } from './spaceOrder.ts';

/** Aircraft of one type in one space that must still land, and where they can land together, best place first. */
export interface LandingChoice {
  readonly space: SpaceId;
  readonly units: readonly UnitId[];
  /** They cannot be saved. */
  readonly isLost: boolean;
  readonly places: readonly UnitDestination[];
}

/** 0 for land and for a carrier in peace, 1 for a carrier that has yet to fight, 2 for a zone it must still reach. */
function landingRisk(game: GameState, space: SpaceId): number {
  if (game.control[space] !== undefined) return 0;
  if (!unitsIn(game, space).some((unit) => typeOf(game, unit).deck > 0)) return 2;
  return game.turn.battles.some((battle) => battle.space === space) ? 1 : 0;
}

/** Where these aircraft can land together: safest places and flights first, then the nearest. */
function placesFor(game: GameState, units: readonly UnitId[]): readonly UnitDestination[] {
  const distance = ({ routes }: UnitDestination): number => routes[units[0] ?? '']?.length ?? 0;
  const isBefore = byImportance(game);
  const places = reach(game, units);
  const fire = new Map(places.map((place) => [place, shotsAlong(game, place.routes).length]));
  const fireAt = (place: UnitDestination): number => fire.get(place) ?? 0;
  return places.toSorted(
    (a, b) =>
      landingRisk(game, a.space) - landingRisk(game, b.space) ||
      fireAt(a) - fireAt(b) ||
      distance(a) - distance(b) ||
      isBefore(a.space, b.space),
  );
}

/** Aircraft that must land, and whether they cannot be saved. */
interface MustLand {
  readonly units: readonly UnitId[];
  readonly isLost: boolean;
}

/** The aircraft that must land now: those whose battle is over (COM-25), or all in noncombat move. */
function mustLand(game: GameState): readonly MustLand[] {
  const awaited = awaiting(game);
  if (awaited.kind === 'fly-home') return [{ units: awaited.units, isLost: false }];
  return warnings(game).flatMap((warning) =>
    warning.kind === 'air-to-land' || warning.kind === 'air-lost'
      ? [{ units: warning.units, isLost: warning.kind === 'air-lost' }]
      : [],
  );
}

/** All aircraft that must land now. Aircraft that can only land separately are listed separately. */
export function landings(game: GameState): readonly LandingChoice[] {
  const groups = new Map<string, { space: SpaceId; isLost: boolean; units: UnitId[] }>();
  for (const { units, isLost } of mustLand(game)) {
    for (const id of units) {
      const unit = game.units[id];
      if (unit === undefined) continue;
      const key = `${isLost} ${unit.space} ${unit.type}`;
      const group = groups.get(key) ?? { space: unit.space, isLost, units: [] };
      group.units.push(id);
      groups.set(key, group);
    }
  }
  return [...groups.values()].flatMap(({ space, isLost, units }) => {
    const together = { space, isLost, units, places: placesFor(game, units) };
    if (together.places.length > 0 || units.length === 1) return [together];
    return units.map((unit) => ({ space, isLost, units: [unit], places: placesFor(game, [unit]) }));
  });
}

/** Orders that land each group at its first place, as far as earlier landings leave room there. */
export function landingOrders(game: GameState): readonly Command[] {
  const orders: Command[] = [];
  let state = game;
  for (const { units } of landings(game)) {
    const command = placesFor(state, units)[0]?.command;
    const played = command === undefined ? null : play(state, command);
    if (command === undefined || !played?.ok) continue;
    orders.push(command);
    state = played.value.state;
  }
  return orders;
}
