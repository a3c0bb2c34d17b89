import type { Difference, GameState } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { namesText, pairText, spaceChanges } from '../../text/lab/compareText.ts';
import { powerName } from '../../text/names.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { SpaceLink } from '../spaces/SpaceLink.tsx';

interface PowersTableProps {
  readonly state: GameState;
  readonly powers: Difference['powers'];
}

/** The powers that differ: IPCs, production, units, and what they have developed or been given. */
export function PowersTable({ state, powers }: PowersTableProps) {
  return (
    <table className="compared">
      <caption>Powers</caption>
      <thead>
        <tr>
          <th scope="col">Power</th>
          <th scope="col">IPCs in hand</th>
          <th scope="col">Production</th>
          <th scope="col">Units</th>
        </tr>
      </thead>
      <tbody>
        {powers.map(({ power, ipcs, production, units, ...names }) => (
          <tr key={power}>
            <th scope="row">
              {powerName(state, power)}
              <span className="compared__names">{namesText(state, names)}</span>
            </th>
            {[ipcs, production, units].map((pair, i) => (
              <td key={i} className="number">
                {pairText(pair)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SpacesTableProps {
  readonly state: GameState;
  readonly spaces: Difference['spaces'];
}

/** The spaces that differ: units and control; each leads to its place on the map, which marks it. */
export function SpacesTable({ state, spaces }: SpacesTableProps) {
  return (
    <div>
      <table className="compared">
        <caption>Spaces, marked with ≠ on the map</caption>
        <tbody>
          {spaces.map((one) => (
            <tr key={one.space}>
              <th scope="row">
                <SpaceLink space={one.space} />
              </th>
              <td>{spaceChanges(state, one).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {spaces.length > 1 && (
        <Button small onClick={() => flyTo(spaces.map(({ space }) => space))}>
          Show all of them on the map
        </Button>
      )}
    </div>
  );
}
