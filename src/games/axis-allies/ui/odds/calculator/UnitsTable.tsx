import { ArrowLeftRight, Trash2, Minus, Plus } from 'lucide-react';
import {
  BATTLE_SIDES,
  editionOf,
  type BattleSide,
  type UnitType,
  type UnitTypeId,
} from '../../../../../engine/axis-allies/index.ts';
import { bombarding, changeDraft, fighting, typesWith, type CalculatorDraft } from '../../../store/odds/calculator.ts';
import { unitTypeName } from '../../../text/unitNames.ts';
import { capitalized } from '../../../../../text/words.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { MOST_UNITS } from '../../../odds/asked.ts';

interface CountFieldProps {
  /** What is counted: 'attacking tanks'. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** Minus, a number that can be typed too, plus. */
function CountField({ label, value, onChange }: CountFieldProps) {
  const set = (count: number): void => onChange(Math.min(Math.max(0, count), MOST_UNITS));
  return (
    <span className="count-field" role="group" aria-label={label}>
      <Button
        shape="icon"
        small
        aria-label={`Fewer ${label}`}
        aria-disabled={value === 0}
        onClick={() => set(value - 1)}
      >
        <Minus size={16} aria-hidden />
      </Button>
      <input
        className="field"
        inputMode="numeric"
        aria-label={`Number of ${label}`}
        placeholder="0"
        value={value === 0 ? '' : value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '').slice(0, 3)))}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') set(value + 1);
          if (key === 'ArrowDown') set(value - 1);
        }}
      />
      <Button
        shape="icon"
        small
        aria-label={`More ${label}`}
        aria-disabled={value === MOST_UNITS}
        onClick={() => set(value + 1)}
      >
        <Plus size={16} aria-hidden />
      </Button>
    </span>
  );
}

const WORDS = { attacker: 'attacking', defender: 'defending' } as const;

/** How many units of each type fight on both sides, and the ships that bombard. */
export function UnitsTable({ draft }: { readonly draft: CalculatorDraft }) {
  const { ground, units, ships, developments } = draft;
  const edition = editionOf(draft.edition);
  const types = {
    attacker: fighting(typesWith(edition, developments.attacker), 'attacker', ground),
    defender: fighting(typesWith(edition, developments.defender), 'defender', ground),
  };
  const supporting = ground === 'landing' ? bombarding(typesWith(edition, developments.attacker)) : [];
  const rows = edition.units.filter(({ id }) => BATTLE_SIDES.some((side) => isAmong(types[side], id)));
  const set = (side: BattleSide, type: UnitTypeId, count: number): void =>
    changeDraft({ units: { ...units, [side]: { ...units[side], [type]: count } } });
  return (
    <table className="calculator__units">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Unit</span>
          </th>
          <th scope="col">Attackers</th>
          <th scope="col">Defenders</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id }) => (
          <tr key={id}>
            <th scope="row">{capitalized(unitTypeName(id, 2))}</th>
            {BATTLE_SIDES.map((side) => (
              <td key={side}>
                {isAmong(types[side], id) && (
                  <CountField
                    label={`${WORDS[side]} ${unitTypeName(id, 2)}`}
                    value={units[side][id] ?? 0}
                    onChange={(count) => set(side, id, count)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
        {supporting.map(({ id }) => (
          <tr key={id}>
            <th scope="row">{capitalized(unitTypeName(id, 2))} that bombard</th>
            <td>
              <CountField
                label={`bombarding ${unitTypeName(id, 2)}`}
                value={ships[id] ?? 0}
                onChange={(count) => changeDraft({ ships: { ...ships, [id]: count } })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isAmong = (types: readonly UnitType[], type: UnitTypeId): boolean => types.some(({ id }) => id === type);

/** Takes all units off, or lets both sides change places. */
export function DraftButtons({ draft: { units, developments } }: { readonly draft: CalculatorDraft }) {
  const swap = (): void =>
    changeDraft({
      units: { attacker: units.defender, defender: units.attacker },
      developments: { attacker: developments.defender, defender: developments.attacker },
    });
  return (
    <div className="calculator__buttons">
      <Button small onClick={swap}>
        <ArrowLeftRight size={16} aria-hidden /> Change sides
      </Button>
      <Button small onClick={() => changeDraft({ units: { attacker: {}, defender: {} }, ships: {} })}>
        <Trash2 size={16} aria-hidden /> Clear
      </Button>
    </div>
  );
}
