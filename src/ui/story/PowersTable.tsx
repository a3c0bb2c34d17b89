import type { GameState } from '../../engine/index.ts';
import type { PowerStanding, Standing } from '../../history/index.ts';
import { editionIn, playerOf } from '../../store/selectors.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';

const COLUMNS: readonly (readonly [keyof PowerStanding, string])[] = [
  ['production', 'Production'],
  ['army', 'Worth of units'],
  ['territories', 'Territories'],
  ['treasury', 'IPCs in hand'],
];

/** How every power stood at the beginning and stands now. */
export function PowersTable({
  game,
  standings,
}: {
  readonly game: GameState;
  readonly standings: readonly Standing[];
}) {
  const [first, last] = [standings[0]?.powers, standings.at(-1)?.powers];
  return (
    <table className="story__powers">
      <caption>At the beginning and now</caption>
      <thead>
        <tr>
          <th scope="col">Power</th>
          <th scope="col">Player</th>
          {COLUMNS.map(([measure, title]) => (
            <th key={measure} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {editionIn(game).powers.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">
              <PowerEmblem power={id} size={18} /> {name}
            </th>
            <td>{playerOf(game, id)?.name}</td>
            {COLUMNS.map(([measure]) => (
              <td key={measure} className="number">
                {first?.[id]?.[measure] ?? 0} → {last?.[id]?.[measure] ?? 0}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
