import { shotAt } from '../air/guns.ts';
import type { UnitId } from '../ids.ts';
import type { GameState, Shot } from '../state.ts';
import type { PieceDetails, Position, PositionFault, PositionFile } from './schema.ts';

/** Antiaircraft fire that is still to be rolled: the shots in order; the units under fire name them by number. */

type ShotEntry = NonNullable<PositionFile['shots']>[number];

export const shotEntries = ({ shots }: GameState): Pick<PositionFile, 'shots'> =>
  shots.length > 0 ? { shots: shots.map(({ space, by, value }): ShotEntry => ({ space, by, value })) } : {};

/** The numbers of the shots at this unit, for its details. */
export function underFire({ shots }: GameState, id: UnitId): Pick<PieceDetails, 'underFire'> {
  const numbers = shots.flatMap(({ targets }, i) => (targets.includes(id) ? [i] : []));
  return numbers.length > 0 ? { underFire: numbers } : {};
}

/** The shots of a position with their targets. */
export const shotsFrom = ({ shots }: Position, detailsById: ReadonlyMap<UnitId, PieceDetails>): readonly Shot[] =>
  shots.map((shot, i) => ({
    ...shot,
    targets: [...detailsById].flatMap(([id, details]) => (details.underFire?.includes(i) ? [id] : [])),
  }));

/** Faults of shots: without a gun that fires so, at nobody, or when nothing flies. */
export const shotFaults = (state: GameState): readonly PositionFault[] =>
  state.shots.flatMap((shot, i): readonly PositionFault[] => {
    const path = `shots[${i}]`;
    if (shot.targets.length === 0) return [{ path, message: 'no air unit is under this fire', rule: 'AA-1' }];
    const due = shotAt(state, shot.space, shot.targets);
    if (!due || due.by !== shot.by || due.value !== shot.value)
      return [{ path, message: `no gun of ${shot.by} fires so in ${shot.space}`, rule: 'AA-1' }];
    return state.phase === 'conduct-combat' || state.phase === 'noncombat-move'
      ? []
      : [{ path, message: 'guns fire in conduct combat and noncombat move', rule: 'AA-3' }];
  });
