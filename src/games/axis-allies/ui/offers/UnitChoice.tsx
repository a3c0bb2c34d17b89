import type { GameState, UnitId } from '../../../../engine/axis-allies/index.ts';
import { countedUnits, unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { unitKinds, type UnitKind } from './unitKinds.ts';

interface UnitChoiceProps {
  readonly game: GameState;
  /** The units to choose from. */
  readonly units: readonly UnitId[];
  readonly chosen: readonly UnitId[];
  readonly disabled: boolean;
  readonly onChange: (chosen: readonly UnitId[]) => void;
}

/** Units to choose, like ones of a space together: a box to tick for one of a kind, a count for more. */
export function UnitChoice({ game, units, chosen, disabled, onChange }: UnitChoiceProps) {
  return (
    <ul className="unit-choice">
      {unitKinds(game, units, chosen).map((kind) => (
        <li key={kind.key}>
          <CountOfKind kind={kind} disabled={disabled} onChange={(count) => onChange(kind.choose(count))} />
        </li>
      ))}
    </ul>
  );
}

interface CountOfKindProps {
  readonly kind: UnitKind;
  readonly disabled: boolean;
  readonly onChange: (count: number) => void;
}

function CountOfKind({ kind: { type, size, place, count }, disabled, onChange }: CountOfKindProps) {
  if (size === 1)
    return (
      <label className="unit-choice__one">
        <input
          type="checkbox"
          checked={count === 1}
          disabled={disabled}
          onChange={({ target }) => onChange(Number(target.checked))}
        />
        {capitalized(countedUnits(type, 1))} in {place}
      </label>
    );
  const what = `${unitTypeName(type, 2)} in ${place}`;
  return (
    <p className="unit-choice__many">
      <Stepper label={what} value={count} max={size} disabled={disabled} onChange={onChange} />
      <span aria-hidden="true">
        of {size} {what}
      </span>
    </p>
  );
}
