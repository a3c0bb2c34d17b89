import { fault, ok, type Result } from '../../common/result.ts';
import { boardOf, neighboursIn } from '../board.ts';
import type { CommandOf } from '../command.ts';
import type { GameEvent } from '../event.ts';
import { basesFor, facilitiesIn, facilityKind } from '../facilities.ts';
import type { FacilityKind } from '../facilityKinds.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { unitsWith } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { purchaseUnits, spendingRefusal } from './purchase.ts';
import type { PhaseRule } from './turn.ts';

/** Repair: of facilities for IPCs (BUY-4), of ships beside bases for nothing (NB-3). */

/** A facility of the acting power with damage now or before this turn's repairs. */
export interface Repairable {
  readonly space: SpaceId;
  readonly kind: FacilityKind;
  /** Points it had before the repairs of this turn. */
  readonly damage: number;
  /** Points repaired this turn. */
  readonly repaired: number;
}

const repairedIn = ({ turn }: GameState, space: SpaceId, facility: string): number =>
  turn.repaired?.[space]?.[facility] ?? 0;

/** All that the acting power could repair this turn, in the board's order. */
export const repairables = (state: GameState): readonly Repairable[] =>
  state.facilities === undefined
    ? []
    : boardOf(state).territories.flatMap(({ id: space }) =>
        state.control[space] !== state.power
          ? []
          : Object.entries(facilitiesIn(state, space)).flatMap(([id, left]): readonly Repairable[] => {
              const kind = facilityKind(state, id);
              const repaired = repairedIn(state, space, id);
              return kind && left + repaired > 0 ? [{ space, kind, damage: left + repaired, repaired }] : [];
            }),
      );

/**
 * Repair so many points of a facility in all; an earlier order of this phase for the same one is refunded first.
 * @rule BUY-4, BUY-5
 */
export function planRepair(
  state: GameState,
  { facility, at, points }: Omit<CommandOf<'repair'>, 'type'>,
): Result<readonly GameEvent[], Refusal> {
  const { power } = state;
  const refused = spendingRefusal(state);
  if (refused) return fault(refused);
  const about = { unitType: facility, spaces: [at] };
  if (!boardOf(state).spaces.has(at)) return fault(refusal('BUY-4', 'unknown-space', about));
  const standing = facilitiesIn(state, at);
  const kind = Object.hasOwn(standing, facility) ? facilityKind(state, facility) : undefined;
  if (kind === undefined) return fault(refusal('BUY-4', 'no-such-facility', about));
  if (state.control[at] !== power) return fault(refusal('BUY-4', 'not-your-facility', about));
  if (!Number.isSafeInteger(points) || points < 0)
    return fault(refusal('BUY-4', 'bad-command', { ...about, requested: points }));
  const before = repairedIn(state, at, facility);
  const allowed = (standing[facility] ?? 0) + before;
  if (points > allowed) return fault(refusal('BUY-4', 'not-so-damaged', { ...about, requested: points, allowed }));
  const available = (state.treasury[power] ?? 0) + before * kind.repairCost;
  const cost = points * kind.repairCost;
  if (cost > available) return fault(refusal('BUY-2', 'cannot-afford', { requested: cost, allowed: available, power }));
  return ok([{ type: 'facility-repaired', power, space: at, facility, points, treasury: available - cost }]);
}

/**
 * The damaged ships of the acting power in zones that a base in working order serves.
 * @rule NB-3
 */
export const shipsAtBases = (state: GameState): readonly UnitId[] =>
  unitsWith(state, 'damaged')
    .filter((ship) => ship.owner === state.power && isServed(state, ship))
    .map(({ id }) => id);

/** Whether a base beside a ship's zone repairs its type. */
const isServed = (state: GameState, { space, type }: Unit): boolean =>
  neighboursIn(boardOf(state).coasts, space).some((territory) =>
    basesFor(state, territory, state.power).some(({ repairs }) => repairs.includes(type)),
  );

/** Purchase and repair (BUY-4): ships are repaired when it ends, so that a base repaired now counts (BUY-5). */
export const purchaseAndRepair: PhaseRule = {
  ...purchaseUnits,
  takes: { ...purchaseUnits.takes, repair: { plan: planRepair } },
};
