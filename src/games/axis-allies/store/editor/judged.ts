import {
  begin,
  drawnPosition,
  editionOf,
  fromPosition,
  SIDES,
  toPosition,
  type GameState,
  type Position,
  type PositionFault,
  type PositionFile,
} from '../../../../engine/axis-allies/index.ts';
import type { Setup } from '../../../../saves/schema.ts';

/** A position as far as it can be drawn, and all that the rules have against it. */
export interface Judged {
  readonly drawn: GameState;
  /** Empty if a game can begin from it. */
  readonly faults: readonly PositionFault[];
}

/** Judges a position as the start of a game. */
export function judged(position: Position): Judged {
  const start = begin(setupOf(position), { fromPosition, toPosition });
  return start.ok ? { drawn: start.value, faults: [] } : { drawn: drawnPosition(position), faults: start.fault };
}

/** A game from a position with one player a side, as long as nobody has said who plays. */
function setupOf(position: Position): Setup {
  const { powers } = editionOf(position.edition);
  return {
    edition: position.edition,
    start: { kind: 'position', position },
    seed: 'a position',
    diceMode: 'program',
    players: SIDES.map((side) => ({
      name: side === 'axis' ? 'Axis' : 'Allies',
      powers: powers.filter((power) => power.side === side).map(({ id }) => id),
    })),
  };
}

/** The position file of a position: as any other if it has no faults, else what it says without its empty parts. */
export function fileOf(position: Position): PositionFile {
  const { drawn, faults } = judged(position);
  if (faults.length === 0) {
    const file = toPosition(drawn);
    return position.title === undefined ? file : { ...file, title: position.title };
  }
  const isEmpty = (value: unknown): boolean =>
    value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  const said = Object.entries(position).filter(([key, value]) => key === 'units' || !isEmpty(value));
  return Object.fromEntries(said) as unknown as PositionFile;
}
