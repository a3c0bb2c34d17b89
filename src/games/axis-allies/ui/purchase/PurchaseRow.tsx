import type { PowerId, UnitType, UnitTypeId } from '../../../../engine/axis-allies/index.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { ValueCell } from './ValueCell.tsx';

interface PurchaseRowProps {
  readonly id: UnitTypeId;
  readonly cost: number;
  /** The unit type as the power has it, and as it is without developments; null for what is no unit. */
  readonly type: UnitType | null;
  readonly usual: UnitType | null;
  readonly power: PowerId;
  readonly n: number;
  /** Why one more cannot be bought; null if it can. */
  readonly limit: string | null;
  readonly disabled: boolean;
  readonly onChange: (n: number) => void;
}

/** Something for sale with its price and values, and how many are ordered. */
export function PurchaseRow({ id, cost, type, usual, power, n, limit, disabled, onChange }: PurchaseRowProps) {
  return (
    <tr className={n > 0 ? 'purchase-chosen' : undefined}>
      <th scope="row">
        <span className="purchase-unit">
          <UnitCounter type={id} power={power} size="small" />
          {capitalized(unitTypeName(id))}
        </span>
      </th>
      <td className="purchase-cost">{cost}</td>
      <ValueCell value={type?.attack ?? 0} usual={usual?.attack ?? 0} />
      <DefenceCell type={type} usual={usual} />
      <ValueCell value={type?.move ?? 0} usual={usual?.move ?? 0} />
      <td>
        <Stepper
          label={unitTypeName(id, 2)}
          value={n}
          max={limit === null ? n + 1 : n}
          {...(limit === null ? {} : { limit })}
          onChange={onChange}
          toldBeside
          disabled={disabled}
        />
      </td>
    </tr>
  );
}

/** What fires at aircraft only has that value instead of a defence. */
function DefenceCell({ type, usual }: Pick<PurchaseRowProps, 'type' | 'usual'>) {
  const value = type?.defense ?? 0;
  const fire = type?.antiaircraftFire ?? 0;
  if (value > 0 || fire === 0) return <ValueCell value={value} usual={usual?.defense ?? 0} />;
  return (
    <td>
      <abbr title={`Fires at aircraft only: hits with ${fire === 1 ? '1' : `1–${fire}`}`}>AA {fire}</abbr>
    </td>
  );
}
