import type { Command, GameState, Unit, UnitId } from '../../../../src/engine/axis-allies/index.ts';

/**
 * Reading a position file gives units new ids. This matches old ids to new ones, by sequence among equal units, so that
 * commands of the old game can be played in the new one.
 */
export function renaming(old: GameState, fresh: GameState): (id: UnitId) => UnitId | null {
  const waiting = new Map<string, UnitId[]>();
  for (const unit of Object.values(fresh.units))
    waiting.set(kindOf(fresh, unit), [...(waiting.get(kindOf(fresh, unit)) ?? []), unit.id]);
  const names = new Map(
    Object.values(old.units).map((unit) => [unit.id, waiting.get(kindOf(old, unit))?.shift() ?? null]),
  );
  return (id) => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const later = Number(id.slice(1)) - old.nextUnit;
    return later >= 0 ? `u${fresh.nextUnit + later}` : null;
  };
}

/** A description of a unit without ids; for cargo, with its ship and the rest of the cargo. */
function kindOf(state: GameState, unit: Unit): string {
  const load = (ship: UnitId): string =>
    Object.values(state.units)
      .filter(({ aboard }) => aboard === ship)
      .map(({ owner, type }) => `${owner} ${type}`)
      .sort()
      .join('+');
  const ship = unit.aboard === undefined ? '' : `in ${state.units[unit.aboard]?.owner} with ${load(unit.aboard)}`;
  return `${unit.owner} ${unit.type} ${unit.space} ${ship}${unit.type === 'transport' ? load(unit.id) : ''}`;
}

/** The commands with new ids, without units that do not exist any more. */
export const renamed = (commands: readonly Command[], name: (id: UnitId) => UnitId | null): Command[] =>
  commands.map(
    (command) =>
      JSON.parse(JSON.stringify(command), (_, value: unknown) =>
        isUnit(value) ? (name(value) ?? GONE) : Array.isArray(value) ? value.filter((item) => item !== GONE) : value,
      ) as Command,
  );

const GONE = 'u0';
const isUnit = (value: unknown): value is UnitId => typeof value === 'string' && /^u\d+$/.test(value);
