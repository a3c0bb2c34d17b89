import { editionOf, income, type GameState } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { useTable } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { possessive, powerName, spaceName } from '../../text/names.ts';
import { capitalized, ipcs } from '../../text/words.ts';
import { Button } from '../pieces/Button.tsx';
import './income.css';

/** The capital and who holds it, if an enemy does: then there is no income (INC-1). */
function lostCapital(state: GameState): { capital: string; holder: string } | null {
  const { powers } = editionOf(state.edition);
  const own = powers.find(({ id }) => id === state.power);
  const holder = powers.find(({ id }) => own !== undefined && id === state.control[own.capital]);
  return own !== undefined && holder !== undefined && holder.side !== own.side ? { capital: own.capital, holder: holder.id } : null;
}

/** Collect income: the sum explained by territory, and the button that takes it and ends the turn. */
export function IncomePanel() {
  const state = useTable();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const hover = useView((view) => view.hover);
  const lost = lostCapital(state);
  const territories = lost === null ? income(state, state.power).filter(({ ipcs: worth }) => worth > 0).toSorted((a, b) => b.ipcs - a.ipcs) : [];
  const sum = territories.reduce((total, { ipcs: worth }) => total + worth, 0);
  const before = state.treasury[state.power] ?? 0;

  return (
    <section className="income" aria-label="Collect income">
      {lost === null ? (
        <table className="income-table">
          <caption className="visually-hidden">{capitalized(possessive(state, state.power))} income by territory</caption>
          <tbody>
            {territories.map(({ space, ipcs: worth }) => (
              <tr key={space} onPointerEnter={() => hover(space)} onPointerLeave={() => hover(null)}>
                <th scope="row">{spaceName(state, space)}</th>
                <td>{worth}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Income</th>
              <td>{sum}</td>
            </tr>
            <tr>
              <th scope="row">In the treasury</th>
              <td>{before}</td>
            </tr>
            <tr className="income-after">
              <th scope="row">Afterwards</th>
              <td>{before + sum}</td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <p>
          No income: {powerName(state, lost.holder)} holds {spaceName(state, lost.capital)}, the capital. The treasury stays at {ipcs(before)}.
        </p>
      )}
      <Button look="main" wide disabled={readOnly} onClick={() => dispatch({ type: 'end-phase' })}>
        {sum > 0 ? `Collect ${ipcs(sum)} and end the turn` : 'End the turn'}
      </Button>
    </section>
  );
}
