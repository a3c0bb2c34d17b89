import type { GameState, Unit, UnitId } from '../../engine/index.ts';
import { powerName, spaceName } from '../../text/names.ts';

/** Like units of a space among those to choose from. */
export interface UnitKind {
  readonly key: string;
  readonly type: string;
  readonly size: number;
  /** 'Russia'; 'Russia (United Kingdom)' where units of several powers are to be chosen from. */
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
    const key = JSON.stringify([unit.space, unit.owner, unit.type]);
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
      place: `${spaceName(game, space)}${showsOwners ? ` (${powerName(game, owner)})` : ''}`,
      count: chosen.length - others.length,
      choose: (count) => [...others, ...ids.slice(0, count)],
    };
  });
}
