import { type GameState, type UnitId, cargoOf, type Unit } from '../../../../engine/axis-allies/index.ts';
import { countedUnits, unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { cargoText, cargoTold } from '../../text/cargoText.ts';
import { powerName, spaceName } from '../../text/names.ts';

/** Like units of a space among those to choose from. */
interface UnitKind {
  readonly key: string;
  readonly type: string;
  readonly size: number;
  /**
   * 'Russia'; 'Russia (United Kingdom)' where units of several powers are to be chosen from; 'Sea Zone 6, carrying a
   * tank'.
   */
  readonly place: string;
  /** How many of them are chosen. */
  readonly count: number;
  /** All that is chosen if so many of these are. */
  readonly choose: (count: number) => readonly UnitId[];
}

/** The units to choose from by kind, with how many of each are chosen. */
export function unitKinds(game: GameState, units: readonly UnitId[], chosen: readonly UnitId[]): readonly UnitKind[] {
  const known = units.flatMap((id) => game.units[id] ?? []);
  const showsOwners = new Set(known.map(({ owner }) => owner)).size > 1;
  const kinds = new Map<string, [Unit, ...Unit[]]>();
  for (const unit of known) {
    const key = JSON.stringify([unit.space, unit.owner, unit.type, carriedText(game, unit)]);
    const alike = kinds.get(key);
    if (alike) alike.push(unit);
    else kinds.set(key, [unit]);
  }
  return [...kinds].map(([key, alike]) => {
    const [{ type, space, owner }] = alike;
    const ids = alike.map(({ id }) => id);
    const others = chosen.filter((id) => !ids.includes(id));
    return {
      key,
      type,
      size: ids.length,
      place: spaceName(game, space) + (showsOwners ? ` (${powerName(game, owner)})` : '') + carriedText(game, alike[0]),
      count: chosen.length - others.length,
      choose: (count) => [...others, ...ids.slice(0, count)],
    };
  });
}

/** What a ship carries, after its place; nothing for others. */
function carriedText(game: GameState, ship: Unit): string {
  const cargo = cargoTold(cargoOf(game, ship));
  return cargo.length === 0 ? '' : `, carrying ${cargoText(game, cargo, ship.owner)}`;
}

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
