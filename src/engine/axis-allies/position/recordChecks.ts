import type { Edition } from '../edition.ts';
import type { Phase, Side } from '../ids.ts';
import { unitTypesOf } from '../pieces.ts';
import type { UnitType } from '../unitTypes.ts';
import type { Report } from './collectFaults.ts';
import type { Position } from './schema.ts';

/** What the checks of a position's records share. */
export interface RecordChecks {
  readonly edition: Edition;
  readonly position: Position;
  readonly report: Report;
  readonly sides: ReadonlyMap<string, Side>;
  readonly types: ReadonlyMap<string, UnitType>;
  /** A power's types, with its developments. */
  typesOf(power: string): ReadonlyMap<string, UnitType>;
  /** How far a power's units of a type move on a railway; 0 if it has none for them. */
  railMove(type: string, power: string): number;
  isSpace(id: string): boolean;
  /** Whether this phase of a turn comes before that one. */
  isBefore(phase: Phase, other: Phase): boolean;
  /** Reports an id that is no sea zone, or no territory that can be controlled. */
  spaceFault(path: string, id: string, kind: 'land' | 'sea'): void;
  spaceFaults(path: string, ids: readonly string[], kind: 'land' | 'sea'): void;
}

export function recordChecks(edition: Edition, position: Position, report: Report): RecordChecks {
  const kinds = new Map(
    edition.spaces.map((space) => [space.id, space.kind === 'land' && space.neutral ? 'neutral' : space.kind]),
  );
  const phases = edition.phases.map(({ id }) => id);
  const spaceFault = (path: string, id: string, kind: 'land' | 'sea'): void => {
    const found = kinds.get(id);
    if (found === undefined) report(path, `no space ${id}`);
    else if (found !== kind) report(path, `${id} is no ${kind === 'sea' ? 'sea zone' : 'territory that can be held'}`);
  };
  return {
    edition,
    position,
    report,
    sides: new Map(edition.powers.map(({ id, side }) => [id, side])),
    types: new Map(edition.units.map((type) => [type.id, type])),
    typesOf: (power) =>
      unitTypesOf({ edition: edition.id, developments: position.developments, advantages: position.advantages }, power),
    railMove: (type, power) =>
      Math.max(
        0,
        ...edition.advantages.map(({ id, railway }) =>
          railway?.units.includes(type) && position.advantages[power]?.includes(id) ? railway.move : 0,
        ),
      ),
    isSpace: (id) => kinds.has(id),
    isBefore: (phase, other) => phases.indexOf(phase) < phases.indexOf(other),
    spaceFault,
    spaceFaults: (path, ids, kind) => ids.forEach((id, i) => spaceFault(`${path}[${i}]`, id, kind)),
  };
}
