import { cargoOf, refusalOf, type BattlePlan, type Command, type GameState, type UnitId } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { spaceName } from '../../text/names.ts';
import { unitList } from '../../text/unitNames.ts';
import { Button } from '../components/Button.tsx';

interface CallOffProps {
  readonly state: GameState;
  readonly plan: BattlePlan;
}

/** Transports whose troops are to land here from one zone. */
interface Landing {
  readonly zone: string;
  readonly ships: readonly UnitId[];
  readonly troops: readonly UnitId[];
}

function landingsOf(state: GameState, { space, kind, landingFrom }: BattlePlan): readonly Landing[] {
  if (kind !== 'land') return [];
  const lands = (unit: UnitId): boolean => state.turn.deeds[unit]?.assault === space;
  return landingFrom.flatMap((zone) => {
    const ships = Object.values(state.units).filter(
      (ship) => ship.space === zone && cargoOf(state, ship).some(({ id }) => lands(id)),
    );
    const troops = ships.flatMap((ship) => cargoOf(state, ship).flatMap(({ id }) => (lands(id) ? [id] : [])));
    return ships.length === 0 ? [] : [{ zone, ships: ships.map(({ id }) => id), troops }];
  });
}

/** Buttons that call off the landings of a battle, where the edition lets them be (AMPH-6). */
export function CallOff({ state, plan }: CallOffProps) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  return landingsOf(state, plan).map(({ zone, ships, troops }) => {
    const command: Command = { type: 'call-off', transports: ships };
    if (refusalOf(state, command) !== null) return null;
    return (
      <p key={zone} className="call-off">
        <span className="soft">
          {unitList(state, troops)} from {spaceName(state, zone)}
        </span>
        <Button small disabled={readOnly} onClick={() => dispatch(command)}>
          Call off the landing<span className="visually-hidden"> from {spaceName(state, zone)}</span>
        </Button>
      </p>
    );
  });
}
