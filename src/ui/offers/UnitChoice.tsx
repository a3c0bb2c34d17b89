import type { GameState, Unit, UnitId } from '../../engine/index.ts';
import { powerName, spaceName } from '../../text/names.ts';
import { countedUnits, unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../text/words.ts';
import { Stepper } from '../components/Stepper.tsx';

interface UnitChoiceProps {
  readonly game: GameState;
  /** Those to choose from. */
  readonly units: readonly UnitId[];
  readonly chosen: readonly UnitId[];
  readonly disabled: boolean;
  readonly onChange: (chosen: readonly UnitId[]) => void;
}

/** Units to choose, like ones of a space together: a box to tick for one of a kind, a count for more. */
export function UnitChoice({ game, units, chosen, disabled, onChange }: UnitChoiceProps) {
  const known = units.flatMap((id) => game.units[id] ?? []);
  const showsOwners = new Set(known.map(({ owner }) => owner)).size > 1;
  const kinds = new Map<string, Unit[]>();
  for (const unit of known) {
    const kind = JSON.stringify([unit.space, unit.owner, unit.type]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), unit]);
  }
  return (
    <ul className="unit-choice">
      {[...kinds].map(([kind, alike]) => {
        const ids = alike.map(({ id }) => id);
        const others = chosen.filter((id) => !ids.includes(id));
        return (
          <li key={kind}>
            <CountOfKind
              alike={alike}
              where={whereText(game, alike, showsOwners)}
              count={chosen.length - others.length}
              disabled={disabled}
              onChange={(count) => onChange([...others, ...ids.slice(0, count)])}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** 'in Russia', 'in Russia (United Kingdom)'. */
function whereText(game: GameState, [unit]: readonly Unit[], withOwner: boolean): string {
  if (unit === undefined) return '';
  return `in ${spaceName(game, unit.space)}${withOwner ? ` (${powerName(game, unit.owner)})` : ''}`;
}

interface CountOfKindProps {
  readonly alike: readonly Unit[];
  readonly where: string;
  readonly count: number;
  readonly disabled: boolean;
  readonly onChange: (count: number) => void;
}

function CountOfKind({ alike, where, count, disabled, onChange }: CountOfKindProps) {
  const type = alike[0]?.type ?? '';
  if (alike.length === 1)
    return (
      <label className="unit-choice__one">
        <input
          type="checkbox"
          checked={count === 1}
          disabled={disabled}
          onChange={({ target }) => onChange(Number(target.checked))}
        />
        {capitalized(countedUnits(type, 1))} {where}
      </label>
    );
  const what = `${unitTypeName(type, 2)} ${where}`;
  return (
    <p className="unit-choice__many">
      <Stepper label={what} value={count} max={alike.length} disabled={disabled} onChange={onChange} />
      <span aria-hidden="true">
        of {alike.length} {what}
      </span>
    </p>
  );
}
