import type { GameState, UnitId } from '../../../../engine/axis-allies/index.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { unitKinds } from '../offers/unitKinds.ts';

interface ShipsToBombardProps {
  readonly state: GameState;
  /** The ships that can bombard. */
  readonly ships: readonly UnitId[];
  /** The ships among them that hold their fire. */
  readonly silent: readonly UnitId[];
  readonly disabled: boolean;
  readonly onChange: (silent: readonly UnitId[]) => void;
}

/** How many ships of each kind bombard the coast where troops land; each can once a turn (BOM-1, BOM-5). */
export function ShipsToBombard({ state, ships, silent, disabled, onChange }: ShipsToBombardProps) {
  const kinds = unitKinds(
    state,
    ships,
    ships.filter((id) => !silent.includes(id)),
  );
  const hasSeveralPlaces = new Set(kinds.map(({ place }) => place)).size > 1;
  return kinds.map(({ key, type, size, place, count, choose }) => (
    <p key={key} className="ships-to-bombard">
      <Stepper
        label={`${unitTypeName(type, 2)} to bombard from ${place}`}
        value={count}
        max={size}
        disabled={disabled}
        onChange={(firing) => {
          const chosen = choose(firing);
          onChange(ships.filter((id) => !chosen.includes(id)));
        }}
      />
      <span aria-hidden="true">
        of {size} {unitTypeName(type, size)} {hasSeveralPlaces && `from ${place}`}
      </span>
    </p>
  ));
}
