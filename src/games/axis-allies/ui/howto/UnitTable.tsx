import type { Edition } from '../../../../engine/axis-allies/index.ts';
import { unitDoes } from '../../text/howToPlay/sections.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';

/** Every unit of an edition: what it costs, its values, and what else it can do. */
export function UnitTable({ edition }: { readonly edition: Edition }) {
  const power = edition.turnOrder[0] ?? '';
  return (
    <table className="howto__units">
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">Cost</th>
          <th scope="col">Attack</th>
          <th scope="col">Defence</th>
          <th scope="col">Move</th>
          <th scope="col">What else</th>
        </tr>
      </thead>
      <tbody>
        {edition.units.map((unit) => (
          <tr key={unit.id}>
            <th scope="row">
              <span className="howto__unit">
                <UnitCounter type={unit.id} power={power} size="small" />
                {capitalized(unitTypeName(unit.id))}
              </span>
            </th>
            <td>{unit.cost}</td>
            <td>{unit.attack || '–'}</td>
            <td>{unit.defense || '–'}</td>
            <td>{unit.move}</td>
            <td className="howto__does">{capitalized(unitDoes(unit))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
