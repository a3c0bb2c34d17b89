import type { GameState, UnitId } from '../../engine/index.ts';
import { spaceName } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { Stepper } from '../components/Stepper.tsx';

interface ShipsToBombardProps {
  readonly state: GameState;
  /** Those that can. */
  readonly ships: readonly UnitId[];
  /** Those of them that hold their fire. */
  readonly silent: readonly UnitId[];
  readonly disabled: boolean;
  readonly onChange: (silent: readonly UnitId[]) => void;
}

/** How many ships of each kind bombard the coast where troops land; each can once a turn (BOM-1, BOM-5). */
export function ShipsToBombard({ state, ships, silent, disabled, onChange }: ShipsToBombardProps) {
  const kindOf = (id: UnitId): string => `${state.units[id]?.type} ${state.units[id]?.space}`;
  const zones = new Set(ships.map((id) => state.units[id]?.space));
  return [...new Set(ships.map(kindOf))].map((kind) => {
    const alike = ships.filter((id) => kindOf(id) === kind);
    const others = silent.filter((id) => !alike.includes(id));
    const { type = '', space = '' } = state.units[alike[0] ?? ''] ?? {};
    const where = `from ${spaceName(state, space)}`;
    return (
      <p key={kind} className="ships-to-bombard">
        <Stepper
          label={`${unitTypeName(type, 2)} to bombard ${where}`}
          value={alike.length - (silent.length - others.length)}
          max={alike.length}
          disabled={disabled}
          onChange={(count) => onChange([...others, ...alike.slice(count)])}
        />
        <span aria-hidden="true">
          of {alike.length} {unitTypeName(type, alike.length)} {zones.size > 1 && where}
        </span>
      </p>
    );
  });
}
