import type { Edition, Space } from '../edition.ts';
import type { Report } from './collectFaults.ts';
import type { Position } from './schema.ts';

/** What the checks of a position share. */
export interface PositionChecks {
  readonly edition: Edition;
  readonly position: Position;
  readonly report: Report;
  /** Whether the id is a power's; reports it if not. */
  isPower(path: string, id: string): boolean;
  /** The space with this id; reports it if there is none. */
  spaceAt(path: string, id: string): Space | null;
}

export function positionChecks(edition: Edition, position: Position, report: Report): PositionChecks {
  const spaces = new Map(edition.spaces.map((space) => [space.id, space]));
  const powers = new Set(edition.powers.map((power) => power.id));
  return {
    edition,
    position,
    report,
    isPower: (path, id) => powers.has(id) || (report(path, `no power ${id}`), false),
    spaceAt: (path, id) => spaces.get(id) ?? (report(path, `no space ${id}`), null),
  };
}
