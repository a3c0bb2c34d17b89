import { advantagesOf, type AdvantageId, type Edition, type Power } from '../../../../engine/axis-allies/index.ts';
import type { ByPower } from '../../../../engine/index.ts';
import { joinWords } from '../../../../text/words.ts';
import { rulesAddress } from '../../../../ui/address/address.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import '../../../../ui/rules/refusals.css';

interface AdvantageListsProps {
  readonly edition: Edition;
  readonly chosen: ByPower<readonly AdvantageId[]>;
  readonly onChange: (chosen: ByPower<readonly AdvantageId[]>) => void;
}

/** The tables of all powers, each folded up, with a box to tick for each advantage. */
export function AdvantageLists({ edition, chosen, onChange }: AdvantageListsProps) {
  return (
    <ul className="advantage-lists">
      {edition.turnOrder.map((id) => {
        const power = edition.powers.find((one) => one.id === id);
        return power === undefined ? null : (
          <li key={id}>
            <PowersList
              edition={edition}
              power={power}
              chosen={chosen[id] ?? []}
              onChange={(own) => onChange({ ...chosen, [id]: own })}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface PowersListProps {
  readonly edition: Edition;
  readonly power: Power;
  readonly chosen: readonly AdvantageId[];
  readonly onChange: (chosen: readonly AdvantageId[]) => void;
}

function PowersList({ edition, power, chosen, onChange }: PowersListProps) {
  const table = advantagesOf(edition, power.id);
  const has = (id: AdvantageId): boolean => chosen.includes(id);
  const names = table.filter(({ id }) => has(id)).map(({ name }) => name);
  const toggle = (toggled: AdvantageId): void =>
    onChange(table.flatMap(({ id }) => ((id === toggled ? !has(id) : has(id)) ? [id] : [])));
  return (
    <details className="advantage-list">
      <summary>
        <PowerEmblem power={power.id} size={24} />
        <strong>{power.name}</strong>
        <span className="soft">{names.length === 0 ? 'none' : joinWords(names)}</span>
      </summary>
      <ul>
        {table.map(({ id, number, name, rule, about }) => (
          <li key={id} className="advantage-list__row">
            <label className="choice__option">
              <input type="checkbox" checked={has(id)} onChange={() => toggle(id)} />
              <span>
                <strong>
                  {number}. {name}
                </strong>
                <span className="choice__text">{about}</span>
              </span>
            </label>
            <a className="rule-link" href={rulesAddress(edition.id, rule)} aria-label={`Rule ${rule} · ${name}`}>
              Rule {rule}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
