import { useMemo } from 'react';
import { difference, type GameState } from '../../../engine/index.ts';
import { pairText, spaceChanges } from '../../../text/lab/compareText.ts';
import { placeText } from '../../../text/lab/placeText.ts';
import { powerName, spaceName } from '../../../text/names.ts';
import { Window } from '../../components/Window.tsx';
import './compare.css';

interface CompareWindowProps {
  /** The position that was remembered, and the one shown. */
  readonly before: GameState;
  readonly after: GameState;
  readonly onClose: () => void;
}

/** What differs between two positions, as tables. */
export function CompareWindow({ before, after, onClose }: CompareWindowProps) {
  const { spaces, powers } = useMemo(() => difference(before, after), [before, after]);
  return (
    <Window open title="Two positions compared" onClose={onClose}>
      <p>
        First: {placeText(before)}. Second: {placeText(after)}.
      </p>
      {powers.length === 0 && spaces.length === 0 && <p>Nothing on the board differs.</p>}
      {powers.length > 0 && (
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
            {powers.map(({ power, ipcs, production, units }) => (
              <tr key={power}>
                <th scope="row">{powerName(after, power)}</th>
                {[ipcs, production, units].map((pair, i) => (
                  <td key={i} className="number">
                    {pairText(pair)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {spaces.length > 0 && (
        <table className="compared">
          <caption>Spaces</caption>
          <tbody>
            {spaces.map((one) => (
              <tr key={one.space}>
                <th scope="row">{spaceName(after, one.space)}</th>
                <td>{spaceChanges(after, one).join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Window>
  );
}
