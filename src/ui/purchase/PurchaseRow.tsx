import type { PowerId, UnitType } from '../../engine/index.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../text/words.ts';
import { Stepper } from '../components/Stepper.tsx';
import { UnitCounter } from '../components/UnitCounter.tsx';

interface PurchaseRowProps {
  readonly type: UnitType;
  readonly power: PowerId;
  readonly n: number;
  /** Why one more cannot be bought; null if it can. */
  readonly limit: string | null;
  readonly disabled: boolean;
  readonly onChange: (n: number) => void;
}

/** A unit type with its price and values, and how many are ordered. */
export function PurchaseRow({ type, power, n, limit, disabled, onChange }: PurchaseRowProps) {
  return (
    <tr className={n > 0 ? 'purchase-chosen' : undefined}>
      <th scope="row">
        <span className="purchase-unit">
          <UnitCounter type={type.id} power={power} size="small" />
          {capitalized(unitTypeName(type.id))}
        </span>
      </th>
      <td className="purchase-cost">{type.cost}</td>
      <td>{type.attack === 0 ? '–' : type.attack}</td>
      <td>{type.defense === 0 ? '–' : type.defense}</td>
      <td>{type.move}</td>
      <td>
        <Stepper
          label={unitTypeName(type.id, 2)}
          value={n}
          max={limit === null ? n + 1 : n}
          {...(limit === null ? {} : { limit })}
          onChange={onChange}
          disabled={disabled}
        />
      </td>
    </tr>
  );
}
