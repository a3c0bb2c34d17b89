import { ArrowUp } from 'lucide-react';
import type { UnitTypeId } from '../../../../engine/axis-allies/index.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { Button } from '../../../../ui/components/Button.tsx';

interface LossOrderProps {
  readonly label: string;
  readonly order: readonly UnitTypeId[];
  readonly onChange: (order: readonly UnitTypeId[]) => void;
}

/** Types of units in the order in which they are lost; each can be lost earlier. */
export function LossOrder({ label, order, onChange }: LossOrderProps) {
  return (
    <ol className="loss-order" aria-label={label}>
      {order.map((type, at) => (
        <li key={type}>
          {unitTypeName(type, 2)}
          {at > 0 && (
            <Button
              small
              shape="icon"
              look="quiet"
              aria-label={`Lose ${unitTypeName(type, 2)} earlier`}
              onClick={() => onChange(order.toSpliced(at, 1).toSpliced(at - 1, 0, type))}
            >
              <ArrowUp size={16} aria-hidden />
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
