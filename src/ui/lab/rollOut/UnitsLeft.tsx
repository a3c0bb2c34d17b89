import { editionOf, type ByUnitType, type UnitTypeId } from '../../../engine/index.ts';
import type { RollOut } from '../../../odds/rollOut/index.ts';
import { expected } from '../../../text/chances.ts';
import { SIDE_TEXTS } from '../../../text/lab/rollOutText.ts';
import { unitTypeName } from '../../../text/unitNames.ts';

/** What is left of the units of both sides, on average. */
export function UnitsLeft({ edition, units }: { readonly edition: string; readonly units: RollOut['units'] }) {
  const types = editionOf(edition).units.filter(({ id }) => id in units.attacker.before || id in units.defender.before);
  const cell = (side: 'attacker' | 'defender', type: UnitTypeId): string => {
    const of = (counts: ByUnitType<number>): number => counts[type] ?? 0;
    return of(units[side].before) === 0 ? '–' : `${expected(of(units[side].left))} of ${of(units[side].before)}`;
  };
  if (types.length === 0) return null;
  return (
    <table className="rolled-units">
      <caption>Units left on average</caption>
      <thead>
        <tr>
          <th scope="col">Units</th>
          <th scope="col">{SIDE_TEXTS.attacker}</th>
          <th scope="col">{SIDE_TEXTS.defender}</th>
        </tr>
      </thead>
      <tbody>
        {types.map(({ id }) => (
          <tr key={id}>
            <th scope="row">{unitTypeName(id, 2)}</th>
            <td className="number">{cell('attacker', id)}</td>
            <td className="number">{cell('defender', id)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
