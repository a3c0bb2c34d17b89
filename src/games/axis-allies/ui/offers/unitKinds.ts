import { cargoOf, type GameState, type Unit, type UnitId } from '../../../../engine/axis-allies/index.ts';
import { cargoText, cargoTold } from '../../text/cargoText.ts';
import { powerName, spaceName } from '../../text/names.ts';

/** Like units of a space among those to choose from. */
export interface UnitKind {
  readonly key: string;
  readonly type: string;
  readonly size: number;
  /**
   * 'Russia'; 'Russia (United Kingdom)' where units of several powers are to be chosen from; 'Sea Zone 6, carrying a
   * tank'.
   */
  readonly place: string;
  /** How many of them are chosen. */
  readonly count: number;
  /** All that is chosen if so many of these are. */
  readonly choose: (count: number) => readonly UnitId[];
}

/** The units to choose from by kind, with how many of each are chosen. */
export function unitKinds(game: GameState, units: readonly UnitId[], chosen: readonly UnitId[]): readonly UnitKind[] {
  const known = units.flatMap((id) => game.units[id] ?? []);
  const showsOwners = new Set(known.map(({ owner }) => owner)).size > 1;
  const kinds = new Map<string, [Unit, ...Unit[]]>();
  for (const unit of known) {
    const key = JSON.stringify([unit.space, unit.owner, unit.type, carriedText(game, unit)]);
    const alike = kinds.get(key);
    if (alike) alike.push(unit);
    else kinds.set(key, [unit]);
  }
  return [...kinds].map(([key, alike]) => {
    const [{ type, space, owner }] = alike;
    const ids = alike.map(({ id }) => id);
    const others = chosen.filter((id) => !ids.includes(id));
    return {
      key,
      type,
      size: ids.length,
      place: spaceName(game, space) + (showsOwners ? ` (${powerName(game, owner)})` : '') + carriedText(game, alike[0]),
      count: chosen.length - others.length,
      choose: (count) => [...others, ...ids.slice(0, count)],
    };
  });
}

/** What a ship carries, after its place; nothing for others. */
function carriedText(game: GameState, ship: Unit): string {
  const cargo = cargoTold(cargoOf(game, ship));
  return cargo.length === 0 ? '' : `, carrying ${cargoText(game, cargo, ship.owner)}`;
}
